import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { type Migration, migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

const FIRST: Migration = { name: '0001_ships.sql', sql: 'create table ships (name text) strict;' }
const SECOND: Migration = {
  name: '0002_crew.sql',
  sql: "create table crew (name text) strict; insert into ships values ('Rocinante');",
}

let folder: string
let db: EmbeddedDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perigee-migrate-'))
  db = await openEmbedded(join(folder, 'test.db'))
})
afterEach(async () => {
  await db.close()
  await rm(folder, { recursive: true, force: true })
})

async function tables(): Promise<string[]> {
  const { rows } = await db.execute(
    "select name from sqlite_schema where type = 'table' and name <> 'schema_migrations' order by name",
  )
  return rows.map((row) => String(row.name))
}

test('applies what is missing, in order, once', async () => {
  expect(await migrate(db, [SECOND, FIRST])).toEqual(['0001_ships.sql', '0002_crew.sql'])
  expect(await migrate(db, [FIRST, SECOND])).toEqual([])
  expect((await db.execute('select name from ships')).rows.length).toBe(1)
})

test('a failed migration leaves the database as it was before it', async () => {
  const broken = { ...SECOND, sql: `${SECOND.sql} insert into nowhere values (1);` }
  await expect(migrate(db, [FIRST, broken])).rejects.toThrow(
    /^0002_crew\.sql failed, the database is as it was before it: .*no such table: nowhere/,
  )
  expect(await tables()).toEqual(['ships'])
  expect((await db.execute('select name from ships')).rows).toEqual([])
  expect(await migrate(db, [FIRST, SECOND])).toEqual(['0002_crew.sql'])
})

test('a file that was changed after it was applied is refused', async () => {
  await migrate(db, [FIRST])
  const changed = { ...FIRST, sql: 'create table ships (name text, crew integer) strict;' }
  await expect(migrate(db, [changed, SECOND])).rejects.toThrow(
    '0001_ships.sql was changed after this database had applied it.',
  )
  expect(await tables()).toEqual(['ships'])
})

test('line endings of another system are no change', async () => {
  await migrate(db, [{ ...FIRST, sql: `${FIRST.sql}\n-- end\n` }])
  expect(await migrate(db, [{ ...FIRST, sql: `${FIRST.sql}\r\n-- end\r\n` }])).toEqual([])
})

test('a database from a newer version is left alone', async () => {
  await migrate(db, [FIRST, SECOND])
  await expect(migrate(db, [FIRST])).rejects.toThrow(
    'The database is newer than this Perigee: it has 0002_crew.sql.',
  )
})

test('a file that comes before an applied one is refused', async () => {
  await migrate(db, [{ ...SECOND, sql: FIRST.sql }])
  await expect(migrate(db, [FIRST, { ...SECOND, sql: FIRST.sql }])).rejects.toThrow(
    '0001_ships.sql comes before 0002_crew.sql, which is already applied.',
  )
})

test('of two runners at once one applies a file, and the other does not apply it again', async () => {
  const outcomes = await Promise.allSettled([migrate(db, [FIRST]), migrate(db, [FIRST])])
  expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true)
  const { rows } = await db.execute('select name from schema_migrations')
  expect(rows.length).toBe(1)
})

test("the project's own migrations apply, hold foreign keys, and are strict throughout", async () => {
  await migrate(db, await readMigrations(join(import.meta.dirname, '../../migrations')))
  const { rows } = await db.execute(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and strict = 0 and name not like 'sqlite_%'",
  )
  expect(rows).toEqual([])
  await expect(
    db.execute(
      "insert into sessions (id, user_id, created_at, expires_at) values ('id', 999, 0, 0)",
    ),
  ).rejects.toThrow('FOREIGN KEY constraint failed')
})
