import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { putAwayRepo } from '../features/put-away/repo.ts'
import type { Database, Statement } from '../ports.ts'
import { fioRepo } from './fio.ts'
import { storedBytes } from './quota.ts'
import { reservesRepo } from './reserves.ts'
import { databaseWithAda } from './testing/database-with-ada.ts'
import { queryPlan } from './testing/query-plan.ts'

const database = databaseWithAda()
const WRITING = { now: 0, quota: 20_000 }
const MARK = {
  state: 'done' as const,
  until: 1,
  lines: Array.from({ length: 300 }, () => '2-1zzzzzz'),
}
const put = (card: string) => putAwayRepo(database()).put(1, card, { record: MARK }, WRITING)

test('the largest mark takes less than 4 KiB, and counts in the quota', async () => {
  expect(await put('ü'.repeat(160))).toBe('stored')
  const one = await storedBytes(database(), 1)
  expect(one).toBeGreaterThan(3600)
  expect(one).toBeLessThan(4096)
  expect(await put('ü'.repeat(160))).toBe('stored')
  expect(await storedBytes(database(), 1)).toBe(one)
  for (let n = 0; n < 4; n++) expect(await put(`card ${n}`)).toBe('stored')
  expect(await put('one more')).toBe('account full')
  // What is stored can still be changed into something smaller.
  const smaller = { record: { ...MARK, lines: [] } }
  expect(await putAwayRepo(database()).put(1, 'card 0', smaller, WRITING)).toBe('stored')
  expect(await put('one more')).toBe('stored')
})

test('the longest list comes in pieces', async () => {
  const db = database()
  for (let n = 0; n < 299; n++)
    await putAwayRepo(db).put(1, `${n}`, { record: MARK }, { now: 0, quota: 1e9 })
  const pieces: string[] = []
  for await (const piece of putAwayRepo(db).list(1)) pieces.push(piece)
  expect(JSON.parse(`[${pieces.join()}]`)).toHaveLength(300)
  expect(pieces.length).toBeGreaterThan(3)
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(300 * 1024)
})

test('no query scans the table', async () => {
  const kinds = [putAwayRepo, reservesRepo] as const
  for (const repo of kinds) {
    const { scans } = await queryPlan(database(), async (db) => {
      const records = repo(db)
      for await (const _ of records.list(1));
      await records.put(1, 'a', { record: {} as never }, WRITING)
      await records.remove(1, 'a')
    })
    expect(scans).toEqual([])
  }
})

test('each statement gets the values that it names and no others, which a libSQL server would refuse', async () => {
  const statements: Statement[] = []
  const db = database()
  const seen: Database = {
    execute(statement) {
      statements.push(statement)
      return db.execute(statement)
    },
    batch(all) {
      statements.push(...all)
      return db.batch(all)
    },
  }
  for await (const _ of putAwayRepo(seen).list(1));
  await putAwayRepo(seen).put(1, 'a', { record: MARK }, WRITING)
  await reservesRepo(seen).follow(1, { over: ['a'], open: [['b', 1]], isComplete: true }, 2)
  const copy = { texts: {}, sources: null, fetchedAt: 0, retryAt: 0, claimedUntil: 0 }
  await fioRepo(seen).claim(1, 'key', { now: 1, until: 2, seen: copy })
  await fioRepo(seen).keep(1, 'key', copy)
  for (const statement of statements) {
    const { sql, args } = statement as Exclude<Statement, string>
    if (Array.isArray(args)) continue
    const named = [...sql.matchAll(/:(\w+)/g)].map(([, name]) => name!)
    expect(Object.keys(args ?? {}).sort(), sql).toEqual([...new Set(named)].sort())
  }
})

test('a database with marks of many long lines keeps what was snoozed and what is reserved', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-marks-'))
  const db = await openEmbedded(join(folder, 'former.db'))
  const migrations = await readMigrations(join(import.meta.dirname, '../../migrations'))
  const former = migrations.filter(({ name }) => name < '0028')
  await migrate(db, former)
  await db.execute(
    `insert into users (username, username_key, password, created_at) values ('ada', 'ada', '', 0)`,
  )
  const lines = JSON.stringify(Array.from({ length: 300 }, () => `0 ${'x'.repeat(160)}`))
  await db.batch([
    {
      sql: `insert into put_away values (1, 'old', 'done', 5, ?), (1, 'asleep', 'snoozed', 6, ?)`,
      args: [lines, lines],
    },
    `insert into reserves values (1, 'condition', 'contract', 'DW', 2.5, 'UV-351a')`,
  ])
  await migrate(db, migrations)
  const marks: string[] = []
  for await (const page of putAwayRepo(db).list(1)) marks.push(page)
  expect(JSON.parse(`[${marks.join()}]`)).toEqual([
    { card: 'asleep', state: 'snoozed', until: 6, lines: [] },
  ])
  expect(await reservesRepo(db).all(1)).toEqual([
    { condition: 'condition', contract: 'contract', ticker: 'DW', amount: 2.5, place: 'UV-351a' },
  ])
  await db.close()
  await rm(folder, { recursive: true })
})
