import { describe, expect, test } from 'vitest'
import { fingerprint } from '../../../edge/crypto/seal.ts'
import { caller } from '../caller.ts'
import type { Stage } from '../stage.ts'

const RAT = { params: { exchange: 'AI1', material: 'RAT' } }

export function marketBookSuite(stage: Stage): void {
  /** A host whose prices come from the upstream, for as long as the work takes. */
  async function synced<T>(work: () => Promise<T>): Promise<T> {
    const mark = (source: string) =>
      stage.host.db.execute({
        sql: "update gamedata_lists set source = ? where kind = 'exchanges'",
        args: [source],
      })
    await mark('upstream')
    return await work().finally(() => mark('starter'))
  }
  const stored = async (ticker: string) => {
    const sql = 'select fetched_at, retry_at from market_books where ticker = ?'
    return (await stage.host.db.execute({ sql, args: [ticker] })).rows
  }

  describe('books of the market', () => {
    test('a host that never synced has none, and asks nobody', async () => {
      const { detail } = await stage.alice.fails(404, 'getMarketBook', RAT)
      expect(detail).toBe('This server has no live order books.')
      expect(await stored('RAT')).toEqual([])
    })

    test('calls at once share one fetch; orders are joined, at most 40 a side, without the market maker', async () => {
      const { alice, bob } = stage
      const books = await synced(() =>
        Promise.all([alice, bob, alice].map((who) => who.ok('getMarketBook', RAT))),
      )
      const [book] = books
      // Of one fetch, since each would have another time.
      expect(books).toEqual([book, book, book])
      expect(book!.bids).toEqual([
        { price: 80, amount: 10 },
        { price: 70, amount: 55 },
      ])
      expect(book!.asks).toHaveLength(40)
      expect(book!.asks[0]).toEqual({ price: 100, amount: 10 })
      expect(book!.asks.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(600)
      const later = await synced(() => alice.ok('getMarketBook', RAT))
      expect(later.timestampMs).toBe(book!.timestampMs)
    })

    test('an older book is fetched again', async () => {
      const first = await synced(() => stage.alice.ok('getMarketBook', RAT))
      await stage.host.db.execute('update market_books set fetched_at = fetched_at - 16 * 60000')
      const next = await synced(() => stage.alice.ok('getMarketBook', RAT))
      expect(next.timestampMs).toBeGreaterThan(first.timestampMs)
    })

    test('guests share a small pot of fetches, which leaves those of players alone', async () => {
      const { db, fetch, secrets } = stage.host
      const { access_token } = await stage.anybody.ok('openGuest')
      const key = fingerprint(secrets, 'books of guests')
      await db.execute({
        sql: 'insert or replace into throttle (key, count, resets_at) values (?, 1e9, ?)',
        args: [key, Date.now() + 50_000],
      })
      await db.execute('delete from market_books')
      const { detail } = await synced(() =>
        caller(fetch, access_token).fails(503, 'getMarketBook', RAT),
      )
      expect(detail).toBe('The order book could not be fetched from FIO. Please try again soon.')
      await synced(() => stage.alice.ok('getMarketBook', RAT))
      await db.execute({ sql: 'delete from throttle where key = ?', args: [key] })
    })

    test('nonsense from FIO is no book, and FIO is left alone for a while', async () => {
      const params = { exchange: 'AI1', material: 'DW' }
      const { detail } = await synced(() => stage.alice.fails(503, 'getMarketBook', { params }))
      expect(detail).toBe('The order book could not be fetched from FIO. Please try again soon.')
      const [row] = await stored('DW')
      expect([row!.fetched_at, Number(row!.retry_at) > Date.now()]).toEqual([0, true])
    })

    test.each([
      ['AI1', 'NOTHING'],
      ['XX1', 'RAT'],
      ['AI1', '../all'],
    ])('%s has no book of %s', async (exchange, material) => {
      const params = { exchange, material }
      await synced(() => stage.alice.fails(404, 'getMarketBook', { params }))
    })
  })
}
