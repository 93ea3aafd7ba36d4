import type { CxData } from '../model/cx.ts'
import type { PlanData } from '../model/plan.ts'
import { sameValue } from '../model/same-value.ts'
import type { PlanInput } from '../plan/input.ts'
import type { PlanResult } from '../plan/result.ts'
import type { Diagnostic } from '../universe/diagnostics.ts'
import type { EmpirePlan, PlanTotals } from './empire.ts'

export interface PlanToEvaluate {
  readonly uuid: string
  readonly name: string
  readonly plan: PlanData
}

/** All plans of an empire under one choice of preferences. */
export interface EmpireQuestion extends Omit<PlanInput, 'plan' | 'prices'> {
  readonly plans: readonly PlanToEvaluate[]
  readonly cx: CxData | null
  /** Hand over each plan's whole result too: some forty times as much data. */
  readonly withResults?: boolean
}

/** What lists of plans show and what an empire adds up; fits `empireTotals`, `empireMaterialIo`, `analyseEmpire` and `burnTable`. */
export interface EvaluatedPlan extends EmpirePlan, PlanTotals {
  readonly areaTotal: number
  /** Degradation of the buildings a day, part of the cost. */
  readonly degradation: number
  /** What governments take a day, part of the cost. */
  readonly fees: number
  readonly constructionCost: number
  /** Days until the construction cost is earned; infinite without profit, negative with a loss. */
  readonly roi: number
  /** People that the base needs and has no homes for. */
  readonly workersShort: number
  readonly diagnostics: readonly Diagnostic[]
  readonly problem: null
  /** Only with `withResults`. */
  readonly result?: PlanResult
}

/** A plan that cannot be evaluated, such as one whose planet is not there. */
export interface FailedPlan {
  readonly uuid: string
  readonly name: string
  readonly planetNaturalId: string
  readonly problem: string
}

export type PlanOutcome = EvaluatedPlan | FailedPlan

/** A finished evaluation with what it was made from, so that the next one takes over what still holds. */
export interface EmpireEvaluation {
  readonly question: EmpireQuestion
  /** The state of the game data, whatever the caller tells states apart by. */
  readonly dataVersion: string
  readonly outcomes: readonly PlanOutcome[]
}

export interface EmpireChanges {
  /** In the order of the plans; undefined where a plan has to be evaluated. */
  readonly kept: readonly (PlanOutcome | undefined)[]
  readonly changed: readonly PlanToEvaluate[]
}

/** What a former evaluation still says about a question: the plans that are the same, where data and preferences are. */
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
  const kept = question.plans.map(({ uuid, name, plan }) => {
    const { entry, outcome } = known.get(uuid) ?? {}
    if (!entry || !outcome || !sameValue(entry.plan, plan)) return undefined
    return entry.name === name ? outcome : { ...outcome, name }
  })
  return { kept, changed: question.plans.filter((_, place) => kept[place] === undefined) }
}

/** The kept outcomes with the fresh ones, `fresh` in the order of `changed`, in their places. */
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
