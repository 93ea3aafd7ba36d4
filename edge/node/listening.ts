import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../start-error.ts'

/** Connections that may wait to be accepted: with Node's 511, whoever connects after a burst tries again a second later. */
const MOST_WAITING = 4096

/** The address once the port is ours. */
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
    server.listen({ port, host: hostname, backlog: MOST_WAITING }, () => {
      const { port: actual } = server.address() as AddressInfo
      const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(hostname)
      const host = isLocal ? 'localhost' : hostname.includes(':') ? `[${hostname}]` : hostname
      resolve(`http://${host}:${actual}`)
    })
  })
}

/** Ends once all requests under way are answered; after the grace those that are not are cut off, and it is false. */
export function stopListening(server: Server, graceMs = 0): Promise<boolean> {
  return new Promise((resolve) => {
    let isWhole = true
    const impatience = setTimeout(() => {
      isWhole = false
      server.closeAllConnections()
    }, graceMs)
    // A connection that was busy at first becomes idle with its answer, and would then wait for more.
    const sweeping = setInterval(() => server.closeIdleConnections(), 20)
    server.close(() => {
      clearTimeout(impatience)
      clearInterval(sweeping)
      resolve(isWhole)
    })
  })
}
