import type { Exchange } from '../../game/cx.ts'
import type { DepthCurve } from './curve.ts'
import { type Fill, fillPrice } from './fill.ts'

export interface Venue {
  readonly exchange: Exchange
  readonly curve: DepthCurve
  readonly freight: number
}

export interface ExchangeShare {
  readonly exchange: Exchange
  readonly fill: Fill
  readonly freight: number
}

export interface Split {
  readonly shares: readonly ExchangeShare[]
  readonly filled: number
  /** $ with freight: the cost of buying, or the revenue of selling. */
  readonly value: number
}

interface Step {
  readonly venue: number
  readonly price: number
  readonly amount: number
}

/**
 * An amount at the best prices of all exchanges together. Steps of a book only get worse, so always taking the best
 * step of all gives the best split.
 */
export function bestSplit(venues: readonly Venue[], amount: number): Split {
  const side = venues[0]?.curve.side ?? 'BUY'
  const steps = venues.flatMap(stepsOf)
  steps.sort((a, b) => (side === 'BUY' ? a.price - b.price : b.price - a.price))
  const taken = new Float64Array(venues.length)
  let left = Math.max(0, amount)
  for (const { venue, price, amount: most } of steps) {
    // If freight exceeds the price of a unit, it is not sold.
    if (left <= 0 || (side === 'SELL' && price <= 0)) break
    const units = Math.min(left, most)
    taken[venue]! += units
    left -= units
  }
  const shares = venues.flatMap(({ exchange, curve, freight }, place): ExchangeShare[] => {
    const units = taken[place]!
    return units > 0 ? [{ exchange, fill: fillPrice(curve, units), freight: freight * units }] : []
  })
  return { shares, filled: Math.max(0, amount) - left, value: totalOf(side, shares) }
}

function stepsOf({ curve, freight }: Venue, venue: number): Step[] {
  const withFreight = (price: number) => (curve.side === 'BUY' ? price + freight : price - freight)
  const steps = curve.steps.map(({ price, amount }) => ({
    venue,
    price: withFreight(price),
    amount,
  }))
  if (curve.endless === undefined) return steps
  return [...steps, { venue, price: withFreight(curve.endless), amount: Infinity }]
}

const totalOf = (side: DepthCurve['side'], shares: readonly ExchangeShare[]) =>
  shares.reduce(
    (sum, { fill, freight }) => sum + fill.value + (side === 'BUY' ? freight : -freight),
    0,
  )
