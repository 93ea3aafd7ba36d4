import { useEffect, useState } from 'react'
import type { PlanResult } from '../../engine/plan/result.ts'
import type { PlanQuestion } from '../../workers/calc.worker.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import { newestWins } from '../../workers/newest.ts'
import { useObservable } from '../browser/observable.ts'
import { calculator, withGameData } from './economy.ts'
import { dataVersion } from './game-data.ts'

export interface Calculation {
  /** The last result; still the one of the former plan while `isStale`. */
  result: PlanResult | undefined
  isStale: boolean
  problem: Error | undefined
}

/** Why to calculate: another question, or the same one over newer game data. */
interface Reason {
  question: PlanQuestion
  version: DataVersion | undefined
}

const NOTHING: Calculation = { result: undefined, isStale: true, problem: undefined }

export function evaluatePlan(question: PlanQuestion, signal?: AbortSignal): Promise<PlanResult> {
  return withGameData([question.plan.planet.planetid], (version) =>
    calculator().evaluate(version, question, signal),
  )
}

/**
 * The figures of a plan, again with every change of the plan, the preferences, the empire or the game data. Pass the
 * same object while nothing changed. Undefined: nothing to calculate yet.
 */
export function usePlanResult(question: PlanQuestion | undefined): Calculation {
  const [calculation, setCalculation] = useState(NOTHING)
  const version = useObservable(dataVersion)
  const [ask] = useState(() => newestWins((reason: Reason) => evaluatePlan(reason.question)))

  useEffect(() => {
    if (!question) {
      setCalculation(NOTHING)
      return
    }
    let isCurrent = true
    setCalculation((last) => (last.isStale ? last : { ...last, isStale: true }))
    ask({ question, version }).then(
      (result) => isCurrent && setCalculation({ result, isStale: false, problem: undefined }),
      (problem: unknown) => {
        if (!isCurrent || (problem instanceof Error && problem.name === 'AbortError')) return
        const shown = problem instanceof Error ? problem : new Error(String(problem))
        setCalculation((last) => ({ ...last, isStale: false, problem: shown }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ask, question, version])
  return calculation
}
