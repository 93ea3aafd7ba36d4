import type { PlanFigure } from '../../../engine/explain/plan.ts'
import type { Terms } from '../../../engine/plan/basis.ts'
import type { ReferenceChoice } from '../../../engine/plan/reference-plan.ts'
import { explain } from '../../data/calls.ts'
import type { ExplainSource } from '../../ui/figure/explain/explain-source.ts'

export interface RowFigure {
  readonly of: 'row'
  readonly choice: ReferenceChoice
  readonly figure: PlanFigure
}

export function explainRows(
  { cx, empire, rules }: Terms,
  exchangesCheckedAt: number | undefined,
): ExplainSource {
  return {
    load: ({ choice, figure }: RowFigure, path, signal) =>
      explain({ in: 'reference', choice, cx, empire, rules, figure, path, depth: 1 }, signal),
    updatedAt: ({ origin }) =>
      origin?.kind === 'price' && origin.row?.listed ? exchangesCheckedAt : undefined,
  }
}
