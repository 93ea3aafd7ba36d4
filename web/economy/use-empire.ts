import {
  type EmpireChanges,
  type EmpireEvaluation,
  type EmpireQuestion,
  type EvaluatedPlan,
  empireChanges,
  type FailedPlan,
  joinOutcomes,
  type PlanOutcome,
} from '../../engine/empire-evaluation.ts'
import { sameValue } from '../../engine/same-value.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import { calculator, sweeps, withGameData } from './economy.ts'
import { type Answer, type Ask, allGameData, type Run, useAnswer } from './use-answer.ts'

export interface EmpireResults {
  /** In the order asked; fits `empireTotals`, `empireMaterialIo`, `analyseEmpire` and `burnTable`. */
  readonly plans: readonly EvaluatedPlan[]
  /** Plans that cannot be evaluated, with the reason. */
  readonly failed: readonly FailedPlan[]
}

/** Recent results, newest first, so that another screen over the same empire need not evaluate again. */
const RECENT = 4
let recent: readonly EmpireEvaluation[] = []

function fewestChanges(question: EmpireQuestion, version: string): EmpireChanges {
  return [undefined, ...recent]
    .map((former) => empireChanges(former, question, version))
    .reduce((best, changes) => (changes.changed.length < best.changed.length ? changes : best))
}

/** So few that starting a pool for them would take longer than the plans do: some 20 of them take a millisecond. */
const FEW_PLANS = 400

function evaluatePlans(version: DataVersion, question: EmpireQuestion, run: Run) {
  const { length } = question.plans
  if (length === 0) return Promise.resolve([])
  return length <= FEW_PLANS
    ? calculator().ask(version, 'evaluatePlans', question, run.signal)
    : sweeps().evaluatePlans(version, question, run)
}

let ahead: { readonly question: EmpireQuestion; readonly done: Promise<unknown> } | undefined

/** Begins what a screen is about to ask for; done once the workers were asked, so that they calculate while it is drawn. */
export function evaluateEmpireAhead(question: EmpireQuestion): Promise<void> {
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>()
  const run = { signal: new AbortController().signal, onProgress: () => undefined }
  // A failure is shown where the screen asks, which then tries again.
  const done = evaluateChanged(question, run, onAsked).catch(() => undefined)
  const begun = { question, done }
  ahead = begun
  void done.then(() => {
    onAsked()
    if (ahead === begun) ahead = undefined
  })
  return asked
}

/** Every plan of an empire; only those that changed since they were last evaluated take part in the calculation. */
export const evaluateEmpire: Ask<EmpireQuestion, EmpireResults> = async (question, run) => {
  if (ahead && sameValue(ahead.question, question)) await ahead.done
  return evaluateChanged(question, run)
}

function evaluateChanged(
  question: EmpireQuestion,
  run: Run,
  onAsked?: () => void,
): Promise<EmpireResults> {
  const planets = new Set(question.plans.map(({ plan }) => plan.planet.planetid))
  return withGameData(
    { planets: [...planets] },
    async (version) => {
      const dataVersion = allGameData(version)
      const changes = fewestChanges(question, dataVersion)
      const wanted = { ...question, plans: changes.changed }
      const evaluating = evaluatePlans(version, wanted, run)
      if (onAsked) void calculator().started().then(onAsked)
      const fresh = await evaluating
      const outcomes = joinOutcomes(changes, fresh)
      recent = [{ question, dataVersion, outcomes }, ...recent].slice(0, RECENT)
      return split(outcomes)
    },
    run.signal,
  )
}

function split(outcomes: readonly PlanOutcome[]): EmpireResults {
  return {
    plans: outcomes.filter((outcome) => outcome.problem === null),
    failed: outcomes.filter((outcome) => outcome.problem !== null),
  }
}

/** The figures of all plans of an empire, again when one of them changes. */
export function useEmpireResults(question: EmpireQuestion | undefined): Answer<EmpireResults> {
  return useAnswer(evaluateEmpire, question)
}
