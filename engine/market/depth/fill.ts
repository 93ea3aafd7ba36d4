import type { DepthCurve } from './curve.ts'

export interface Fill {
  readonly amount: number
  readonly filled: number
  readonly value: number
  /** Average $ a unit of the filled amount; the best price if that is nothing. */
  readonly average: number
  /** Price of the last unit: the limit at which the whole amount is filled. */
  readonly last: number
}

export interface FilledStep {
  readonly price: number
  readonly amount: number
  readonly isMarketMaker: boolean
}

export const bestPrice = ({ steps, endless }: DepthCurve): number => steps[0]?.price ?? endless ?? 0

export const reachOf = ({ steps, endless }: DepthCurve): number =>
  endless === undefined ? steps.reduce((sum, { amount }) => sum + amount, 0) : Infinity

export function fillPrice(curve: DepthCurve, amount: number): Fill {
  const { steps, endless } = curve
  const best = bestPrice(curve)
  let left = Math.max(0, amount)
  let value = 0
  let last = best
  for (let i = 0; i < steps.length && left > 0; i++) {
    const step = steps[i]!
    const taken = Math.min(left, step.amount)
    value += taken * step.price
    last = step.price
    left -= taken
  }
  if (left > 0 && endless !== undefined) {
    value += left * endless
    last = endless
    left = 0
  }
  const filled = Math.max(0, amount) - left
  return { amount, filled, value, average: filled > 0 ? value / filled : best, last }
}

export function filledSteps({ steps, endless }: DepthCurve, amount: number): FilledStep[] {
  const found: FilledStep[] = []
  let left = Math.max(0, amount)
  for (const step of steps) {
    if (left <= 0) break
    const taken = Math.min(left, step.amount)
    found.push({ price: step.price, amount: taken, isMarketMaker: false })
    left -= taken
  }
  if (left > 0 && endless !== undefined)
    found.push({ price: endless, amount: left, isMarketMaker: true })
  return found
}
