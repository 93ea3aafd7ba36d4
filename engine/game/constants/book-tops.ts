import type { Exchange } from '../cx.ts'
import tops from './book-tops.json' with { type: 'json' }

export interface BookTop {
  readonly atBest: number
  readonly total: number
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
  return total > 0 ? { atBest: columns[`${side}Amount`][place]!, total } : undefined
}
