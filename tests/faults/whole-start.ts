import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startServer } from '../../scripts/stage/server-process.ts'

/** Starts a server in a folder and expects all of it that a first start leaves. */
export async function expectWholeStart(dataDir: string, options = {}): Promise<void> {
  const server = await startServer(dataDir, options)
  const health = await (await fetch(`${server.url}/api/v1/health`)).json()
  expect(health).toMatchObject({ database: 'ok', gamedata: { source: 'starter' } })
  expect((await server.end('SIGTERM')).code).toBe(0)
  expect((await readFile(join(dataDir, 'secret'), 'utf8')).trim().length).toBe(64)
  expect(await readdir(dataDir)).not.toContain('perigee.db.new')
}
