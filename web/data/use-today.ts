import type { Term } from '../../engine/explain/term.ts'
import type { Today, TodayQuestion } from '../../engine/today/today.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import { calculator } from './calculator.ts'
import { withGameData } from './game-data-ready.ts'
import { storedPlanets } from './stored-planets.ts'
import { type Answer, type Ask, useAnswer } from './use-answer.ts'

/** The programmes of planets are part of the stored game data. */
export type TodayAsked = Omit<TodayQuestion, 'programs'>

const askToday: Ask<TodayAsked, Today> = (asked, signal) =>
  withBases(asked, signal, (version, planets, question) =>
    calculator().ask(version, planets, 'today', question, { signal }),
  )

export const useToday = (question: TodayAsked | undefined): Answer<Today> =>
  useAnswer(askToday, question, { keptAs: 'today' })

export function explainToday(
  asked: TodayAsked,
  { planetNaturalId, key }: { readonly planetNaturalId: string | null; readonly key: string },
  signal: AbortSignal,
): Promise<Term | null> {
  const isThere = (id: string) => id === planetNaturalId
  const { planets, ...sites } = asked.sites
  const site = Object.entries(planets).filter(([, one]) => isThere(one.PlanetIdentifier))
  const ofBase = {
    ...asked,
    plans: asked.plans.filter(({ plan }) => isThere(plan.planet.planetid)),
    sites: { ...sites, planets: Object.fromEntries(site) },
  }
  return withBases(ofBase, signal, (version, ids, question) =>
    calculator().ask(version, ids, 'todayTerm', { ...question, planetNaturalId, key }, { signal }),
  )
}

/** Only planets with a base and a plan are needed. */
function withBases<T>(
  asked: TodayAsked,
  signal: AbortSignal,
  work: (version: DataVersion, planets: readonly string[], question: TodayQuestion) => Promise<T>,
): Promise<T> {
  const built = new Set(
    Object.values(asked.sites.planets).map(({ PlanetIdentifier }) => PlanetIdentifier),
  )
  const planets = [...new Set(asked.plans.map(({ plan }) => plan.planet.planetid))].filter((id) =>
    built.has(id),
  )
  return withGameData(
    { planets },
    async (version) => {
      const records = await storedPlanets(planets)
      const programs = Object.fromEntries(
        records.map(({ PlanetNaturalId, COGCPrograms }) => [PlanetNaturalId, COGCPrograms]),
      )
      return work(version, planets, { ...asked, programs })
    },
    signal,
  )
}
