import type { Exchange } from '../cx.ts'
import tops from './book-tops.json' with { type: 'json' }

/** One side of an order book on a given day, without the market maker. */
export interface BookTop {
  readonly atBest: number
  readonly total: number
  /** The orders behind the best price, in at most four steps. */
  readonly rest: readonly RestStep[]
}
export interface RestStep {
  /** As a multiple of the best price. */
  readonly price: number
  /** Units up to and including this step, as a share of all units behind the best price. */
  readonly upTo: number
}

/** The day on which the books were read. */
export const BOOK_TOPS_AT = Date.parse(tops.at)

const places = new Map(tops.tickers.map((ticker, place) => [ticker, place]))

/** Undefined for a material that was not in the book. */
export function bookTop(
  exchange: Exchange,
  ticker: string,
  side: 'ask' | 'bid',
): BookTop | undefined {
  const place = places.get(ticker)
  if (place === undefined) return undefined
  const columns = tops.exchanges[exchange]
  const total = columns[`${side}Total`][place]!
  if (total === 0) return undefined
  const atBest = columns[`${side}Amount`][place]!
  return { atBest, total, rest: restOf(columns[`${side}Rest`][place]!) }
}

/**
 * Pairs of price (a ten-thousandth of the best) and share (a thousandth). The last step has no share, because it is the
 * rest.
 */
function restOf(column: readonly number[]): RestStep[] {
  const steps: RestStep[] = []
  let upTo = 0
  for (let i = 0; i < column.length; i += 2) {
    upTo = i + 1 < column.length ? upTo + column[i + 1]! / 1000 : 1
    steps.push({ price: column[i]! / 10_000, upTo })
  }
  return steps
}
