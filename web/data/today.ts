import type { Today, TodayQuestion } from '../../engine/today/today.ts'
import { calculator } from './calculator.ts'
import { withGameData } from './game-data-ready.ts'
import { storedPlanets } from './told-rules.ts'
import { type Answer, type Ask, useAnswer } from './use-answer.ts'

/** The programmes of planets are with the game data that this browser keeps. */
type TodayAsked = Omit<TodayQuestion, 'programs'>

const askToday: Ask<TodayAsked, Today> = (question, signal) => {
  const built = new Set(
    Object.values(question.sites.planets).map(({ PlanetIdentifier }) => PlanetIdentifier),
  )
  const planets = [...new Set(question.plans.map(({ plan }) => plan.planet.planetid))].filter(
    (id) => built.has(id),
  )
  return withGameData(
    { planets },
    async (version) => {
      const records = await storedPlanets(planets)
      const programs = Object.fromEntries(
        records.map(({ PlanetNaturalId, COGCPrograms }) => [PlanetNaturalId, COGCPrograms]),
      )
      return calculator().ask(version, planets, 'today', { ...question, programs }, signal)
    },
    signal,
  )
}

/** What needs doing in all bases of the player. */
export const useToday = (question: TodayAsked | undefined): Answer<Today> =>
  useAnswer(askToday, question)
