/** How many units of each item are built. */
export type Counts = ArrayLike<number>

/** A base between today's and the proposed one, as a question of money alone. */
export interface BuildOut {
  /** Units of each item until the proposal is complete. */
  readonly units: readonly number[]
  /** Items that are production; they stand first. */
  readonly production: number
  /** Items that alone decide what a base earns: production where everybody is housed, else all. */
  readonly earning: number
  /** $ that have been spent once so much is built. */
  spent(counts: Counts): number
  /** $ a day of the base. Not asked for where somebody has no place to live. */
  profit(counts: Counts): number
  /** Whether everybody whom the proposal houses has a place to live. */
  isHoused(counts: Counts): boolean
  /** Items that would house some of those who have no place, what costs least for a place first. */
  homesFor(counts: Counts): readonly number[]
  readonly finalProfit: number
}

export interface Budget {
  /** $ at the beginning. */
  readonly money: number
  /** $ a day from elsewhere. */
  readonly perDay: number
}

/**
 * What an order comes to; less is better, the first that differs decides. Every unit is bought on the day on which the
 * money suffices, so after a wait nothing is left: the money after a step, and with it the wait for the next, depends on
 * what is built and not on the order. What an order comes to is therefore a sum over its steps.
 */
export interface Score {
  /** Money without which it never goes on, 0 where the budget suffices. */
  readonly need: number
  /** $ that the complete base would have earned more than the unfinished ones, while money was waited for. */
  readonly missed: number
  /** The same as if every $ took one day: decides where nothing has to be waited for. */
  readonly rank: number
  readonly days: number
}
export const NOTHING_BUILT: Score = { need: 0, missed: 0, rank: 0, days: 0 }

export const isLess = (a: Score, b: Score) =>
  a.need !== b.need
    ? a.need < b.need
    : a.missed !== b.missed
      ? a.missed < b.missed
      : a.rank < b.rank

/** What a score grows by when a base that earns `profit` spends on from one amount to another. */
export function afterStep(
  score: Score,
  { money, perDay }: Budget,
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

/** What building one item after the other comes to. */
export function scoreOf(buildOut: BuildOut, budget: Budget, order: readonly number[]): Score {
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
