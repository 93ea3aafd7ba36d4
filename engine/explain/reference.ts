import type { CxData } from '../model/cx.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { type ReferenceChoice, referencePlan } from '../plan/reference-plan.ts'
import { resolvePrices } from '../prices.ts'
import { DOCUMENTED, type Rules } from '../reference/rules.ts'
import type { Universe } from '../universe.ts'
import type { PlanContext } from './context.ts'

/** The plan of a row of the ROI tables, evaluated. */
export function referenceContext(
  universe: Universe,
  cx: CxData | null,
  choice: ReferenceChoice,
  rules: Rules = DOCUMENTED,
): PlanContext {
  const prices = resolvePrices(universe, cx, choice.planetNaturalId)
  const input = { plan: referencePlan(choice), prices, empire: null, rules }
  return { universe, input, result: evaluatePlan(universe, input) }
}
