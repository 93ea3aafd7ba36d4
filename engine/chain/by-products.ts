import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import type { Chain } from './chain.ts'

/** Units that the recipes make in addition to what the chain uses. */
export interface ByProduct {
  readonly ticker: string
  readonly amount: number
  /** The material for which the recipes run. */
  readonly from: readonly string[]
}

/** A chain neither uses nor values them: it makes its own need of the same material separately. */
export function byProducts({ recipes }: Universe, { nodes }: Chain): ByProduct[] {
  const found = new Map<string, { amount: number; from: string[] }>()
  for (const [place, { ticker, recipeId, runs, isTerminal }] of nodes.entries()) {
    const recipe = recipeId === null ? undefined : recipes.indexOf.get(recipeId)
    if (recipe === undefined || runs === null || (isTerminal && place > 0)) continue
    for (const { Ticker, Amount } of recipes.listing[recipe]!.Outputs) {
      if (Ticker === ticker) continue
      const made = found.get(Ticker) ?? { amount: 0, from: [] }
      made.amount += Amount * runs
      made.from.push(ticker)
      found.set(Ticker, made)
    }
  }
  return [...found]
    .map(([ticker, made]) => ({ ticker, ...made }))
    .sort((a, b) => byCodeUnits(a.ticker, b.ticker))
}
