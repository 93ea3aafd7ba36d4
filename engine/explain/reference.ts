import type { CxData } from '../model/cx.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { type ReferenceChoice, referencePlan } from '../plan/reference-plan.ts'
import { resolvePrices } from '../prices.ts'
import { DOCUMENTED, type Rules } from '../reference/rules.ts'
import type { Universe } from '../universe.ts'
import { explain, type PlanFigure } from './plan.ts'
import type { Term } from './term.ts'

/** A figure of a row of the ROI tables: that of the plan which the row stands for. */
export function explainReference(
  universe: Universe,
  cx: CxData | null,
  choice: ReferenceChoice,
  figure: PlanFigure,
  rules: Rules = DOCUMENTED,
): Term {
  const prices = resolvePrices(universe, cx, choice.planetNaturalId)
  const input = { plan: referencePlan(choice), prices, empire: null, rules }
  return explain({ universe, input, result: evaluatePlan(universe, input) }, figure)
}
