import type { FioSites, FioStorage } from '../../game/fio.ts'
import type { Planet } from '../../game/gamedata.ts'
import type { Terms } from '../../plan/basis.ts'
import { dailyFlow } from '../../plan/daily-flow.ts'
import { type PlanOfPlanet, plansThatCount } from '../../plan/plans-of-planet.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AlertFacts } from './alerts.ts'

export interface OwnFacts {
  readonly now: number
  readonly storage: FioStorage | null
  readonly sites: FioSites | null
  readonly planets: readonly Pick<Planet, 'PlanetNaturalId' | 'PlanetName' | 'COGCPrograms'>[]
  readonly plans: readonly (PlanOfPlanet & Pick<Terms, 'empire' | 'rules'>)[]
}

/** What the plans of a planet add to its stock a day, by ticker; undefined where there is no plan. */
export type PlanetDeltas = ReadonlyMap<string, number> | undefined

/** Plans are calculated only for rules that need them, unless the sums of their planet are given. */
export function alertFacts(
  universe: Universe,
  own: OwnFacts,
  given: ReadonlyMap<string, PlanetDeltas> = new Map(),
): AlertFacts {
  const { now, storage, sites } = own
  const planets = new Map(own.planets.map((planet) => [planet.PlanetNaturalId, planet]))
  const deltas = new Map(given)
  const deltasOf = (planetNaturalId: string) => {
    const steps = planetDeltaSteps(universe, own, planetNaturalId)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }
  return {
    now,
    storage,
    sites,
    universe,
    planet: (naturalId) => planets.get(naturalId),
    deltaOn(planetNaturalId, ticker) {
      if (!deltas.has(planetNaturalId)) deltas.set(planetNaturalId, deltasOf(planetNaturalId))
      const sums = deltas.get(planetNaturalId)
      return sums && (sums.get(ticker) ?? 0)
    },
  }
}

/** The sums of a planet, plan by plan: between two steps others may go first. A planet outside the universe has no plan. */
export function* planetDeltaSteps(
  universe: Universe,
  { sites, plans }: Pick<OwnFacts, 'sites' | 'plans'>,
  planetNaturalId: string,
): Generator<undefined, PlanetDeltas> {
  if (!universe.planets.indexOf.has(planetNaturalId)) return undefined
  const here = plans.filter(({ plan }) => plan.planet.planetid === planetNaturalId)
  const counted = plansThatCount(here, sites?.planets ?? {})
  if (counted.length === 0) return undefined
  yield
  const sums = new Map<string, number>()
  for (const { plan, empire, rules } of counted) {
    for (const { ticker, input, output } of dailyFlow(universe, plan, empire, rules))
      sums.set(ticker, (sums.get(ticker) ?? 0) + output - input)
    yield
  }
  return sums
}
