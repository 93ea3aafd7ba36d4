import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHost } from '../../scripts/stage/host.ts'
import { newPerson } from '../contract/stage.ts'

const MIB = 1024 ** 2
/** A few megabytes that become millions of records, each wrong in a dozen ways. */
const SWARM = `[${'{},'.repeat(2.6 * MIB)}{}]`
const BURST = gzipSync(Buffer.alloc(256 * MIB, ' '))

/** A FIO that does whatever a test asks of it. */
export async function startUpstream() {
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

type StartHost = (env: Record<string, string>) => Promise<TestHost>

/** A host on which a player's FIO does its worst. */
export function hostileUpstreamSuite(start: StartHost): void {
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
    // Ten lists are asked for, each up to its cap.
    if (manner === 'neverEnds') expect(fio.sent() - before).toBeLessThan(200 * MIB)
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
}
