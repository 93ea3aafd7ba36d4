import { isExchange } from '../../game/cx.ts'
import type { CurveOf } from '../../market/depth/books.ts'
import type { CurveSource } from '../../market/depth/curve.ts'
import { priceOrigin } from '../../market/price-origin.ts'
import type { Universe } from '../../universe/universe.ts'
import type { EmpireSite, TradeSide } from './request.ts'

export interface PriceStep {
  readonly most: number
  readonly price: number
}

export interface BookSteps {
  readonly steps: readonly PriceStep[]
  readonly source: CurveSource
}

/** A share of every order. Undefined if the price is of no exchange or the order book is unknown. */
export function bookSteps(
  universe: Universe,
  curveOf: CurveOf,
  sites: readonly EmpireSite[],
  side: TradeSide,
  material: number,
  share = 1,
): BookSteps | undefined {
  const exchange = sites[0]?.exchange[side]
  if (exchange === undefined || !isExchange(exchange)) return undefined
  const at = side === 'sell' ? 'SELL' : 'BUY'
  const ticker = universe.materials.ticker[material]!
  const isListed = sites.every(({ site: { prices } }) => {
    const { cx, planetNaturalId, rules } = prices
    return priceOrigin(universe, cx, planetNaturalId, ticker, at, rules).row !== undefined
  })
  const curve = isListed ? curveOf(exchange, material, at) : undefined
  if (!curve) return undefined
  const { steps, endless, source } = curve
  const most = steps.map(({ amount, price }) => ({ most: amount * share, price }))
  if (endless !== undefined) most.push({ most: Infinity, price: endless })
  return { steps: share > 0 ? most : [], source }
}

/** `most` units after the first `taken`. Units beyond the last step have its price. */
export function stepsBetween(
  steps: readonly PriceStep[],
  taken: number,
  most: number,
  priceOfNone: number,
): PriceStep[] {
  const kept: PriceStep[] = []
  let [skip, left] = [taken, most]
  for (const step of steps) {
    const skipped = Math.min(skip, step.most)
    const units = Math.min(step.most - skipped, left)
    skip -= skipped
    left -= units
    if (units > 0) kept.push({ most: units, price: step.price })
    if (!(left > 0)) break
  }
  if (left > 0) kept.push({ most: left, price: steps.at(-1)?.price ?? priceOfNone })
  return kept
}

export function valueBy(steps: readonly PriceStep[], perDay: number): number {
  let left = perDay
  let value = 0
  for (const { most, price } of steps) {
    const units = Math.min(most, left)
    value += units * price
    left -= units
    if (left <= 0) break
  }
  return value
}
