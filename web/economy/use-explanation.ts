import type { EvaluatedPlan } from '../../engine/empire-evaluation.ts'
import { type TermPart, termPart } from '../../engine/explain/level.ts'
import type { Term } from '../../engine/explain/term.ts'
import type { ExplainQuestion } from '../../workers/calls.ts'
import { askEngine } from './calls.ts'
import { type EmpireFigure, empireTree } from './explain-empire.ts'
import { type Answer, type Ask, useAnswer } from './use-answer.ts'

/** A figure of an empire follows from results that the page holds, so no worker is asked. */
export interface EmpireExplainQuestion extends TermPart {
  readonly in: 'empire'
  readonly plans: readonly EvaluatedPlan[]
  readonly figure: EmpireFigure
}

export type Figure = ExplainQuestion | EmpireExplainQuestion

const explainFigure: Ask<Figure, Term> = async (question, { signal }) =>
  question.in === 'empire'
    ? termPart(empireTree(question.plans, question.figure), question)
    : askEngine('explain', question, signal)

/**
 * Why a figure is what it is. With `depth: 1` only the next level; each term that has more says how many in `omitted`,
 * and `path` leads to it: the places of the terms on the way down.
 */
export function useExplanation(question: Figure | undefined): Answer<Term> {
  return useAnswer(explainFigure, question)
}
