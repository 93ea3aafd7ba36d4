import { BOOK_TOPS_AT, bookTop } from '../../game/constants/book-tops.ts'
import type { Exchange } from '../../game/cx.ts'
import type { BookStep } from '../../game/market-book.ts'
import type { Universe } from '../../universe/universe.ts'
import { MARKET_MAKER } from '../price-columns.ts'
import type { Side } from '../prices.ts'
import { type DepthCurve, depthCurve } from './curve.ts'

/**
 * Assumed where only the best price of a book is known: its last unit is a quarter worse, and prices in between change
 * evenly.
 */
const LAST_UNIT = 0.25
/** Assumed where even that is not known: the part of a book that stands at its best price, the median of all books. */
const SHARE_AT_BEST = 0.19
const STEPS = 8

const FIELDS = { BUY: 'Ask', SELL: 'Bid' } as const

/** Undefined where the game does not trade the material. */
export function marketMakerPrice(
  universe: Universe,
  exchange: string,
  material: number,
  side: Side,
): number | undefined {
  const price = universe.exchanges.get(exchange)?.prices[MARKET_MAKER[side]][material]
  return price && price > 0 ? price : undefined
}

export function twoPointCurve(
  universe: Universe,
  exchange: Exchange,
  material: number,
  side: Side,
): DepthCurve | undefined {
  const columns = universe.exchanges.get(exchange)
  if (columns?.listed[material] !== 1) return undefined
  const endless = marketMakerPrice(universe, exchange, material, side)
  const source = { kind: 'two points', timestampMs: BOOK_TOPS_AT } as const
  const best = columns.prices[FIELDS[side]][material]!
  if (best === 0) return depthCurve(side, [], endless, source)
  const ticker = universe.materials.ticker[material]!
  const top = bookTop(exchange, ticker, side === 'BUY' ? 'ask' : 'bid')
  if (!top) return undefined
  const atBest =
    top.atBest > 0 ? Math.min(top.atBest, top.total) : Math.ceil(top.total * SHARE_AT_BEST)
  return depthCurve(side, stepsOf(side, best, atBest, top.total), endless, source)
}

function stepsOf(side: Side, best: number, atBest: number, total: number): BookStep[] {
  const upTo = (step: number) => Math.round(((total - atBest) * step) / STEPS)
  const worse = (side === 'BUY' ? LAST_UNIT : -LAST_UNIT) * best
  const others = Array.from({ length: STEPS }, (_, i) => ({
    price: best + (worse * (i + 1)) / STEPS,
    amount: upTo(i + 1) - upTo(i),
  }))
  return [{ price: best, amount: atBest }, ...others]
}
