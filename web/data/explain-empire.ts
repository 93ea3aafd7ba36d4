import type { EmpireTotals } from '../../engine/empire/empire.ts'
import type { EvaluatedPlan } from '../../engine/empire/evaluation.ts'
import { NothingToExplain } from '../../engine/explain/context.ts'
import { explainEmpireFlow, explainEmpireTotal } from '../../engine/explain/empire.ts'
import { type TermCut, termCut } from '../../engine/explain/level.ts'
import {
  explainOwnFlowValue,
  explainOwnTotal,
  explainProfitAtCost,
  explainUnitCost,
  type OwnContext,
  type OwnTotal,
} from '../../engine/explain/own-sourcing.ts'
import type { PlanPart, Term } from '../../engine/explain/term.ts'
import type { PlanRequest } from '../../engine/plan/request.ts'
import { explain } from './calls.ts'

export type EmpireFigure =
  | { readonly of: keyof EmpireTotals }
  | {
      readonly of: 'flow'
      readonly ticker: string
      readonly figure: 'input' | 'output' | 'delta' | 'deltaPrice'
    }

export function empireTree(plans: readonly EvaluatedPlan[], figure: EmpireFigure): Term {
  return figure.of === 'flow'
    ? explainEmpireFlow(plans, figure.ticker, figure.figure)
    : explainEmpireTotal(plans, figure.of)
}

/** A figure under own sourcing, which values goods between own bases at cost. */
export type OwnFigure =
  | { readonly of: 'own'; readonly figure: OwnTotal }
  | { readonly of: 'own flow' | 'unit cost'; readonly ticker: string }
  | { readonly of: 'profit at cost'; readonly uuid: string }

export function ownTree(context: OwnContext, figure: OwnFigure): Term {
  switch (figure.of) {
    case 'own':
      return explainOwnTotal(context, figure.figure)
    case 'own flow':
      return explainOwnFlowValue(context, figure.ticker)
    case 'unit cost':
      return explainUnitCost(context, figure.ticker)
    case 'profit at cost':
      return explainProfitAtCost(context, figure.uuid)
  }
}

/** Undefined if the empire has no such plan. */
export type QuestionOfPlan = (uuid: string) => PlanRequest | undefined

export async function levelBelow(
  tree: Term,
  path: readonly number[],
  questionOf: QuestionOfPlan,
  signal: AbortSignal,
): Promise<Term> {
  let term = tree
  for (const [level, place] of path.entries()) {
    if (term.inPlan) return partOfPlan(term.inPlan, { path: path.slice(level) }, questionOf, signal)
    const next = term.terms[place]
    if (!next) throw new NothingToExplain(`${term.name} has no term at ${place}.`)
    term = next
  }
  if (term.inPlan) return partOfPlan(term.inPlan, {}, questionOf, signal)
  const { terms, ...level } = termCut(term, { depth: 1 })
  return { ...level, terms: terms.map(asOpenable) }
}

export function partOfPlan(
  { uuid, figure }: { uuid: string; figure: PlanPart },
  part: TermCut,
  questionOf: QuestionOfPlan,
  signal: AbortSignal,
): Promise<Term> {
  const question = questionOf(uuid)
  if (!question) throw new NothingToExplain('This plan is no longer in the empire.')
  return explain({ in: 'plan', question, figure, depth: 1, ...part }, signal)
}

/** Only a term with an operation can be opened. */
function asOpenable({ origin, ...term }: Term): Term {
  return term.inPlan ? { ...term, operation: 'sum' } : { ...term, ...(origin && { origin }) }
}
