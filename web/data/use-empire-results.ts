import {
  type EmpireChanges,
  type EmpireEvaluation,
  type EmpireQuestion,
  type EvaluatedPlan,
  empireChanges,
  type FailedPlan,
  joinOutcomes,
  type PlanOutcome,
} from '../../engine/empire/evaluation.ts'
import { calculator } from './calculator.ts'
import { withGameData } from './game-data-ready.ts'
import { type Answer, type Ask, allGameData, useAnswer } from './use-answer.ts'

export interface EmpireResults {
  /** In the order of the request; fits `empireTotals`, `empireMaterialIo`, `analyseEmpire` and `burnTable`. */
  readonly plans: readonly EvaluatedPlan[]
  readonly failed: readonly FailedPlan[]
  /** Why planets of failed plans were not loaded. */
  readonly notLoaded?: Error | undefined
}

/** Recent results, newest first, so that another screen over the same empire need not evaluate again. */
const RECENT = 4
let recent: readonly EmpireEvaluation[] = []

function fewestChanges(question: EmpireQuestion, version: string): EmpireChanges {
  return [undefined, ...recent]
    .map((former) => empireChanges(former, question, version))
    .reduce((best, changes) => (changes.changed.length < best.changed.length ? changes : best))
}

/** Evaluates only the plans that changed since last time. */
export const evaluateEmpire: Ask<EmpireQuestion, EmpireResults> = (question, signal) => {
  const planets = [...new Set(question.plans.map(({ plan }) => plan.planet.planetid))]
  let notLoaded: Error | undefined
  const whenNotLoaded = (problem: Error) => {
    notLoaded = problem
  }
  return withGameData(
    { planets, whenNotLoaded },
    async (version) => {
      const dataVersion = allGameData(version)
      const changes = fewestChanges(question, dataVersion)
      const wanted = { ...question, plans: changes.changed }
      const fresh =
        wanted.plans.length === 0
          ? []
          : await calculator().ask(version, planets, 'evaluatePlans', wanted, { signal })
      const outcomes = joinOutcomes(changes, fresh)
      recent = [{ question, dataVersion, outcomes }, ...recent].slice(0, RECENT)
      const results = split(outcomes)
      return results.failed.length > 0 ? { ...results, notLoaded } : results
    },
    signal,
  )
}

function split(outcomes: readonly PlanOutcome[]): EmpireResults {
  return {
    plans: outcomes.filter((outcome) => outcome.problem === null),
    failed: outcomes.filter((outcome) => outcome.problem !== null),
  }
}

export function useEmpireResults(question: EmpireQuestion | undefined): Answer<EmpireResults> {
  return useAnswer(evaluateEmpire, question)
}
