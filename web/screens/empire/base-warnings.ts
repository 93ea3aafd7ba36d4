import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { overArea, overPermits } from '../../../engine/empire/impossible.ts'
import { MOST_PERMITS_OF_BASE } from '../../../engine/reference/base.ts'
import { isUnpriced } from '../../../engine/universe/diagnostics.ts'

/** What is wrong with a base, the worst first. */
export function baseWarnings(
  plan: Pick<EvaluatedPlan, 'area' | 'areaTotal' | 'permits' | 'workersShort' | 'diagnostics'>,
): readonly string[] {
  return [
    overArea(plan) && 'Over area',
    overPermits(plan) && `Over ${MOST_PERMITS_OF_BASE} permits`,
    plan.workersShort > 0 && 'Workers short',
    plan.diagnostics.some(isUnpriced) && 'Price missing',
  ].filter((warning) => warning !== false)
}
