import { type BookStep, MAX_BOOK_STEPS } from '../../game/market-book.ts'
import type { Side } from '../prices.ts'

/** The source of a curve: a real order book, or today's best price with the shape of an earlier book. */
export type CurveSource =
  | { readonly kind: 'book'; readonly timestampMs: number }
  /** Today's best price, and the orders behind it on an earlier day. */
  | { readonly kind: 'earlier book'; readonly timestampMs: number }

export interface DepthCurve {
  readonly side: Side
  readonly steps: readonly BookStep[]
  /** The market maker's price for any amount; undefined if there is none. */
  readonly endless: number | undefined
  readonly source: CurveSource
}

/** Whether a price is better for the player on that side. */
const isBetter = (side: Side, one: number, other: number) =>
  side === 'BUY' ? one < other : one > other

/**
 * Orders as a curve: best price first, equal prices joined, at most 40 steps. Orders worse than the market maker are
 * never used, since the market maker trades any amount.
 */
export function depthCurve(
  side: Side,
  orders: readonly BookStep[],
  endless: number | undefined,
  source: CurveSource,
): DepthCurve {
  const useful = orders
    .filter(({ price, amount }) => price > 0 && amount > 0)
    .filter(({ price }) => endless === undefined || isBetter(side, price, endless))
    .sort((a, b) => (side === 'BUY' ? a.price - b.price : b.price - a.price))
  return { side, steps: shortened(joined(useful)), endless, source }
}

function joined(orders: readonly BookStep[]): BookStep[] {
  const steps: BookStep[] = []
  for (const { price, amount } of orders) {
    const last = steps.at(-1)
    if (last?.price === price) steps[steps.length - 1] = { price, amount: last.amount + amount }
    else steps.push({ price, amount })
  }
  return steps
}

/** Joins the steps with the closest prices at their average, so that neither units nor their value change. */
function shortened(steps: BookStep[]): readonly BookStep[] {
  while (steps.length > MAX_BOOK_STEPS) {
    let at = 1
    // The best price stays as it is: it is the list price.
    for (let i = 1; i + 1 < steps.length; i++) {
      if (loss(steps, i) < loss(steps, at)) at = i
    }
    const [one, other] = [steps[at]!, steps[at + 1]!]
    const amount = one.amount + other.amount
    const price = (one.price * one.amount + other.price * other.amount) / amount
    steps.splice(at, 2, { price, amount })
  }
  return steps
}

/** How far the value of any amount can be off once two steps are joined. */
function loss(steps: readonly BookStep[], at: number): number {
  const [one, other] = [steps[at]!, steps[at + 1]!]
  const share = (one.amount * other.amount) / (one.amount + other.amount)
  return share * Math.abs(one.price - other.price)
}
