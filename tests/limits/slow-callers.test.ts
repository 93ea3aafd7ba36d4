import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestHost } from '../../scripts/stage/host.ts'
import { planWrite } from '../../scripts/stage/samples.ts'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { startWorkerHost } from '../hosts/worker-host.ts'

const LARGE_PLAN = JSON.stringify(largePlan())

/** As many recipes as a plan may have: dear to read. */
function largePlan() {
  const recipe = planWrite().buildings[0]!.active_recipes[0]!
  const building = { name: 'FP', amount: 1, active_recipes: Array(10).fill(recipe) }
  return planWrite({ buildings: Array(100).fill(building) })
}

/** A plan whose bytes are sent when the test says so. */
function beginUpload(url: string, token: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: readable,
    duplex: 'half',
  }
  return { upload: writable.getWriter(), answer: fetch(`${url}/api/v1/baseplanner`, init) }
}

describe.each([
  ['Node', startNodeHost],
  ['workerd', () => startWorkerHost()],
] as const)('one device of an account on %s', (_, start) => {
  let host: TestHost
  let writer: Awaited<ReturnType<typeof newWriter>>
  beforeAll(async () => {
    host = await start()
    writer = await newWriter(host.url, 'slow')
  })
  afterAll(() => host?.close())

  test('that uploads slowly keeps none of the others waiting', async () => {
    const bytes = new TextEncoder().encode(LARGE_PLAN)
    const { upload, answer } = beginUpload(host.url, writer.token)
    await upload.write(bytes.subarray(0, 1000))
    const other = await writer.send('PUT', '/baseplanner', LARGE_PLAN)
    expect(other.status, await other.text()).toBe(200)
    await upload.write(bytes.subarray(1000))
    await upload.close()
    expect((await answer).status).toBe(200)
  })

  test('that reads slowly keeps none of the others waiting', async () => {
    const first = await writer.call('GET', '/baseplanner')
    const second = await (await writer.call('GET', '/baseplanner')).text()
    expect(await first.text()).toBe(second)
    expect(JSON.parse(second)).toHaveLength(2)
  })
})

test('an account that begins ever more uploads is refused in words, others and its later ones are not', async () => {
  const host = await startNodeHost()
  const writer = await newWriter(host.url, 'hoarder')
  const other = await newWriter(host.url, 'other')
  const large = new Uint8Array(1024 * 1024 - 1).fill(0x20)
  const uploads = Array.from({ length: 24 }, () => beginUpload(host.url, writer.token))
  for (const { upload } of uploads) upload.write(large).catch(() => {})
  // None of them is whole, so whichever is answered is refused.
  const refused = await Promise.any(uploads.map(({ answer }) => answer))
  expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
    429,
    '10',
    { detail: 'Too many large uploads at once. Please try again soon.' },
  ])
  expect((await other.send('PUT', '/baseplanner', LARGE_PLAN)).status).toBe(200)
  for (const { upload } of uploads) upload.close().catch(() => {})
  // What is refused may end with a connection that is cut, since it is still being sent.
  const ends = await Promise.allSettled(uploads.map(({ answer }) => answer))
  const statuses = ends.map((end) => (end.status === 'fulfilled' ? end.value.status : null))
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(0)
  expect((await writer.send('PUT', '/baseplanner', LARGE_PLAN)).status).toBe(200)
  await host.close()
})

test('a server that is told to stop waits for no rest, and answers what is under way', async () => {
  const folder = await temporaryFolder()
  // As long as the slowest machine needs to send it all; a rest between the pieces would take longer by far.
  const server = await startServer(folder.path, { env: { PERIGEE_STOP_SECONDS: '60' } })
  const writer = await newWriter(server.url, 'greedy')
  for (let n = 0; n < 10; n++) await writer.send('PUT', '/baseplanner', LARGE_PLAN)
  const whole = (await (await writer.call('GET', '/baseplanner')).text()).length
  // Far more than an account may take at once, and all of it is under way.
  const begun = await Promise.all(
    Array.from({ length: 20 }, () => writer.call('GET', '/baseplanner')),
  )
  const lists = Promise.all(begun.map(async (answer) => (await answer.text()).length))
  const { code, output } = await server.end('SIGTERM')
  expect(code, output).toBe(0)
  expect(await lists).toEqual(begun.map(() => whole))
  await folder.remove()
})
