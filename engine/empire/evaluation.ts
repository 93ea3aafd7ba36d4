import type { CxData } from '../game/cx.ts'
import type { PlanData } from '../game/plan.ts'
import { sameValue } from '../game/same-value.ts'
import type { PlanInput } from '../plan/input.ts'
import type { PlanFlags } from '../plan/plan-flags.ts'
import type { Diagnostic } from '../universe/diagnostics.ts'
import type { EmpirePlan, PlanTotals } from './empire.ts'

export interface PlanToEvaluate {
  readonly uuid: string
  readonly name: string
  readonly plan: PlanData
  /** As in `PlanInput`. */
  readonly includeCM?: boolean
}

export interface EmpireQuestion extends Omit<PlanInput, 'plan' | 'prices' | 'includeCM'> {
  readonly plans: readonly PlanToEvaluate[]
  readonly cx: CxData | null
}

export interface EvaluatedPlan extends EmpirePlan, PlanTotals {
  readonly permits: number
  readonly areaTotal: number
  readonly degradation: number
  readonly fees: number
  readonly constructionCost: number
  /** Days until the construction cost is earned; Infinity without profit, negative with a loss. */
  readonly roi: number
  readonly workersShort: number
  readonly flags: PlanFlags
  readonly diagnostics: readonly Diagnostic[]
  readonly problem: null
}

export interface FailedPlan {
  readonly uuid: string
  readonly name: string
  readonly planetNaturalId: string
  readonly problem: string
}

export type PlanOutcome = EvaluatedPlan | FailedPlan

/** A finished evaluation with its request, so that the next one can reuse valid outcomes. */
export interface EmpireEvaluation {
  readonly question: EmpireQuestion
  readonly dataVersion: string
  readonly outcomes: readonly PlanOutcome[]
}

export interface EmpireChanges {
  /** In the order of the plans; undefined if a plan has to be evaluated. */
  readonly kept: readonly (PlanOutcome | undefined)[]
  readonly changed: readonly PlanToEvaluate[]
}

/** Keeps the outcomes of unchanged plans as long as data and preferences are the same. */
export function empireChanges(
  former: EmpireEvaluation | undefined,
  question: EmpireQuestion,
  dataVersion: string,
): EmpireChanges {
  const holds = former?.dataVersion === dataVersion && sameContext(former.question, question)
  if (!holds) return { kept: question.plans.map(() => undefined), changed: question.plans }
  const known = new Map(
    former.question.plans.map((entry, place) => [
      entry.uuid,
      { entry, outcome: former.outcomes[place]! },
    ]),
  )
  const kept = question.plans.map(({ uuid, name, plan, includeCM }) => {
    const { entry, outcome } = known.get(uuid) ?? {}
    if (!entry || !outcome || !sameValue(entry.plan, plan)) return undefined
    if ((entry.includeCM ?? true) !== (includeCM ?? true)) return undefined
    return entry.name === name ? outcome : { ...outcome, name }
  })
  return { kept, changed: question.plans.filter((_, place) => kept[place] === undefined) }
}

/** The kept outcomes, with `fresh` (in the order of `changed`) in the empty places. */
export function joinOutcomes(
  { kept }: EmpireChanges,
  fresh: readonly PlanOutcome[],
): readonly PlanOutcome[] {
  let next = 0
  return kept.map((outcome) => outcome ?? fresh[next++]!)
}

function sameContext(a: EmpireQuestion, b: EmpireQuestion): boolean {
  const { plans: _, ...one } = a
  const { plans: __, ...other } = b
  return sameValue(one, other)
}
