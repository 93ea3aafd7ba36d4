import {
  afterStep,
  type BuildOut,
  isLowerScore,
  type MoneyBudget,
  NOTHING_BUILT,
  type Score,
} from './path.ts'

/** Each point is a stage between today's and the proposed base: a count for each item. */
export const latticeSize = (units: readonly number[]) =>
  units.reduce((size, amount) => size * (amount + 1), 1)

/**
 * The best of all orders, by dynamic programming over the lattice. The best order up to a stage is the best order up to a
 * stage with one unit less, followed by that unit. A point's index grows with every unit, so each point comes after the
 * points from which it is reached.
 */
export function bestOrder(buildOut: BuildOut, budget: MoneyBudget): number[] {
  const { units, earning, finalProfit } = buildOut
  const size = latticeSize(units)
  const strides = units.map((_, item) => latticeSize(units.slice(0, item)))
  const earningSize = latticeSize(units.slice(0, earning))
  const profits = new Float64Array(earningSize).fill(Number.NaN)
  const best: (Score | undefined)[] = new Array(size)
  const last = new Uint8Array(size)
  const counts = new Uint16Array(units.length)
  best[0] = NOTHING_BUILT

  for (let point = 0; point < size; point++, increment(counts, units)) {
    const score = best[point]
    if (!score || (point > 0 && !buildOut.isHoused(counts))) continue
    if (point > 0) best[point] = undefined
    const at = point % earningSize
    const profit = Number.isNaN(profits[at]) ? buildOut.profit(counts) : profits[at]!
    profits[at] = profit
    const spent = buildOut.spent(counts)
    for (let item = 0; item < units.length; item++) {
      if (counts[item] === units[item]) continue
      const next = point + strides[item]!
      counts[item]! += 1
      const reached = afterStep(score, budget, spent, buildOut.spent(counts), profit, finalProfit)
      counts[item]! -= 1
      const known = best[next]
      if (known && !isLowerScore(reached, known)) continue
      best[next] = reached
      last[next] = item
    }
  }
  const order: number[] = []
  for (let point = size - 1; point > 0; point -= strides[last[point]!]!) order.push(last[point]!)
  return order.reverse()
}

function increment(counts: Uint16Array, units: readonly number[]) {
  for (let item = 0; item < units.length; item++) {
    if (counts[item]! < units[item]!) {
      counts[item]! += 1
      return
    }
    counts[item] = 0
  }
}
