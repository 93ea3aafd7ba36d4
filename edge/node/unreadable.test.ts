import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../../tests/hosts/node-host.ts'

let host: TestHost
beforeAll(async () => {
  host = await startNodeHost()
})
afterAll(() => host?.close())

test.each([
  ['BAD\r\n\r\n', '400 Bad Request'],
  [
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  ['GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  [
    'POST /api/v1/errors HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
    '417 Expectation Failed',
  ],
])('what never becomes a call carries the headers of every page', async (bytes, status) => {
  const { hostname, port } = new URL(host.url)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  expect(text.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
  expect(text).toMatch(/content-security-policy: default-src 'self'/i)
  expect(text).toMatch(/x-content-type-options: nosniff/i)
})

test('a request of HTTP/1.0 needs no Host', async () => {
  const { hostname, port } = new URL(host.url)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  socket.write('GET /api/v1/health HTTP/1.0\r\n\r\n')
  const [text] = (await once(socket, 'data')) as [string]
  expect(text).toMatch(/^HTTP\/1\.1 200/)
  socket.destroy()
})
