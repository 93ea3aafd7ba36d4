import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { THROTTLE_LIMITS } from '../../edge/config.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { ACCOUNT_KEY, startPlannerStub } from '../contract/planner-stub.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { startWorkerHost } from '../hosts/worker-host.ts'

const HOSTS: [string, (env: Record<string, string>) => ReturnType<typeof startNodeHost>][] = [
  ['Node', (env) => startNodeHost({ env })],
  ['workerd', startWorkerHost],
]

test.each(HOSTS)(
  'on %s one account may ask the other planner so often, and others still may',
  async (_, start) => {
    const planner = await startPlannerStub()
    const host = await start({ PERIGEE_IMPORT_URL: planner.url, PERIGEE_LIMITS_FACTOR: '1' })
    const keen = await newWriter(host.url, 'keen')
    const other = await newWriter(host.url, 'other')
    const ask = (who: typeof keen) => who.call('POST', '/import/account', { api_key: ACCOUNT_KEY })
    for (let n = 0; n < THROTTLE_LIMITS.moveIn.perAccount.limit; n++)
      expect((await ask(keen)).status).toBe(200)
    const refused = await ask(keen)
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([
      429,
      expect.any(Number),
    ])
    expect((await ask(other)).status).toBe(200)
    await host.close()
    planner.close()
  },
)

test.each(HOSTS)('on %s eight imports run at once, one of each account', async (_, start) => {
  const waiting: ServerResponse[] = []
  const planner = createServer((_request, response) => void waiting.push(response))
  await new Promise<void>((resolve) => planner.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(planner.address() as AddressInfo).port}`
  const host = await start({ PERIGEE_IMPORT_URL: url })
  const movers: Awaited<ReturnType<typeof newWriter>>[] = []
  while (movers.length < 9) movers.push(await newWriter(host.url, `mover${movers.length}`))
  const link = { link: '0a1b2c3d-0000-4000-8000-00000000000a' }
  const ask = (who: Awaited<ReturnType<typeof newWriter>>) =>
    who.call('POST', '/import/shared', link)
  const running = movers.slice(0, 8).map(ask)
  await expect.poll(() => waiting.length).toBe(8)

  const detailOf = async (answer: Response) => [answer.status, await answer.json()]
  expect(await detailOf(await ask(movers[0]!))).toEqual([
    429,
    { detail: 'Another import of yours is running. Please try again soon.' },
  ])
  expect(await detailOf(await ask(movers[8]!))).toEqual([
    429,
    { detail: 'Too many imports are running at once. Please try again soon.' },
  ])

  for (const response of waiting) response.end('{"plan_name":"Farm"}')
  for (const answer of await Promise.all(running))
    expect([answer.status, await answer.json()]).toEqual([200, { shared: { plan_name: 'Farm' } }])
  const again = ask(movers[8]!)
  await expect.poll(() => waiting.length).toBe(9)
  waiting.at(-1)!.end('[]')
  expect((await again).status).toBe(200)
  await host.close()
  planner.close()
})
