import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pageHeaders } from '../http/page-headers.ts'

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Requests that Node's parser refuses never reach the app. They are answered here, with the headers of every page. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const headers = { ...pageHeaders('/', false), 'Content-Length': '0', Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request'
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'))
}

/** Node's own response to an unknown expectation has no headers. */
export function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, pageHeaders('/', false)).end()
}

/** HTTP/1.1 requires a Host. Node's own refusal has no headers. */
export function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && !headers.host
}
