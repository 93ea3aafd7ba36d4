import type { EmpireQuestion, PlanOutcome } from '../engine/empire-evaluation.ts'
import { overSlices, type Progress } from './slices.ts'

/** A slice takes a millisecond or two, so that whatever else is asked of the same worker comes soon. */
const PLANS_PER_SLICE = 40

/** Many plans, in the order asked, slice by slice. */
export async function evaluateInSlices(
  { plans, ...question }: EmpireQuestion,
  evaluate: (slice: EmpireQuestion) => Promise<PlanOutcome[]>,
  onProgress?: Progress,
): Promise<PlanOutcome[]> {
  const parts = await overSlices(
    { total: plans.length, size: PLANS_PER_SLICE },
    (from, to) => evaluate({ ...question, plans: plans.slice(from, to) }),
    onProgress,
  )
  return parts.flat()
}
