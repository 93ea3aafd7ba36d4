import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../start-error.ts'

/**
 * How many connections may wait to be accepted. With Node's 511, a client that connects after a burst has to try again a second
 * later.
 */
const MAX_WAITING = 4096

/** Resolves to the address when the port is taken. */
export function listen(server: Server, port: number, hostname: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken. Choose another, as in PORT=${port + 1} npm start.`,
        EACCES: `Port ${port} may not be used by this person. Choose one above 1023 with PORT.`,
      }
      const message = why[error.code ?? ''] ?? `Cannot listen on ${hostname}: ${error.message}`
      reject(new StartError(message, error))
    })
    server.listen({ port, host: hostname, backlog: MAX_WAITING }, () => {
      const { port: actual } = server.address() as AddressInfo
      const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(hostname)
      const host = isLocal ? 'localhost' : hostname.includes(':') ? `[${hostname}]` : hostname
      resolve(`http://${host}:${actual}`)
    })
  })
}

/** Resolves to true when all requests were answered, to false if some were cut off after the grace period. */
export function stopListening(server: Server, graceMs = 0): Promise<boolean> {
  return new Promise((resolve) => {
    let isWhole = true
    const impatience = setTimeout(() => {
      isWhole = false
      server.closeAllConnections()
    }, graceMs)
    // A connection that was busy becomes idle after its response, and would then wait for more.
    const sweeping = setInterval(() => server.closeIdleConnections(), 20)
    server.close(() => {
      clearTimeout(impatience)
      clearInterval(sweeping)
      resolve(isWhole)
    })
  })
}
