import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer, temporaryFolder } from '../faults/server-process.ts'
import { newWriter } from '../hosts/writer.ts'
import { LONGEST_TURN_MS, longestTurn } from './turn-limit.ts'
import { keyOfAnswer, startWorstPlanner, WORST_ANSWERS } from './worst-planner.ts'

const PLAYERS = 16
const MAX_MEMORY_MIB = 400

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let planner: Awaited<ReturnType<typeof startWorstPlanner>>
let server: ServerProcess
let players: Awaited<ReturnType<typeof newWriter>>[]
beforeAll(async () => {
  planner = await startWorstPlanner()
  folder = await temporaryFolder()
  const env = { PERIGEE_IMPORT_URL: planner.url }
  server = await startServer(folder.path, { probe: true, env })
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

test.each(WORST_ANSWERS)('an answer of %s holds up nobody', async (kind) => {
  const turn = await longestTurn(server, async () => {
    expect([200, 502]).toContain(await fetchBy(players[0]!, kind))
  })
  expect(turn).toBeLessThan(LONGEST_TURN_MS)
})

test.skipIf(process.platform !== 'linux')(
  'sixteen players whose other planner sends the worst take little memory',
  async () => {
    for (let round = 0; round < 3; round++) {
      const statuses = await Promise.all(
        players.map((player, n) =>
          fetchBy(player, WORST_ANSWERS[(n + round) % WORST_ANSWERS.length]!),
        ),
      )
      expect([200, 429, 502]).toEqual(expect.arrayContaining([...new Set(statuses)]))
      expect(statuses).toContain(200)
    }
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    expect(Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) / 1024).toBeLessThan(MAX_MEMORY_MIB)
  },
)
