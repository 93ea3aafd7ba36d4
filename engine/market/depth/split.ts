import type { Exchange } from '../../model/cx.ts'
import type { DepthCurve } from './curve.ts'
import { type Fill, fillPrice, reachOf } from './fill.ts'

/** An exchange at which an amount may be traded. */
export interface Venue {
  readonly exchange: Exchange
  readonly curve: DepthCurve
  /** $ to move one unit from there, or to there. */
  readonly freight: number
}

/** Of what is traded at one exchange. */
export interface Share {
  readonly exchange: Exchange
  readonly fill: Fill
  readonly freight: number
}

/** An amount over several exchanges. */
export interface Split {
  readonly shares: readonly Share[]
  readonly filled: number
  /** $ with freight: what it costs to buy, or what it brings. */
  readonly value: number
}

interface Step {
  readonly venue: number
  /** $ a unit with freight. */
  readonly price: number
  readonly amount: number
}

/**
 * An amount at the best prices of all exchanges together. Steps of a book only get worse, so whoever takes the best
 * step of all again and again finds the best split.
 */
export function bestSplit(venues: readonly Venue[], amount: number): Split {
  const side = venues[0]?.curve.side ?? 'BUY'
  const steps = venues.flatMap(stepsOf)
  steps.sort((a, b) => (side === 'BUY' ? a.price - b.price : b.price - a.price))
  const taken = new Float64Array(venues.length)
  let left = Math.max(0, amount)
  for (const { venue, price, amount: most } of steps) {
    // Freight may eat all that a unit brings: then it stays.
    if (left <= 0 || (side === 'SELL' && price <= 0)) break
    const units = Math.min(left, most)
    taken[venue]! += units
    left -= units
  }
  const shares = venues.flatMap(({ exchange, curve, freight }, place): Share[] => {
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

const totalOf = (side: DepthCurve['side'], shares: readonly Share[]) =>
  shares.reduce(
    (sum, { fill, freight }) => sum + fill.value + (side === 'BUY' ? freight : -freight),
    0,
  )

/** The best of the exchanges that take all of it alone; undefined where none does. */
export function bestSingle(venues: readonly Venue[], amount: number): Share | undefined {
  const costOf = ({ fill, freight }: Share) => fill.value + freight
  const gainOf = ({ fill, freight }: Share) => fill.value - freight
  return venues
    .filter(({ curve }) => reachOf(curve) >= amount)
    .map(({ exchange, curve, freight }) => ({
      exchange,
      fill: fillPrice(curve, amount),
      freight: freight * amount,
      side: curve.side,
    }))
    .sort((a, b) => (a.side === 'BUY' ? costOf(a) - costOf(b) : gainOf(b) - gainOf(a)))[0]
}
