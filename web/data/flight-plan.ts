import { isPlanetId } from '../../engine/fleet/ships/place-id.ts'
import type { FlownPlan } from '../../engine/supply/visits/flown-visits.ts'
import type { QuestionOf } from '../../workers/calls.ts'
import { observable } from '../browser/observable.ts'
import { calculator } from './calculator.ts'
import { withGameData } from './game-data-ready.ts'
import { type Answer, type Ask, rulesAndPrices, useAnswer } from './use-answer.ts'

/** The days that are planned already; undefined before the first. */
export const plannedDays = observable<number | undefined>(undefined)

const askVisitPlan: Ask<QuestionOf<'visitsByFlight'>, FlownPlan> = (question, signal) => {
  const { bases, flown } = question
  const places = [...bases.map(({ id }) => id), ...flown.flatMap(({ at }) => at ?? [])]
  const planets = [...new Set(places)].filter((id) => isPlanetId(id))
  plannedDays.set(undefined)
  const onProgress = (hours: number) => plannedDays.set(Math.floor(hours / 24))
  return withGameData(
    { planets },
    (version) =>
      calculator().ask(version, planets, 'visitsByFlight', question, { signal, onProgress }),
    signal,
  )
}

/** The flights to all bases: calculated once and kept for every page that shows them. */
export const useVisitPlan = (
  question: QuestionOf<'visitsByFlight'> | undefined,
): Answer<FlownPlan> =>
  useAnswer(askVisitPlan, question, { dependsOn: rulesAndPrices, keptAs: 'flight plan' })
