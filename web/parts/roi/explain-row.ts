import type { PlanFigure } from '../../../engine/explain/plan.ts'
import type { ReferenceChoice } from '../../../engine/plan/reference-plan.ts'
import { askEngine } from '../../economy/calls.ts'
import type { ExplainSource } from '../../ui/explain/explain-source.ts'
import type { CxChoice } from '../cx-choice.ts'

/** A figure of a row of the ROI tables. */
export interface RowFigure {
  readonly of: 'row'
  readonly choice: ReferenceChoice
  readonly figure: PlanFigure
}

export function explainRows(
  { cx, rules }: Pick<CxChoice, 'cx' | 'rules'>,
  exchangesCheckedAt: number | undefined,
): ExplainSource {
  return {
    load: ({ choice, figure }: RowFigure, path, signal) =>
      askEngine('explain', { in: 'reference', choice, cx, rules, figure, path, depth: 1 }, signal),
    updatedAt: ({ origin }) =>
      origin?.kind === 'price' && origin.row?.listed ? exchangesCheckedAt : undefined,
  }
}
