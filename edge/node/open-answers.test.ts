import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openAnswers } from './open-answers.ts'

/** More than the buffers of a connection hold. */
const LARGE = Buffer.alloc(16 * 1024 ** 2, 'x')

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

/**
 * A server whose paths name their caller, and in the query their network and the bytes of the response, 1 by default. With
 * `body=none` it never sends one.
 */
async function serve(limits: Parameters<typeof openAnswers>[0]) {
  const answersTo = openAnswers(limits)
  server = createServer((request, response) => {
    const { pathname: caller, searchParams } = new URL(request.url!, 'http://x.test')
    try {
      const network = searchParams.get('network') ?? 'any'
      answersTo(response).admit({ caller, network }, Number(searchParams.get('bytes') ?? 1))
    } catch (error) {
      return void response.writeHead((error as { status: number }).status).end()
    }
    response.writeHead(200)
    if (searchParams.has('body')) response.flushHeaders()
    else response.end(LARGE)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Asks and reads no more than the status. */
async function ask(port: number, caller: string) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.write(`GET ${caller} HTTP/1.1\r\nHost: x.test\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [Buffer]
  socket.pause()
  return { socket, status: Number(head.toString('latin1', 9, 12)) }
}

test('a caller may leave some answers unread, and is refused the next before its first byte', async () => {
  const port = await serve({ mostOfOne: 2 })
  const first = await ask(port, '/one')
  expect(first.status).toBe(200)
  expect((await ask(port, '/one')).status).toBe(200)
  expect((await ask(port, '/one')).status).toBe(429)
  expect((await ask(port, '/other')).status).toBe(200)
  // What is read, or left, counts no more.
  first.socket.destroy()
  await expect.poll(async () => (await ask(port, '/one')).status).toBe(200)
})

async function expectCut({ socket }: { socket: Socket }) {
  socket.resume()
  await once(socket, 'close')
  expect(socket.bytesRead).toBeLessThan(LARGE.length)
}

test('where all hold too much, whoever holds most makes room for those with fewer', async () => {
  const port = await serve({ most: 3, givenUpForFewerMs: 0 })
  await ask(port, '/modest')
  const stalled = await ask(port, '/greedy')
  await ask(port, '/greedy')
  expect((await ask(port, '/greedy')).status).toBe(429)
  expect((await ask(port, '/third')).status).toBe(200)
  await expectCut(stalled)
  // Now each holds one.
  expect((await ask(port, '/fourth')).status).toBe(429)
})

test('who holds more than a browser opens makes room at once, a browser only once an answer stalls', async () => {
  const limits = { most: 3, mostOfBrowser: 2, givenUpForFewerMs: 60_000 }
  const port = await serve(limits)
  const oldest = await ask(port, '/greedy')
  for (let n = 0; n < 2; n++) await ask(port, '/greedy')
  expect((await ask(port, '/second')).status).toBe(200)
  await expectCut(oldest)
  // Two are what a browser may open.
  expect((await ask(port, '/third')).status).toBe(429)
})

test('a large answer needs as many to end as have its bytes', async () => {
  const port = await serve({ most: 10, mostOfBrowser: 1 })
  const stalled = [await ask(port, '/greedy?bytes=4'), await ask(port, '/greedy?bytes=4')]
  const modest = await ask(port, '/modest?bytes=2')
  expect((await ask(port, '/third?bytes=6')).status).toBe(200)
  for (const one of stalled) await expectCut(one)
  expect(modest.socket.destroyed).toBe(false)
  // Nobody else holds as much as this one would.
  expect((await ask(port, '/fourth?bytes=9')).status).toBe(429)
})

test('all callers of a network together have a limit, and leave the rest to others', async () => {
  const port = await serve({ most: 9, mostOfNetwork: 4, mostOfOne: 2 })
  for (const guest of ['/one', '/two', '/one', '/two'])
    expect((await ask(port, `${guest}?network=a`)).status).toBe(200)
  expect((await ask(port, '/three?network=a&bytes=2')).status).toBe(429)
  expect((await ask(port, '/three?network=b&bytes=2')).status).toBe(200)
})

test('and the answer without progress for longest makes room in the end', async () => {
  const port = await serve({ most: 2, givenUpMs: 100 })
  const stalled = await ask(port, '/one')
  await ask(port, '/two')
  await expect.poll(async () => (await ask(port, '/three')).status).toBe(200)
  await expectCut(stalled)
})

test('a connection without progress is ended, one that reads slowly is not', async () => {
  // Long beside the pauses of a busy machine, in which the slow reader does not read either.
  const stalledMs = 2000
  const port = await serve({ stalledMs })
  const stalled = await ask(port, '/stalled')
  const slow = await ask(port, '/slow')
  const reading = setInterval(() => slow.socket.read(64 * 1024), stalledMs / 40)
  slow.socket.on('readable', () => {})
  await expect.poll(() => server.listening && openConnections()).toBe(1)
  clearInterval(reading)
  expect(stalled.socket.bytesRead).toBeLessThan(LARGE.length)
  expect(slow.socket.destroyed).toBe(false)
  server.closeAllConnections()
  server.close()
})

test('a connection that waits for us outlives those that do not read', async () => {
  const port = await serve({ stalledMs: 50 })
  const idle = await ask(port, '/idle?body=none')
  for (let round = 0; round < 3; round++) {
    await ask(port, '/stalled')
    await expect.poll(openConnections).toBe(1)
  }
  expect(idle.socket.destroyed || idle.socket.readableEnded).toBe(false)
})

function openConnections() {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
}
