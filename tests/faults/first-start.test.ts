import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from '../../edge/node/data-folder.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import { failedStart, killedStart, startServer, temporaryFolder } from './server-process.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

const secretFile = () => join(folder.path, 'secret')

test('a first start that is killed, wherever it stands, is made good by the next', async () => {
  for (let step = 0; step < 12; step++) {
    const dataDir = join(folder.path, `start-${step}`)
    // Spread over all it does: what it stands at differs from machine to machine.
    await killedStart(dataDir, 150 + step * 75)
    const next = await startServer(dataDir)
    const health = await (await fetch(`${next.url}/api/v1/health`)).json()
    expect(health).toMatchObject({ database: 'ok', gamedata: { source: 'starter' } })
    expect((await next.end('SIGTERM')).code).toBe(0)
    expect((await readFile(join(dataDir, 'secret'), 'utf8')).trim().length).toBe(64)
  }
}, 180_000)

test.each([
  ['', 'is empty'],
  ['   \n', 'is empty'],
  ['short\n', 'has fewer than 32 characters'],
])(
  'a secret that is %j is told with its file and what to do, and stays as it is',
  async (text, why) => {
    await writeFile(secretFile(), text)
    const { code, output } = await failedStart(folder.path)
    expect(code).toBe(1)
    expect(output).toMatch(/^The secret in .*secret .*\n$/)
    expect(output).toContain(`The secret in ${secretFile()} ${why}.`)
    expect(await readFile(secretFile(), 'utf8')).toBe(text)
  },
)

test('what a crash left of the secret is no secret', async () => {
  await writeFile(`${secretFile()}.new`, 'half a sec')
  const server = await startServer(folder.path)
  await server.end('SIGTERM')
  expect((await readFile(secretFile(), 'utf8')).trim().length).toBe(64)
  expect(await readdir(folder.path)).not.toContain('secret.new')
})

test('a short PERIGEE_SECRET is told in one line', async () => {
  const { code, output } = await failedStart(folder.path, { env: { PERIGEE_SECRET: 'short' } })
  expect([code, output]).toEqual([1, 'PERIGEE_SECRET must have at least 32 characters.\n'])
})

test.skipIf(process.platform === 'win32')('the data folder is for its owner only', async () => {
  const dataDir = join(folder.path, 'data')
  await mkdir(dataDir, { mode: 0o755 })
  await writeFile(join(dataDir, 'owner.lock'), '', { mode: 0o644 })
  await chmod(dataDir, 0o755)
  const server = await startServer(dataDir)
  const rights = async (path: string) => (await stat(path)).mode & 0o777
  expect(await rights(dataDir)).toBe(0o700)
  const names = await readdir(dataDir)
  expect(names).toEqual(
    expect.arrayContaining(['owner.lock', 'perigee.db', 'perigee.db-wal', 'secret']),
  )
  for (const name of names) expect([name, await rights(join(dataDir, name))]).toEqual([name, 0o600])
  await server.end('SIGTERM')
})

test('a file that goes away while the folder is opened is no reason not to start', async () => {
  // Listed, and yet not there: like the files beside a database whose last reader is just leaving.
  await symlink(join(folder.path, 'nowhere'), join(folder.path, 'perigee.db-old'))
  const opened = await openDataFolder(folder.path, projectPaths().migrations)
  expect((await opened.db.execute('select 1 as one')).rows[0]?.one).toBe(1)
  await opened.close()
})
