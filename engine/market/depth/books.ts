import type { Exchange } from '../../game/cx.ts'
import type { MarketBook } from '../../game/market-book.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Side } from '../prices.ts'
import { type DepthCurve, depthCurve } from './curve.ts'
import { earlierBookCurve, marketMakerPrice } from './earlier-book.ts'
import { partOfCurve } from './refill.ts'

/** A curve without steps if nobody trades the material; undefined if nothing is known. */
export type CurveOf = (exchange: Exchange, material: number, side: Side) => DepthCurve | undefined

/** Uses known books, earlier ones elsewhere, or a mix. Each curve is built once. */
export function curvesOf(universe: Universe, books: readonly MarketBook[] = [], part = 1): CurveOf {
  const known = new Map(books.map((book) => [`${book.ticker}.${book.exchange}`, book]))
  const made = new Map<string, DepthCurve | undefined>()
  return (exchange, material, side) => {
    const key = `${exchange} ${material} ${side}`
    if (!made.has(key)) {
      const book = known.get(`${universe.materials.ticker[material]}.${exchange}`)
      const curve = book
        ? curveOfBook(universe, book, material, side)
        : earlierBookCurve(universe, exchange, material, side)
      made.set(key, curve && partOfCurve(curve, part))
    }
    return made.get(key)
  }
}

function curveOfBook(
  universe: Universe,
  { exchange, asks, bids, timestampMs }: MarketBook,
  material: number,
  side: Side,
): DepthCurve {
  const endless = marketMakerPrice(universe, exchange, material, side)
  const orders = side === 'BUY' ? asks : bids
  return depthCurve(side, orders, endless, { kind: 'book', timestampMs })
}
