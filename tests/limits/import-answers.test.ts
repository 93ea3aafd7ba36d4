import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer, temporaryFolder } from '../faults/server-process.ts'
import { newWriter } from '../hosts/writer.ts'

const MIB = 1024 * 1024
const PLAYERS = 16
const MOST_MEMORY_MIB = 400
const LONGEST_TURN_MS = 20
/** A turn that a garbage collection or a first compilation made long is short the next time. */
const TRIES = 5

const filled = (text: string, bytes: number) =>
  Array(Math.floor(bytes / (text.length + 1))).fill(text)
const sendWhole = (text: string) => {
  const bytes = Buffer.from(text)
  return (response: ServerResponse) => response.end(bytes)
}

/** Each the worst that we know for a reader of some kind; the key is the name. */
const WORST: Record<string, (response: ServerResponse) => unknown> = {
  'records of empty lists': sendWhole(`[${filled(`[${filled('[]', MIB * 0.9)}]`, 5.7 * MIB)}]`),
  'records of numbers': sendWhole(`[${filled(`[${filled('1e9', MIB * 0.9)}]`, 5.7 * MIB)}]`),
  'one object with many names': sendWhole(
    `{${Array.from({ length: 450_000 }, (_, n) => `"${n}":0`)}}`,
  ),
  'signs that take two bytes in memory': sendWhole(`["${'—'.repeat(1.9 * MIB)}"]`),
  'one text of escapes': sendWhole(`["${'\\u2014'.repeat(0.95 * MIB)}"]`),
  'pieces of one byte': async (response) => {
    response.socket?.setNoDelay()
    response.write('["')
    for (let n = 0; n < 60_000 && !response.destroyed; n++)
      if (!response.write('x')) await once(response, 'drain').catch(() => {})
    response.end('"]')
  },
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let planner: Server
let server: ServerProcess
let players: Awaited<ReturnType<typeof newWriter>>[]
beforeAll(async () => {
  planner = createServer(({ url, headers }, response) => {
    const kind = headers.authorization!.replace('Api-Key ', '').replaceAll('-', ' ')
    if (url === '/planning/plan/') WORST[kind]!(response)
    else response.end('[]')
  })
  await new Promise<void>((resolve) => planner.listen(0, '127.0.0.1', resolve))
  folder = await temporaryFolder()
  const env = {
    PERIGEE_IMPORT_URL: `http://127.0.0.1:${(planner.address() as AddressInfo).port}`,
  }
  server = await startServer(folder.path, { probe: true, env })
  players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, n) => newWriter(server.url, `mover${n}`)),
  )
})
afterAll(async () => {
  await server?.end('SIGKILL')
  planner?.closeAllConnections()
  planner?.close()
  await folder?.remove()
})

async function fetchBy(player: (typeof players)[number], kind: string): Promise<number> {
  const api_key = kind.replaceAll(' ', '-')
  const answer = await player.call('POST', '/import/account', { api_key })
  await answer.arrayBuffer()
  return answer.status
}

test.each(Object.keys(WORST))('an answer of %s holds up nobody', async (kind) => {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES && least > LONGEST_TURN_MS; tried++) {
    await server.longestTurn()
    expect([200, 502]).toContain(await fetchBy(players[0]!, kind))
    least = Math.min(least, await server.longestTurn())
  }
  expect(least).toBeLessThan(LONGEST_TURN_MS)
})

test.skipIf(process.platform !== 'linux')(
  'sixteen players whose other planner sends the worst take little memory',
  async () => {
    const kinds = Object.keys(WORST)
    for (let round = 0; round < 3; round++) {
      const statuses = await Promise.all(
        players.map((player, n) => fetchBy(player, kinds[(n + round) % kinds.length]!)),
      )
      expect([200, 429, 502]).toEqual(expect.arrayContaining([...new Set(statuses)]))
      expect(statuses).toContain(200)
    }
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    expect(Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) / 1024).toBeLessThan(MOST_MEMORY_MIB)
  },
)
