import type { Exchange } from '../../../engine/game/cx.ts'
import type { MarketBook } from '../../../engine/game/market-book.ts'
import type { Database } from '../../ports.ts'

export interface Pair {
  ticker: string
  exchange: Exchange
}

export interface StandingBook {
  book: MarketBook | null
  fetchedAt: number
  /** After a failure the upstream is not asked before this time. */
  retryAt: number
  /** Until then another call is fetching it. */
  claimedUntil: number
}

export function marketBooksRepo(db: Database) {
  const change = async (set: string, { ticker, exchange }: Pair, args: Record<string, unknown>) =>
    await db.execute({
      sql: `insert into market_books (ticker, exchange) values (:ticker, :exchange)
            on conflict (ticker, exchange) do update set ${set}`,
      args: { ticker, exchange, ...args } as Record<string, string | number>,
    })
  return {
    async find({ ticker, exchange }: Pair): Promise<StandingBook> {
      const { rows } = await db.execute({
        sql: `select book, fetched_at, retry_at, claimed_until from market_books
              where ticker = ? and exchange = ?`,
        args: [ticker, exchange],
      })
      const row = rows[0]
      return {
        book: row?.book ? (JSON.parse(String(row.book)) as MarketBook) : null,
        fetchedAt: Number(row?.fetched_at ?? 0),
        retryAt: Number(row?.retry_at ?? 0),
        claimedUntil: Number(row?.claimed_until ?? 0),
      }
    },

    /**
     * Claims the fetch. Of several calls at once, in whatever process, only one gets true, and none if the book was fetched, or
     * that failed, since the caller looked.
     */
    async claim(
      pair: Pair,
      { now, until, seen }: { now: number; until: number; seen: StandingBook },
    ): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: `insert into market_books (ticker, exchange, claimed_until)
              values (:ticker, :exchange, :until)
              on conflict (ticker, exchange) do update set claimed_until = :until
                where claimed_until <= :now and fetched_at = :fetchedAt and retry_at = :retryAt`,
        args: { ...pair, now, until, fetchedAt: seen.fetchedAt, retryAt: seen.retryAt },
      })
      return rowsAffected === 1
    },

    async keep(pair: Pair, book: MarketBook, now: number) {
      const set = 'book = :book, fetched_at = :now, retry_at = 0, claimed_until = 0'
      await change(set, pair, { book: JSON.stringify(book), now })
    },

    /** Ends the fetch without a book. The upstream is not asked before `retryAt`. */
    async giveUp(pair: Pair, retryAt: number) {
      await change('claimed_until = 0, retry_at = :retryAt', pair, { retryAt })
    },
  }
}
