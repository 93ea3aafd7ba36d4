import { EXCHANGES, type Exchange } from '../../game/cx.ts'
import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Side } from '../prices.ts'
import type { CurveOf } from './books.ts'
import type { CurveSource, DepthCurve } from './curve.ts'
import { type Fill, fillPrice, reachOf } from './fill.ts'
import { bestSplit, type Split } from './split.ts'
import { venuesOf } from './venues.ts'

export interface MaterialDepthQuestion {
  readonly ticker: string
  readonly amount: number
}

export interface SideDepth {
  readonly fill: Fill
  readonly source: CurveSource
}

export interface ExchangeDepth {
  readonly exchange: Exchange
  readonly buy: SideDepth | undefined
  readonly sell: SideDepth | undefined
  /** Price of the last unit of each of `amounts`, when buying and selling; null beyond the book. */
  readonly lastBuy: readonly (number | null)[]
  readonly lastSell: readonly (number | null)[]
}

export interface MaterialDepth {
  readonly exchanges: readonly ExchangeDepth[]
  readonly buy: Split
  readonly sell: Split
  /** Amounts from 0 to twice the requested one. */
  readonly amounts: readonly number[]
}

const POINTS = 41

export function materialDepth(
  universe: Universe,
  curveOf: CurveOf,
  { ticker, amount }: MaterialDepthQuestion,
): MaterialDepth {
  const material = universe.materials.indexOf.get(ticker)
  if (material === undefined) throw new NotAvailable('Material', ticker)
  const amounts = Array.from({ length: POINTS }, (_, i) => (2 * amount * i) / (POINTS - 1))
  const venues = (side: Side) => venuesOf(universe, curveOf, material, side, null)
  return {
    exchanges: EXCHANGES.map((exchange) => {
      const [buying, selling] = (['BUY', 'SELL'] as const).map((side) =>
        curveOf(exchange, material, side),
      )
      return {
        exchange,
        buy: buying && depthOf(buying, amount),
        sell: selling && depthOf(selling, amount),
        lastBuy: amounts.map((units) => lastPrice(buying, units)),
        lastSell: amounts.map((units) => lastPrice(selling, units)),
      }
    }),
    buy: bestSplit(venues('BUY'), amount),
    sell: bestSplit(venues('SELL'), amount),
    amounts,
  }
}

const depthOf = (curve: DepthCurve, amount: number): SideDepth => ({
  fill: fillPrice(curve, amount),
  source: curve.source,
})

function lastPrice(curve: DepthCurve | undefined, units: number): number | null {
  if (!curve || reachOf(curve) === 0) return null
  const { filled, last } = fillPrice(curve, units)
  return filled >= units ? last : null
}
