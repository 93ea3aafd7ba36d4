import { evaluatePlan } from '../engine/plan/evaluate.ts'
import { bestHabitations } from '../engine/plan/habitations.ts'
import type { PlanInput } from '../engine/plan/input.ts'
import { resolvePrices } from '../engine/prices.ts'
import type { Universe } from '../engine/universe.ts'
import type { AnswerOf, PlanQuestion, QuestionOf } from './calls.ts'

/** What an edit of a plan asks for: the calculator answers it, and the page where it holds a universe. */
export const planAnswers = {
  evaluate: (universe, question) => evaluatePlan(universe, inputOf(universe, question)),

  habitation: (universe, { plan, goal }) =>
    bestHabitations(universe, inputOf(universe, plan), goal),
} satisfies {
  readonly [Name in 'evaluate' | 'habitation']: (
    universe: Universe,
    question: QuestionOf<Name>,
  ) => AnswerOf<Name>
}
export type PlanAnswers = typeof planAnswers

/** The plan at the prices that the question chose. */
export function inputOf(universe: Universe, { cx, ...input }: PlanQuestion): PlanInput {
  return { ...input, prices: resolvePrices(universe, cx, input.plan.planet.planetid) }
}
