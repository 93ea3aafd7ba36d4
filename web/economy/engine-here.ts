import { useEffect, useEffectEvent } from 'react'
import type { Universe } from '../../engine/universe.ts'
import type { AnswerOf, PlanQuestion, QuestionOf } from '../../workers/calls.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import type { PlanAnswers } from '../../workers/plan-answers.ts'
import { planetsAsked } from '../../workers/planets-asked.ts'
import { useObservable } from '../browser/observable.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { calculator } from './economy.ts'
import { dataVersion } from './game-data.ts'
import { allGameData } from './use-answer.ts'

interface Held {
  readonly version: DataVersion
  readonly universe: Universe
  readonly answers: PlanAnswers
}

/** The calculator's universe in copy: one for the page, read only, there once an editor was open and idle. */
let held: Held | undefined

/**
 * The answer of the page's own universe, microseconds later; undefined where it has none of this game data or not the planet.
 * A failure is left to the calculator too, which says why and mends damaged game data.
 */
export function answerHere<Name extends keyof PlanAnswers>(
  name: Name,
  question: QuestionOf<Name>,
): AnswerOf<Name> | undefined {
  if (!held || allGameData(held.version) !== allGameData(dataVersion.get())) return undefined
  const { universe, answers } = held
  if (!planetsAsked[name](question).every((id) => universe.planets.indexOf.has(id)))
    return undefined
  const answer = answers[name] as (of: Universe, asked: QuestionOf<Name>) => AnswerOf<Name>
  try {
    return answer(universe, question)
  } catch {
    return undefined
  }
}

/** Has edits of this plan answered on the page, from the next idle moment on and under every newer game data. */
export function useEngineHere(question: PlanQuestion | undefined, isWanted: boolean): void {
  const version = useObservable(dataVersion)
  const planet = question?.plan.planet.planetid
  const practiseIt = useEffectEvent((signal: AbortSignal) => question && practise(question, signal))
  useEffect(() => {
    if (!isWanted || !version || planet === undefined) return
    const given = new AbortController()
    const { signal } = given
    const takeBack = whenIdle(() => {
      hold(version, planet, signal).then(
        () => practiseIt(signal),
        (problem: unknown) => {
          if (!signal.aborted) console.warn('Edits are left to the calculator.', problem)
        },
      )
    })
    return () => {
      takeBack()
      given.abort()
    }
  }, [planet, isWanted, version])
}

/** From then on another answer is hardly faster than the one before. */
const PRACTICE = 10

/** Code that has not run yet is slow: what an edit asks is asked beforehand, once an idle moment, and dropped. */
function practise(question: PlanQuestion, signal: AbortSignal, times = PRACTICE): void {
  if (times === 0) return
  whenIdle(() => {
    if (signal.aborted) return
    answerHere('habitation', { plan: question, goal: 'auto' })
    answerHere('evaluate', question)
    practise(question, signal, times - 1)
  })
}

async function hold(version: DataVersion, planet: string, signal: AbortSignal): Promise<void> {
  if (held?.version === version && held.universe.planets.indexOf.has(planet)) return
  const [{ planAnswers }, universe] = await Promise.all([
    import('../../workers/plan-answers.ts'),
    calculator().universe(version, [planet], signal),
  ])
  if (!signal.aborted) held = { version, universe, answers: planAnswers }
}
