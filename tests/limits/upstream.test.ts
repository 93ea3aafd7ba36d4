import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../contract/stage.ts'
import { startServer, temporaryFolder } from '../faults/server-process.ts'
import type { TestHost } from '../hosts/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { startWorkerHost } from '../hosts/worker-host.ts'
import { newWriter } from '../hosts/writer.ts'

const MIB = 1024 ** 2
/** A few megabytes that become millions of records, each wrong in a dozen ways. */
const SWARM = `[${'{},'.repeat(2.6 * MIB)}{}]`
const BURST = gzipSync(Buffer.alloc(256 * MIB, ' '))

/** A FIO that does whatever a test asks of it. */
async function startUpstream() {
  let sent = 0
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const endless = (chunk: Buffer) => (response: ServerResponse) => {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed) {
        sent += chunk.length
        if (!response.write(chunk)) return void response.once('drain', more)
      }
    }
    more()
  }
  const manners = {
    hangs: () => {},
    hangsHalfway: (response: ServerResponse) => void response.writeHead(200).write('['),
    neverEnds: endless(Buffer.alloc(64 * 1024, ' ')),
    bursts: (response: ServerResponse) =>
      void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(BURST),
    redirects: (response: ServerResponse) =>
      void response.writeHead(302, { Location: 'http://127.0.0.1:1/elsewhere' }).end(),
    swarms: (response: ServerResponse) => void response.writeHead(200).end(SWARM),
    nests: (response: ServerResponse) => void response.writeHead(200).end('['.repeat(4 * MIB)),
    lies: (response: ServerResponse) => void response.writeHead(200).end('{"UserName":"somebody"}'),
  }
  let answer: (response: ServerResponse) => void = manners.hangs
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    sent: () => sent,
    /** From now on every call is answered like this. */
    answers(manner: keyof typeof manners) {
      answer = manners[manner]
    },
    /** Ends whatever is under way. */
    cut: () => server.closeAllConnections(),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Upstream = Awaited<ReturnType<typeof startUpstream>>
const MANNERS = [
  'hangsHalfway',
  'neverEnds',
  'bursts',
  'redirects',
  'lies',
  'swarms',
  'nests',
] as const

describe.each([
  ['Node', (env: Record<string, string>) => startNodeHost({ env })],
  ['workerd', (env: Record<string, string>) => startWorkerHost(env)],
] as const)("a player's FIO on %s", (_, start) => {
  let fio: Upstream
  let host: TestHost
  beforeAll(async () => {
    fio = await startUpstream()
    host = await start({ PERIGEE_FIO_URL: fio.url })
  })
  afterAll(async () => {
    await host?.close()
    fio?.close()
  })

  test.each(MANNERS)('that %s ends in words, and in a sheet without stock', async (manner) => {
    fio.answers(manner)
    const { caller: player } = await newPerson(host, 'player')
    const body = { fio_apikey: 'a-key', prun_username: 'somebody', email: null }
    await player.ok('updateProfile', { body })
    const before = fio.sent()
    const { detail } = await player.fails(503, 'getFioStorage')
    expect(detail).toBe('Your game data could not be fetched from FIO. Please try again soon.')
    // What the system keeps in its buffers comes on top of what is read.
    if (manner === 'neverEnds') expect(fio.sent() - before).toBeLessThan(100 * MIB)
    fio.cut()
  })

  test.each(['..', '.', '...'])('is not called under the game name %j', async (name) => {
    fio.answers('lies')
    const { caller: player } = await newPerson(host, 'dots')
    const body = { fio_apikey: 'a-key', prun_username: name, email: null }
    await player.ok('updateProfile', { body })
    const before = fio.asked.length
    await player.fails(403, 'getFioStorage')
    expect(fio.asked.length).toBe(before)
  })
})

test('a server ends at once though the sync and a player wait for an upstream that hangs', async () => {
  const fio = await startUpstream()
  const folder = await temporaryFolder()
  fio.answers('hangs')
  const server = await startServer(folder.path, {
    env: { PERIGEE_FIO_URL: fio.url, PERIGEE_SYNC: 'on' },
  })
  const writer = await newWriter(server.url, 'waiting')
  const profile = { fio_apikey: 'a-key', prun_username: 'somebody', email: null }
  await writer.call('PATCH', '/user/profile', profile)
  const waiting = writer.call('GET', '/data/fio_storage').catch(() => null)
  await expect.poll(() => fio.asked.some((path) => path.startsWith('/storage/'))).toBe(true)
  const { code, output } = await server.end('SIGTERM')
  expect(code, output).toBe(0)
  await waiting
  // Far less than the 20 s that the sync would wait, three times over; the upstream still holds every call.
  expect(output).not.toContain('left undone')
  fio.close()
  await folder.remove()
})

test('a server lives on, in little memory, where the sync is sent swarms of records', async () => {
  const fio = await startUpstream()
  const folder = await temporaryFolder()
  fio.answers('swarms')
  const server = await startServer(folder.path, {
    env: { PERIGEE_FIO_URL: fio.url, PERIGEE_SYNC: 'on', NODE_OPTIONS: '--max-old-space-size=128' },
  })
  const health = async () => {
    const answer = await fetch(`${server.url}/api/v1/health`)
    return (await answer.json()) as { gamedata: { problem?: string } }
  }
  const problem = async () => (await health()).gamedata.problem
  await expect.poll(problem, { timeout: 30_000 }).toContain('exchanges: FIO sent')
  expect(await problem()).toContain('materials: FIO sent more than it should')
  fio.close()
  const { code, output } = await server.end('SIGTERM')
  expect(code, output).toBe(0)
  await folder.remove()
})
