import { EXCHANGES, type Exchange } from '../model/cx.ts'
import tops from './book-tops.json' with { type: 'json' }

/** Units at the best price, and in the whole book. */
export interface BookTop {
  readonly atBest: number
  readonly total: number
}
/** Of one material, what is known of each side of its books. */
export type MaterialTops = Partial<
  Readonly<
    Record<Exchange, { readonly ask: BookTop | undefined; readonly bid: BookTop | undefined }>
  >
>

/** The day on which all of them were looked at. */
export const BOOK_TOPS_AT = Date.parse(tops.at)

const places = new Map(tops.tickers.map((ticker, place) => [ticker, place]))

/** What stood in the book on that day; undefined for a material that was not there. */
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

/** All of one material: too much to be carried by whoever asks for nothing of it. */
export const topsOf = (ticker: string): MaterialTops =>
  Object.fromEntries(
    EXCHANGES.map((exchange) => [
      exchange,
      { ask: bookTop(exchange, ticker, 'ask'), bid: bookTop(exchange, ticker, 'bid') },
    ]),
  )
