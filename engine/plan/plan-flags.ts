import { EXPERT_TYPES, type ExpertType, type PlanData } from '../game/plan.ts'
import { EXPERTISES } from '../game/primitives.ts'
import { expertWarning } from './edit.ts'
import type { PlanResult } from './result.ts'
import { largestShareOf } from './sold-shares.ts'

/** Expertises of experts that no building of the base uses. */
export function idleExperts(
  { planet }: Pick<PlanData, 'planet'>,
  { production }: Pick<PlanResult, 'production'>,
): ExpertType[] {
  const isUsed = (type: ExpertType) => {
    const used = EXPERTISES[EXPERT_TYPES.indexOf(type)]
    return production.buildings.some(({ expertise }) => expertise === used)
  }
  return planet.experts
    .filter(({ type, amount }) => amount > 0 && !isUsed(type))
    .map(({ type }) => type)
}

/** The warnings of a plan in words, under the conditions of its empire. */
export interface PlanFlags {
  readonly largestShare: number
  readonly hasIdleBuilding: boolean
  readonly hasIdleExperts: boolean
  readonly hasTooManyExperts: boolean
}

export const planFlags = (plan: PlanData, result: PlanResult): PlanFlags => ({
  largestShare: largestShareOf(result),
  hasIdleBuilding: plan.buildings.some(({ active_recipes }) => active_recipes.length === 0),
  hasIdleExperts: idleExperts(plan, result).length > 0,
  hasTooManyExperts: expertWarning(plan.planet) !== null,
})
