import type { CxData } from '../game/cx.ts'
import { resolvePrices } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import type { HabitationGoal } from './habitation/habitation.ts'
import { housed } from './habitations.ts'
import type { PlanInput } from './input.ts'

/** A plan with the CX whose prices it counts with. */
export interface PlanRequest extends Omit<PlanInput, 'prices'> {
  readonly cx: CxData | null
  /** Set if the calculator chooses the habitations, whatever the plan has. */
  readonly habitations?: HabitationGoal | undefined
}

export function inputOf(universe: Universe, { cx, habitations, ...plan }: PlanRequest): PlanInput {
  const prices = resolvePrices(universe, cx, plan.plan.planet.planetid, plan.rules)
  const input = { ...plan, prices }
  return habitations ? housed(universe, input, habitations) : input
}
