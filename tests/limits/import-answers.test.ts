import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '../../scripts/stage/server-process.ts'
import { keyOfAnswer, startWorstPlanner, WORST_ANSWERS } from '../../scripts/stage/worst-planner.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { KIB, MIB, WORK_PROBE, workOf } from './work.ts'

const PLAYERS = 16
/** An answer is checked and passed on in blocks of this size. */
const BLOCK = 64 * KIB

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let planner: Awaited<ReturnType<typeof startWorstPlanner>>
let server: ServerProcess
let players: Awaited<ReturnType<typeof newWriter>>[]
beforeAll(async () => {
  planner = await startWorstPlanner()
  folder = await temporaryFolder()
  const env = { PERIGEE_IMPORT_URL: planner.url }
  server = await startServer(folder.path, { preload: WORK_PROBE, env })
  players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, n) => newWriter(server.url, `mover${n}`)),
  )
})
afterAll(async () => {
  await server?.end('SIGKILL')
  planner?.close()
  await folder?.remove()
})

async function fetchBy(player: (typeof players)[number], kind: string): Promise<number> {
  const answer = await player.call('POST', '/import/account', { api_key: keyOfAnswer(kind) })
  await answer.arrayBuffer()
  return answer.status
}

test.each(WORST_ANSWERS)(
  'an answer of %s is checked in blocks, and never read as JSON',
  async (kind) => {
    const { turn, parsed } = await workOf(server, async () => {
      expect([200, 502]).toContain(await fetchBy(players[0]!, kind))
    })
    expect(turn).toBeLessThan(4 * BLOCK)
    expect(parsed).toBeLessThan(BLOCK)
  },
)

test('sixteen players whose other planner sends the worst are answered or told to wait', async () => {
  for (let round = 0; round < 3; round++) {
    const { turn } = await workOf(server, async () => {
      const statuses = await Promise.all(
        players.map((player, n) =>
          fetchBy(player, WORST_ANSWERS[(n + round) % WORST_ANSWERS.length]!),
        ),
      )
      expect([200, 429, 502]).toEqual(expect.arrayContaining([...new Set(statuses)]))
      expect(statuses).toContain(200)
    })
    expect(turn).toBeLessThan(MIB)
  }
})
