import {
  BOOK_TOPS_AT,
  type BookTop,
  bookTop,
  type RestStep,
} from '../../game/constants/book-tops.ts'
import type { Exchange } from '../../game/cx.ts'
import type { BookStep } from '../../game/market-book.ts'
import type { Universe } from '../../universe/universe.ts'
import { MARKET_MAKER } from '../price-columns.ts'
import type { Side } from '../prices.ts'
import { type DepthCurve, depthCurve } from './curve.ts'

const FIELDS = { BUY: 'Ask', SELL: 'Bid' } as const

/** Undefined if there is no market maker for the material. */
export function marketMakerPrice(
  universe: Universe,
  exchange: string,
  material: number,
  side: Side,
): number | undefined {
  const price = universe.exchanges.get(exchange)?.prices[MARKET_MAKER[side]][material]
  return price && price > 0 ? price : undefined
}

export function earlierBookCurve(
  universe: Universe,
  exchange: Exchange,
  material: number,
  side: Side,
): DepthCurve | undefined {
  const columns = universe.exchanges.get(exchange)
  if (columns?.listed[material] !== 1) return undefined
  const endless = marketMakerPrice(universe, exchange, material, side)
  const source = { kind: 'earlier book', timestampMs: BOOK_TOPS_AT } as const
  const best = columns.prices[FIELDS[side]][material]!
  if (best === 0) return depthCurve(side, [], endless, source)
  const ticker = universe.materials.ticker[material]!
  const top = bookTop(exchange, ticker, side === 'BUY' ? 'ask' : 'bid')
  if (!top) return undefined
  return depthCurve(side, stepsOf(best, top), endless, source)
}

/** The amounts of that day at today's best price. Prices behind it keep their distance. */
function stepsOf(best: number, { atBest, total, rest }: BookTop): BookStep[] {
  const upTo = (step: RestStep | undefined) => Math.round((total - atBest) * (step?.upTo ?? 0))
  const behind = rest.map((step, place) => ({
    price: best * step.price,
    amount: upTo(step) - upTo(rest[place - 1]),
  }))
  return [{ price: best, amount: atBest }, ...behind]
}
