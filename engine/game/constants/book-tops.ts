import type { Exchange } from '../cx.ts'
import tops from './book-tops.json' with { type: 'json' }

/** A side of an order book as it stood on a day, without the market maker. */
export interface BookTop {
  readonly atBest: number
  readonly total: number
  /** What stands behind the best price, in at most four steps. */
  readonly rest: readonly RestStep[]
}
export interface RestStep {
  /** Of the best price. */
  readonly price: number
  /** Units of this step and of all steps before it, as a share of what stands behind the best price. */
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

/** Pairs of price (a ten-thousandth of the best) and share (a thousandth); the last step has no share, it is the rest. */
function restOf(column: readonly number[]): RestStep[] {
  const steps: RestStep[] = []
  let upTo = 0
  for (let i = 0; i < column.length; i += 2) {
    upTo = i + 1 < column.length ? upTo + column[i + 1]! / 1000 : 1
    steps.push({ price: column[i]! / 10_000, upTo })
  }
  return steps
}
