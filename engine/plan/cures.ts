import { MAX_PERMITS_OF_BASE } from '../game/constants/base.ts'
import type { PlanData } from '../game/plan.ts'
import type { Universe } from '../universe/universe.ts'
import type { BaseEdit } from './editing/plan-edit.ts'
import { evaluatePlan } from './evaluate.ts'
import type { PlanInput } from './input.ts'
import type { PlanResult } from './result.ts'
import { soldSharesOf } from './sold-shares.ts'
import { editedPlan, type WhatIfOptions } from './what-if.ts'

/** A problem of a plan that fewer buildings can solve. */
export type PlanProblem =
  /** The base does not fit, even with all permits. */
  | { readonly kind: 'area' }
  /** The row sells more than this share of the good's daily volume. */
  | {
      readonly kind: 'volume'
      readonly row: number
      readonly ticker: string
      readonly most: number
    }

export interface Cure {
  readonly row: number
  readonly building: string
  readonly amount: number
  /** The edits of the plan. Habitations that follow the workers are left to the editor. */
  readonly edits: readonly BaseEdit[]
  /** $ a day of the cured plan. */
  readonly profit: number
}

/** The number of tried amounts of a row, in addition to those that find the largest one that helps. */
const MAX_TRIED = 60

/** The smaller amount of one row with the highest profit of the plan; null if no amount helps. */
export function cureOf(
  universe: Universe,
  input: PlanInput,
  problem: PlanProblem,
  options: WhatIfOptions,
): Cure | null {
  const { buildings } = input.plan
  const permits = problem.kind === 'area' ? MAX_PERMITS_OF_BASE : input.plan.planet.permits
  const rows = problem.kind === 'area' ? buildings.keys() : [problem.row]
  let best: Cure | null = null
  for (const row of rows) {
    const { name, amount: given } = buildings[row]!
    const tried = (amount: number) => {
      const edits: BaseEdit[] = [{ kind: 'building amount', building: row, amount }]
      if (permits !== input.plan.planet.permits) edits.push({ kind: 'permits', permits })
      const plan: PlanData = editedPlan(universe, input, edits, options).plan
      const result = evaluatePlan(universe, { ...input, plan, withRecipeOptions: false })
      return { edits, result, helps: helps(result, problem) }
    }
    const largest = largestOf(given - 1, (amount) => tried(amount).helps)
    for (const amount of amountsUpTo(largest)) {
      const { edits, result, helps } = tried(amount)
      if (helps && (best === null || result.profit > best.profit))
        best = { row, building: name, amount, edits, profit: result.profit }
    }
  }
  return best
}

function helps(result: PlanResult, problem: PlanProblem): boolean {
  if (problem.kind === 'area') return result.area.areaLeft >= 0
  return soldSharesOf(result).every(
    ({ row, ticker, share }) =>
      row !== problem.row || ticker !== problem.ticker || share <= problem.most,
  )
}

/** Found by bisection: if an amount helps, smaller ones do too. 0 if none helps. */
function largestOf(most: number, helps: (amount: number) => boolean): number {
  let [least, above] = [0, most + 1]
  while (above - least > 1) {
    const middle = Math.floor((least + above) / 2)
    if (helps(middle)) least = middle
    else above = middle
  }
  return least
}

/** The largest first; if there are many, evenly spaced ones. */
function amountsUpTo(largest: number): number[] {
  const step = Math.max(1, largest / MAX_TRIED)
  return Array.from({ length: Math.ceil(largest / step) }, (_, n) =>
    Math.round(largest - n * step),
  ).filter((amount) => amount > 0)
}
