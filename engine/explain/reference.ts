import { CLASSIC } from '../game/constants/rules.ts'
import { resolvePrices } from '../market/prices.ts'
import type { Terms } from '../plan/basis.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { type ReferenceChoice, referencePlan } from '../plan/reference-plan.ts'
import type { Universe } from '../universe/universe.ts'
import type { PlanContext } from './context.ts'

/** Without empire and in Classic by default. */
export function referenceContext(
  universe: Universe,
  choice: ReferenceChoice,
  { cx, empire = null, rules = CLASSIC }: Pick<Terms, 'cx'> & Partial<Terms>,
): PlanContext {
  const prices = resolvePrices(universe, cx, choice.planetNaturalId, rules)
  const input = { plan: referencePlan(choice), prices, empire, rules }
  return { universe, input, result: evaluatePlan(universe, input) }
}
