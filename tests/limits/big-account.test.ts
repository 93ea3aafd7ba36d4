import { afterAll, beforeAll, expect, test } from 'vitest'
import { planWrite } from '../../scripts/stage/samples.ts'
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { KIB, MIB, WORK_PROBE, workOf } from './work.ts'

/** What is read at once for one answer. */
const PAGE = 256 * KIB
const READERS = 20

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: ServerProcess
beforeAll(async () => {
  folder = await temporaryFolder()
  server = await startServer(folder.path, { preload: WORK_PROBE })
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await folder?.remove()
})

test('an account that is full is answered in pieces, read only as its reader takes them', async () => {
  let hoarder = await newWriter(server.url, 'hoarder')
  const recipe = { recipeid: 'x'.repeat(100), amount: 1_000_000 }
  const building = { name: 'FP', amount: 1_000_000, active_recipes: Array(10).fill(recipe) }
  const plan = planWrite({ name: 'Huge', buildings: Array(100).fill(building) })
  const made: string[] = []
  let refusal: Response | null = null
  while (refusal === null) {
    const answer = await hoarder.call('PUT', '/baseplanner', plan)
    if (answer.ok) made.push(((await answer.json()) as { uuid: string }).uuid)
    else refusal = answer
  }
  expect([refusal.status, await refusal.json()]).toEqual([
    409,
    {
      detail:
        'Your account is full: it holds up to 16 MiB of plans and CX. Please delete what you no longer need.',
    },
  ])
  expect(made.length * JSON.stringify(plan).length).toBeGreaterThan(14 * MIB)
  // A process of its own for the reading: the first start fills the database with game data.
  await server.end('SIGTERM')
  server = await startServer(folder.path, { preload: WORK_PROBE })
  hoarder = await newWriter(server.url, 'hoarder')
  await hoarder.call('POST', '/user/api-key', { keyname: 'sheet' })
  const [{ key }] = (await (await hoarder.call('GET', '/user/api-key')).json()) as [{ key: string }]

  const sheet = async () =>
    (await hoarder.call('GET', `/csv/user/materialio?api_key=${key}`)).arrayBuffer()
  // The lists of the game are read once for everybody, by whoever comes first.
  await sheet()
  // A page ends with the plan that fills it, and is read, taken apart, and written.
  const page = PAGE + JSON.stringify(plan).length
  for (const read of [
    sheet,
    async () => (await hoarder.call('GET', '/baseplanner')).arrayBuffer(),
  ]) {
    const whole = await workOf(server, read)
    expect(whole.stored).toBeGreaterThan(14 * MIB)
    expect(whole.turn).toBeLessThan(3 * page)
  }

  // Who does not read is not read for.
  const slow: Response[] = []
  const unread = await workOf(server, async () => {
    while (slow.length < READERS) slow.push(await hoarder.call('GET', '/baseplanner'))
    expect((await hoarder.call('GET', '/user/profile')).status).toBe(200)
  })
  // The system's buffers of a connection hold some MiB; a whole account is more than 14.
  expect(unread.stored).toBeLessThan(READERS * (3 * page + 8 * MIB))
  for (const answer of slow) await answer.body?.cancel()
})
