import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { MOST_PERMITS } from '../../../engine/plan/edit.ts'
import { isUnpriced } from '../../../engine/universe/diagnostics.ts'

const overArea = ({ area, areaTotal }: Pick<EvaluatedPlan, 'area' | 'areaTotal'>) =>
  area > areaTotal
const overPermits = ({ permits }: Pick<EvaluatedPlan, 'permits'>) => permits > MOST_PERMITS

/** The game does not let anybody build this base as planned. */
export const isImpossible = (plan: Pick<EvaluatedPlan, 'area' | 'areaTotal' | 'permits'>) =>
  overArea(plan) || overPermits(plan)

/** What is wrong with a base, the worst first. */
export function baseWarnings(
  plan: Pick<EvaluatedPlan, 'area' | 'areaTotal' | 'permits' | 'workersShort' | 'diagnostics'>,
): readonly string[] {
  return [
    overArea(plan) && 'Over area',
    overPermits(plan) && `Over ${MOST_PERMITS} permits`,
    plan.workersShort > 0 && 'Workers short',
    plan.diagnostics.some(isUnpriced) && 'Price missing',
  ].filter((warning) => warning !== false)
}
