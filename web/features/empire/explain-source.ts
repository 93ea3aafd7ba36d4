import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { type OwnSourcing, ownSourcing } from '../../../engine/empire/own-sourcing.ts'
import {
  explainHeadline,
  type HeadlineEffects,
  type HeadlineFigure,
} from '../../../engine/explain/headline.ts'
import type { OwnContext } from '../../../engine/explain/own-sourcing.ts'
import type { PlanPart, Term } from '../../../engine/explain/term.ts'
import {
  type EmpireFigure,
  empireTree,
  levelBelow,
  type OwnFigure,
  ownTree,
  partOfPlan,
  type QuestionOfPlan,
} from '../../data/explain-empire.ts'
import type { ExplainSource } from '../../ui/figure/explain/explain-source.ts'

export interface PlanPartFigure {
  readonly of: 'plan'
  readonly uuid: string
  readonly figure: PlanPart
}

/** Everything on the page that can be pressed for its derivation. */
export type PageFigure = EmpireFigure | OwnFigure | PlanPartFigure | SwitchedFigure

/** With freight and order books, above the figures without them. */
export interface SwitchedFigure {
  readonly of: 'switched'
  readonly figure: HeadlineFigure
}

/** Derivations of the empire's figures down to its plans, and on into each plan. */
export function empireExplainSource(
  plans: readonly EvaluatedPlan[],
  questionOf: QuestionOfPlan,
  /** The own sourcing that the page shows. Undefined if it shows none. */
  sourcing: OwnSourcing | undefined,
  switched: { readonly effects: HeadlineEffects; readonly area: number; readonly atCost: boolean },
): ExplainSource {
  let own: OwnContext | undefined
  const treeOf = (figure: EmpireFigure | OwnFigure | SwitchedFigure): Term => {
    switch (figure.of) {
      case 'switched': {
        const { effects, area, atCost } = switched
        const base = (part: 'profit' | 'revenue' | 'cost') =>
          treeOf(atCost ? { of: 'own', figure: part } : { of: part })
        return explainHeadline(base, effects, { area }, figure.figure)
      }
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
