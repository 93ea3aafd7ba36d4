import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { type OwnSourcing, ownSourcing } from '../../../engine/empire/own-sourcing.ts'
import type { OwnContext } from '../../../engine/explain/own-sourcing.ts'
import type { PlanPart } from '../../../engine/explain/term.ts'
import {
  type EmpireFigure,
  empireTree,
  levelBelow,
  type OwnFigure,
  ownTree,
  partOfPlan,
  type QuestionOfPlan,
} from '../../data/explain-empire.ts'
import type { ExplainSource } from '../../ui/explain/explain-source.ts'

export interface PlanPartFigure {
  readonly of: 'plan'
  readonly uuid: string
  readonly figure: PlanPart
}

/** Everything on the page that can be pressed for its derivation. */
export type PageFigure = EmpireFigure | OwnFigure | PlanPartFigure

/** Derivations of the empire's figures down to its plans, and on into each plan. */
export function empireExplainSource(
  plans: readonly EvaluatedPlan[],
  questionOf: QuestionOfPlan,
  /** As it is shown; undefined where it is not. */
  sourcing: OwnSourcing | undefined,
): ExplainSource {
  let own: OwnContext | undefined
  const treeOf = (figure: EmpireFigure | OwnFigure) => {
    switch (figure.of) {
      case 'own':
      case 'own flow':
      case 'unit cost':
      case 'profit at cost':
        own ??= { plans, sourcing: sourcing ?? ownSourcing(plans) }
        return ownTree(own, figure)
      default:
        return empireTree(plans, figure)
    }
  }
  return {
    async load(figure: PageFigure, path, signal) {
      return figure.of === 'plan'
        ? partOfPlan(figure, { path }, questionOf, signal)
        : levelBelow(treeOf(figure), path, questionOf, signal)
    },
  }
}
