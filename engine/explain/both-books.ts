import {
  CLASSIC,
  otherRules,
  RULES,
  type Rule,
  type Rules,
  withOther,
} from '../game/constants/rules.ts'
import { pricesUnder } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import type { PlanInput } from '../plan/input.ts'
import type { Universe } from '../universe/universe.ts'
import { type PlanContext, rulesOf } from './context.ts'
import { shownFigures } from './figures.ts'
import { explain, type PlanFigure } from './plan.ts'
import type { Term } from './term.ts'

/** Smaller than any shown digit. Sums of the same terms in another order differ by less. */
const UNSEEN = 1e-6

const differs = (one: number, other: number) =>
  one !== other &&
  !(Math.abs(one - other) <= UNSEEN * Math.max(1, Math.min(Math.abs(one), Math.abs(other))))

const underRules = (universe: Universe, input: PlanInput, rules: Rules): PlanInput => ({
  ...input,
  rules,
  prices: pricesUnder(universe, input.prices, rules),
})

export interface FigureDifference {
  readonly figure: PlanFigure
  readonly value: number
  readonly other: number
  /** The rules that change it, each on its own. */
  readonly rules: readonly Rule[]
}

/** Recipe options are included if the input asks for them. */
export function ruleDifferences(universe: Universe, input: PlanInput): FigureDifference[] {
  const rules = input.rules ?? CLASSIC
  const figuresUnder = (book: Rules) => [
    ...shownFigures(evaluatePlan(universe, underRules(universe, input, book))),
  ]
  const shown = figuresUnder(rules)
  const others = figuresUnder(otherRules(rules))
  // Both rule sets list the same figures in the same order.
  const changed = shown.flatMap(([figure, value], place) => {
    const other = others[place]![1]
    return differs(value, other) ? [{ figure, value, other, place }] : []
  })
  if (changed.length === 0) return []
  const alone = RULES.map((rule) => ({ rule, figures: figuresUnder(withOther(rules, rule)) }))
  return changed.map(({ place, ...difference }) => ({
    ...difference,
    rules: alone
      .filter(({ figures }) => differs(difference.value, figures[place]![1]))
      .map(({ rule }) => rule),
  }))
}

export function differencesOf(
  context: PlanContext,
  figures: readonly PlanFigure[],
): FigureDifference[] {
  return figures.flatMap((figure) => {
    const { shown, other } = explainBoth(context, figure)
    return other
      ? [{ figure, value: shown.value, other: other.term.value, rules: other.rules }]
      : []
  })
}

/** A figure under the rules of the input and, if it differs, under the other ones. */
export interface ExplainedFigure {
  readonly shown: Term
  readonly other?: { readonly term: Term; readonly rules: readonly Rule[] }
}

export function explainBoth(context: PlanContext, figure: PlanFigure): ExplainedFigure {
  const rules = rulesOf(context)
  const under = (book: Rules) => {
    const input = underRules(context.universe, context.input, book)
    return explain({ ...context, input, result: evaluatePlan(context.universe, input) }, figure)
  }
  const shown = explain(context, figure)
  const term = under(otherRules(rules))
  if (!differs(shown.value, term.value)) return { shown }
  const changing = RULES.filter((rule) => differs(shown.value, under(withOther(rules, rule)).value))
  return { shown, other: { term, rules: changing } }
}
