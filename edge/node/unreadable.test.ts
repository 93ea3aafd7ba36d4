import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { answerUnreadable } from './unreadable.ts'

test.each([
  ['BAD\r\n\r\n', '400 Bad Request'],
  [
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('what the parser refuses carries the headers of every page', async (bytes, status) => {
  const server = createServer().on('clientError', answerUnreadable).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  server.close()
  expect(text.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
  expect(text).toContain("Content-Security-Policy: default-src 'self'")
  expect(text).toContain('X-Content-Type-Options: nosniff')
})
