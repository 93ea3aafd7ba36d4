import { expect, test } from 'vitest'
import { THROTTLE_LIMITS } from '../../edge/config.ts'
import { ACCOUNT_KEY, startPlannerStub } from '../contract/planner-stub.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { startWorkerHost } from '../hosts/worker-host.ts'
import { newWriter } from '../hosts/writer.ts'

test.each([
  ['Node', (env: Record<string, string>) => startNodeHost({ env })],
  ['workerd', startWorkerHost],
])(
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
