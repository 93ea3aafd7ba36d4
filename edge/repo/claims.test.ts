import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { type FioCopy, fioRepo } from './fio.ts'
import { marketBooksRepo, type Pair } from './market-books.ts'

let folder: string
let db: EmbeddedDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perigee-claims-'))
  db = await openEmbedded(join(folder, 'perigee.db'))
  await migrate(db, await readMigrations(join(import.meta.dirname, '../../migrations')))
  await db.execute(
    "insert into users (id, username, username_key, password, created_at) values (1, 'ada', 'ada', '', 0)",
  )
})
afterAll(async () => {
  await db?.close()
  await rm(folder, { recursive: true, force: true })
})

const RAT: Pair = { ticker: 'RAT', exchange: 'AI1' }
const BOOK = { ...RAT, timestampMs: 1000, asks: [], bids: [] }
const DATA: FioCopy = {
  storage: { planets: {}, warehouses: {}, ships: {}, last_modified: null },
  sites: { planets: {}, ships: {}, last_modified: null },
  fetchedAt: 1010,
}
const at = (now: number) => ({ now, until: now + 100 })

test('a call that looked before another fetched the book does not fetch it again', async () => {
  const repo = marketBooksRepo(db)
  const seen = await repo.find(RAT)
  expect(await repo.claim(RAT, { ...at(1000), seen })).toBe(true)
  expect(await repo.claim(RAT, { ...at(1001), seen })).toBe(false)
  await repo.keep(RAT, BOOK, 1010)
  expect(await repo.claim(RAT, { ...at(1011), seen })).toBe(false)
  expect(await repo.claim(RAT, { ...at(1012), seen: await repo.find(RAT) })).toBe(true)
})

test('nor after another failed, while the upstream is left alone', async () => {
  const repo = marketBooksRepo(db)
  const pair: Pair = { ticker: 'DW', exchange: 'AI1' }
  const seen = await repo.find(pair)
  expect(await repo.claim(pair, { ...at(1000), seen })).toBe(true)
  await repo.giveUp(pair, 5000)
  expect(await repo.claim(pair, { ...at(1001), seen })).toBe(false)
})

test("a player's data is fetched by one call, also by one that looked before the other's fetch", async () => {
  const repo = fioRepo(db)
  const seen = await repo.find(1, 'key')
  expect(await repo.claim(1, 'key', { ...at(1000), seen })).toBe(true)
  expect(await repo.claim(1, 'key', { ...at(1001), seen })).toBe(false)
  await repo.keep(1, 'key', DATA)
  expect(await repo.claim(1, 'key', { ...at(1011), seen })).toBe(false)
  const fetched = await repo.find(1, 'key')
  await repo.failed(1, 'key', 5000)
  expect(await repo.claim(1, 'key', { ...at(1012), seen: fetched })).toBe(false)
  const failed = await repo.find(1, 'key')
  expect(await repo.claim(1, 'key', { ...at(5001), seen: failed })).toBe(true)
})

test('a copy of another key is replaced', async () => {
  const repo = fioRepo(db)
  await repo.keep(1, 'former key', DATA)
  const seen = await repo.find(1, 'next key')
  expect(await repo.claim(1, 'next key', { ...at(9000), seen })).toBe(true)
  expect((await repo.find(1, 'former key')).copy).toBeNull()
})
