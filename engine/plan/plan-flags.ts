import { EXPERT_TYPES, type ExpertType, type PlanData } from '../model/plan.ts'
import { EXPERTISES } from '../model/primitives.ts'
import { ratio } from './arithmetic.ts'
import { expertWarning } from './edit.ts'
import type { PlanResult } from './result.ts'

type Made = Pick<PlanResult, 'production' | 'materialio'>

/** What each row sells of its product, as a share of the daily volume; what the base uses itself is not sold. */
export function soldShares({ production, materialio }: Made) {
  return production.buildings.flatMap(({ amount, activeRecipes }, row) =>
    activeRecipes.flatMap(({ recipe, volumeShare }) => {
      const [made, ...others] = recipe.Outputs
      const flow = materialio.find(({ ticker }) => ticker === made?.Ticker)
      // A recipe with several goods does not say which of them the share belongs to.
      if (!flow || others.length > 0) return []
      const share = volumeShare * Math.max(0, ratio(flow.delta, flow.output))
      return share < Infinity ? [{ row, ticker: flow.ticker, share, amount }] : []
    }),
  )
}

/** Kinds of experts that no building of the base uses. */
export function idleExperts(
  { planet }: Pick<PlanData, 'planet'>,
  { production }: Pick<PlanResult, 'production'>,
): ExpertType[] {
  const used = new Set(production.buildings.map(({ expertise }) => expertise))
  return planet.experts
    .filter(({ type, amount }) => amount > 0 && !used.has(EXPERTISES[EXPERT_TYPES.indexOf(type)]!))
    .map(({ type }) => type)
}

/** What the warnings of a plan say in words, as an empire counts it. */
export interface PlanFlags {
  readonly largestShare: number
  readonly hasIdleBuilding: boolean
  readonly hasIdleExperts: boolean
  readonly hasTooManyExperts: boolean
}

export const planFlags = (plan: PlanData, result: PlanResult): PlanFlags => ({
  largestShare: soldShares(result).reduce((most, { share }) => Math.max(most, share), 0),
  hasIdleBuilding: plan.buildings.some(({ active_recipes }) => active_recipes.length === 0),
  hasIdleExperts: idleExperts(plan, result).length > 0,
  hasTooManyExperts: expertWarning(plan.planet) !== null,
})
