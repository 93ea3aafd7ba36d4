import { expect, test } from 'vitest'
import { marketBooksRepo, type Pair } from '../features/order-books/repo.ts'
import { type CopySources, fioRepo } from './fio.ts'
import { databaseWithAda } from './testing/database-with-ada.ts'

const database = databaseWithAda()

const RAT: Pair = { ticker: 'RAT', exchange: 'AI1' }
const BOOK = { ...RAT, timestampMs: 1000, asks: [], bids: [] }
const DATA = { texts: { storage: '{}' }, sources: {} as CopySources, fetchedAt: 1010, retryAt: 0 }
const PARTS = ['storage'] as const
const at = (now: number) => ({ now, until: now + 100 })

test('a call that looked before another fetched the book does not fetch it again', async () => {
  const repo = marketBooksRepo(database())
  const seen = await repo.find(RAT)
  expect(await repo.claim(RAT, { ...at(1000), seen })).toBe(true)
  expect(await repo.claim(RAT, { ...at(1001), seen })).toBe(false)
  await repo.keep(RAT, BOOK, 1010)
  expect(await repo.claim(RAT, { ...at(1011), seen })).toBe(false)
  expect(await repo.claim(RAT, { ...at(1012), seen: await repo.find(RAT) })).toBe(true)
})

test('nor after another failed, while the upstream is left alone', async () => {
  const repo = marketBooksRepo(database())
  const pair: Pair = { ticker: 'DW', exchange: 'AI1' }
  const seen = await repo.find(pair)
  expect(await repo.claim(pair, { ...at(1000), seen })).toBe(true)
  await repo.giveUp(pair, 5000)
  expect(await repo.claim(pair, { ...at(1001), seen })).toBe(false)
})

test("a player's data is fetched by one call, also by one that looked before the other's fetch", async () => {
  const repo = fioRepo(database())
  const seen = await repo.find(1, 'key', PARTS)
  expect(await repo.claim(1, 'key', { ...at(1000), seen })).toBe(true)
  expect(await repo.claim(1, 'key', { ...at(1001), seen })).toBe(false)
  await repo.keep(1, 'key', DATA)
  expect(await repo.claim(1, 'key', { ...at(1011), seen })).toBe(false)
  const fetched = await repo.find(1, 'key', PARTS)
  await repo.failed(1, 'key', 5000)
  expect(await repo.claim(1, 'key', { ...at(1012), seen: fetched })).toBe(false)
  const failed = await repo.find(1, 'key', PARTS)
  expect(await repo.claim(1, 'key', { ...at(5001), seen: failed })).toBe(true)
})

test('a copy of another key is replaced', async () => {
  const repo = fioRepo(database())
  await database().execute('delete from player_copies')
  await repo.keep(1, 'former key', DATA)
  expect((await repo.find(1, 'former key', PARTS)).texts).toEqual(DATA.texts)
  const seen = await repo.find(1, 'next key', PARTS)
  expect(await repo.claim(1, 'next key', { ...at(9000), seen })).toBe(true)
  expect((await repo.find(1, 'former key', PARTS)).texts).toEqual({})
})
