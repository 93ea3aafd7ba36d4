import type { EvaluatedPlan } from '../../../engine/empire-evaluation.ts'
import type { PlanPart } from '../../../engine/explain/term.ts'
import {
  type EmpireFigure,
  empireTree,
  levelBelow,
  partOfPlan,
  type QuestionOfPlan,
} from '../../economy/explain-empire.ts'
import type { ExplainSource } from '../../ui/explain/explain-source.ts'

/** A figure of one plan in the tables of the empire. */
export interface PlanPartFigure {
  readonly of: 'plan'
  readonly uuid: string
  readonly figure: PlanPart
}

/** Derivations of everything on the page: the empire's figures down to its plans, and on into each plan. */
export function empireExplainSource(
  plans: readonly EvaluatedPlan[],
  questionOf: QuestionOfPlan,
): ExplainSource {
  return {
    async load(figure: EmpireFigure | PlanPartFigure, path, signal) {
      if (figure.of === 'plan') return partOfPlan(figure, { path }, questionOf, signal)
      return levelBelow(empireTree(plans, figure), path, questionOf, signal)
    },
  }
}
