import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANY_PLANET } from '../../engine/game/search.ts'
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'

// On Node only: a Worker has no connections of its own, and its platform limits open responses.
const GUESTS = 12
const CONNECTIONS_EACH = 100
/** Megabytes that are written while they are read; where they are compressed each answer holds a compressor, too. */
const SEARCHES = [
  { body: JSON.stringify(ANY_PLANET), encoding: 'identity' },
  { body: JSON.stringify({ ...ANY_PLANET, IncludeGaseous: false }), encoding: 'gzip' },
]

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: ServerProcess
beforeAll(async () => {
  folder = await temporaryFolder()
  server = await startServer(folder.path)
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await folder?.remove()
})

/** A connection that asks and takes nothing of the answer. */
function askAndSleep(token: string, { body, encoding }: (typeof SEARCHES)[number]): Socket {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => {})
  const headers = {
    Host: 'x.test',
    Authorization: `Bearer ${token}`,
    'Accept-Encoding': encoding,
    'Content-Length': body.length,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(['POST /api/v1/data/planet/search HTTP/1.1', ...lines, '', body].join('\r\n'))
  return socket
}

/** Reads the status that a connection is answered with, and leaves. */
async function statusAndLeave(socket: Socket): Promise<number> {
  const answer = once(socket, 'data')
  socket.resume()
  const [head] = (await answer) as [Buffer]
  socket.destroy()
  return Number(head.toString('latin1', 9, 12))
}

test('connections that read nothing keep nobody out, and end with the server', async () => {
  const player = await newWriter(server.url, 'player')
  const sockets: Socket[] = []
  for (let guest = 0; guest < GUESTS; guest++) {
    const opened = await fetch(`${server.url}/api/v1/user/guest`, { method: 'POST' })
    const { access_token } = (await opened.json()) as { access_token: string }
    for (let n = 0; n < CONNECTIONS_EACH; n++)
      sockets.push(askAndSleep(access_token, SEARCHES[n % 2]!))
  }
  // In the first seconds most answers are new, so none of them has stalled.
  for (let n = 0; n < 6; n++) {
    const answer = await player.call('GET', '/baseplanner')
    expect(answer.status, await answer.text()).toBe(200)
    const list = await player.call('POST', '/data/planet/search', ANY_PLANET)
    const text = await list.text()
    expect(list.status, text.slice(0, 200)).toBe(200)
    expect(JSON.parse(text)).toHaveLength(4576)
  }
  const statuses = await Promise.all(sockets.slice(0, 600).map(statusAndLeave))
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const { code, output } = await server.end('SIGTERM')
  expect(code, output).toBe(0)
  for (const socket of sockets) socket.resume()
  await expect.poll(() => sockets.every(({ closed }) => closed)).toBe(true)
  // That a caller left is no failure.
  expect(output.split('\n').filter((line) => /error|aborted/i.test(line))).toEqual([])
})
