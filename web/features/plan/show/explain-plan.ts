import type { PlanFigure } from '../../../../engine/explain/plan.ts'
import type { PlanRequest } from '../../../../engine/plan/request.ts'
import { explain } from '../../../data/calls.ts'
import type { ExplainSource } from '../../../ui/figure/explain/explain-source.ts'

/** Derivations of the figures of a question. Prices are as old as the list of the exchanges. */
export function explainPlan(
  question: PlanRequest | undefined,
  exchangesCheckedAt: number | undefined,
): ExplainSource {
  return {
    async load(figure: PlanFigure, path, signal) {
      if (!question) throw new Error('The plan is not calculated yet.')
      return explain({ in: 'plan', question, figure, path, depth: 1 }, signal)
    },
    updatedAt: ({ origin }) =>
      origin?.kind === 'price' && origin.row?.listed ? exchangesCheckedAt : undefined,
  }
}
