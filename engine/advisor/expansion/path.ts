export type Counts = ArrayLike<number>

export interface BuildOut {
  readonly units: readonly number[]
  /** The number of production items, which come first. */
  readonly production: number
  /** How many of the first items decide the profit: production if all workers have homes, else all items. */
  readonly earning: number
  spent(counts: Counts): number
  /** $ a day. Never called for a stage in which workers have no home. */
  profit(counts: Counts): number
  /** Whether all workers have a home who have one in the proposal. */
  isHoused(counts: Counts): boolean
  /** Items that would house some workers without a home, the cheapest per place first. */
  homesFor(counts: Counts): readonly number[]
  readonly finalProfit: number
}

export interface MoneyBudget {
  readonly money: number
  readonly perDay: number
}

/**
 * The figures of an order. Lower is better, and the first figure that differs decides. Every unit is bought on the first
 * day on which the money suffices, so no money is left after a wait. The money after a step, and the wait for the next one,
 * depend on what is built and not on the order. A score is therefore a sum over the steps.
 */
export interface Score {
  /** The extra money without which building stops for good. 0 if the budget suffices. */
  readonly need: number
  /** $ that the complete base would have earned in addition during the waits. */
  readonly missed: number
  /** The same as if every $ took one day. It decides between orders that never wait. */
  readonly rank: number
  readonly days: number
}
export const NOTHING_BUILT: Score = { need: 0, missed: 0, rank: 0, days: 0 }

export const isLowerScore = (a: Score, b: Score) =>
  a.need !== b.need
    ? a.need < b.need
    : a.missed !== b.missed
      ? a.missed < b.missed
      : a.rank < b.rank

/** The score of a step in which a base that earns `profit` raises the money spent from one amount to another. */
export function afterStep(
  score: Score,
  { money, perDay }: MoneyBudget,
  from: number,
  to: number,
  profit: number,
  finalProfit: number,
): Score {
  const lost = finalProfit - profit
  const missing = Math.max(0, to - Math.max(money, from))
  const income = profit + perDay
  const isStuck = missing > 0 && !(income > 0)
  const days = missing > 0 && !isStuck ? missing / income : 0
  return {
    need: isStuck ? Math.max(score.need, to) : score.need,
    missed: score.missed + days * lost,
    rank: score.rank + (to - from) * lost,
    days: score.days + days,
  }
}

export function scoreOf(buildOut: BuildOut, budget: MoneyBudget, order: readonly number[]): Score {
  const counts = new Uint16Array(buildOut.units.length)
  let score = NOTHING_BUILT
  let spent = buildOut.spent(counts)
  for (const item of order) {
    const profit = buildOut.profit(counts)
    counts[item]! += 1
    const next = buildOut.spent(counts)
    score = afterStep(score, budget, spent, next, profit, buildOut.finalProfit)
    spent = next
  }
  return score
}
