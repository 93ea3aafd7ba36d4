import type { FioSites, FioStorage } from '../model/fio.ts'
import type { Planet } from '../model/gamedata.ts'
import type { Terms } from '../plan/basis.ts'
import { dailyFlow } from '../plan/daily-flow.ts'
import { type PlanOfPlanet, plansThatCount } from '../plan/plans-of-planet.ts'
import type { Universe } from '../universe/universe.ts'
import type { AlertFacts } from './alerts.ts'

export interface OwnFacts {
  readonly now: number
  readonly storage: FioStorage | null
  readonly sites: FioSites | null
  readonly planets: readonly Pick<Planet, 'PlanetNaturalId' | 'PlanetName' | 'COGCPrograms'>[]
  readonly plans: readonly (PlanOfPlanet & Pick<Terms, 'empire' | 'rules'>)[]
}

/** Plans are calculated only for rules that need them; one whose planet is not in the universe counts as no plan. */
export function alertFacts(universe: Universe, own: OwnFacts): AlertFacts {
  const { now, storage, sites } = own
  const planets = new Map(own.planets.map((planet) => [planet.PlanetNaturalId, planet]))
  const counted = plansThatCount(own.plans, sites?.planets ?? {})
  const deltas = new Map<string, ReadonlyMap<string, number> | undefined>()
  const deltasOn = (planetNaturalId: string) => {
    if (!universe.planets.indexOf.has(planetNaturalId)) return undefined
    const plans = counted.filter(({ plan: { planet } }) => planet.planetid === planetNaturalId)
    if (plans.length === 0) return undefined
    const sums = new Map<string, number>()
    for (const { plan, empire, rules } of plans)
      for (const { ticker, input, output } of dailyFlow(universe, plan, empire, rules))
        sums.set(ticker, (sums.get(ticker) ?? 0) + output - input)
    return sums
  }
  return {
    now,
    storage,
    sites,
    universe,
    planet: (naturalId) => planets.get(naturalId),
    deltaOn(planetNaturalId, ticker) {
      if (!deltas.has(planetNaturalId)) deltas.set(planetNaturalId, deltasOn(planetNaturalId))
      const sums = deltas.get(planetNaturalId)
      return sums && (sums.get(ticker) ?? 0)
    },
  }
}
