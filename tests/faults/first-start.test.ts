import { chmod, cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../edge/db/embedded.ts'
import { openDataFolder } from '../../edge/node/data-folder.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import {
  failedStart,
  killedStart,
  startServer,
  startStages,
  temporaryFolder,
} from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { builtFolder } from './built-folder.ts'
import { expectWholeStart } from './whole-start.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

const secretFile = () => join(folder.path, 'secret')

let built: Awaited<ReturnType<typeof builtFolder>>
beforeAll(async () => {
  built = await builtFolder()
})
afterAll(() => built?.remove())

/** What tells one database from another. */
async function facts(dir: string, name = 'perigee.db') {
  const db = await openEmbedded(join(dir, name))
  const { rows } = await db.execute(`select (select count(*) from users) as users,
    (select count(*) from planets) as planets, (select version from planets_version) as version,
    (select min(applied_at) from schema_migrations) as applied`)
  await db.close()
  return { ...rows[0]! } as Record<string, unknown>
}

test('a first start that is killed before it moves its database into place is made good', async () => {
  const stages = await startStages(join(folder.path, 'whole'), built.options)
  const last = stages.indexOf('move perigee.db.new to perigee.db')
  const killed = await killedStart(join(folder.path, 'killed'), last, built.options)
  expect(killed).toEqual({ signal: 'SIGKILL', stages: stages.slice(0, last + 1) })
  await expectWholeStart(join(folder.path, 'killed'), built.options)
})

describe('a first start from a build', () => {
  test('copies the database that the build made, and says itself when that was', async () => {
    const before = Date.now() - 1000
    await expectWholeStart(folder.path, built.options)
    const [copy, made] = await Promise.all([facts(folder.path), facts(built.path, 'first.db')])
    expect({ ...copy, applied: '' }).toEqual({ ...made, users: 0, planets: 4576, applied: '' })
    expect([made.applied, Date.parse(`${copy.applied}Z`) > before]).toEqual(['', true])
    expect((await stat(join(folder.path, 'perigee.db'))).mode & 0o777).toBe(0o600)
  })

  test.each([
    ['half of the copy', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['all of the copy beside its place', (whole: Buffer) => whole],
  ])('begins anew after a crash that left %s', async (_, left) => {
    await writeFile(join(folder.path, 'perigee.db'), '')
    await writeFile(join(folder.path, 'perigee.db.new'), left(await readFile(built.database)))
    await expectWholeStart(folder.path, built.options)
  })

  test('goes on with a copy that a crash left in its place and nobody opened', async () => {
    await cp(built.database, join(folder.path, 'perigee.db'))
    await expectWholeStart(folder.path, built.options)
  })

  test('mixes no copy with the log of a database that somebody took away', async () => {
    const first = await startServer(folder.path)
    await newWriter(first.url, 'owner')
    await first.end('SIGKILL')
    await rm(join(folder.path, 'perigee.db'))
    expect((await stat(join(folder.path, 'perigee.db-wal'))).size).toBeGreaterThan(0)
    const env = { ...built.options.env, PERIGEE_START_ANEW: 'yes' }
    await expectWholeStart(folder.path, { env })
    expect(await facts(folder.path)).toMatchObject({ users: 0, planets: 4576 })
  })

  test('imports the universe where the build made no database', async () => {
    await rm(built.database)
    await expectWholeStart(folder.path, built.options)
  })
})

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

test.each([
  ['no database', () => rm(join(folder.path, 'perigee.db')), 'holds a secret but no database'],
  [
    'an empty database',
    () => writeFile(join(folder.path, 'perigee.db'), ''),
    'holds a secret but no database',
  ],
  ['no secret', () => rm(secretFile()), 'is missing, but the database beside it has accounts'],
])(
  '%s beside the other half is refused in one line, unless told to start anew',
  async (_, lose, why) => {
    const first = await startServer(folder.path)
    await newWriter(first.url, 'owner')
    await first.end('SIGTERM')
    await lose()
    const { code, output } = await failedStart(folder.path)
    expect([code, output.trim().split('\n').length]).toEqual([1, 1])
    expect(output).toContain(why)
    expect(output).toContain('PERIGEE_START_ANEW=yes')
    await expectWholeStart(folder.path, { env: { PERIGEE_START_ANEW: 'yes' } })
  },
)
