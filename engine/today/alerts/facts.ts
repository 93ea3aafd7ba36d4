import { baseFlows, realFlows } from '../../company/base-flows.ts'
import type { SupplyRule } from '../../game/alert.ts'
import type { Company } from '../../game/company.ts'
import type { FioSites, FioStorage } from '../../game/fio.ts'
import type { Planet } from '../../game/gamedata.ts'
import type { Terms } from '../../plan/basis.ts'
import { dailyFlow } from '../../plan/daily-flow.ts'
import { type PlanOfPlanet, plansThatCount } from '../../plan/plans-of-planet.ts'
import type { DailyFlow } from '../../supply/burn.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AlertFacts } from './alerts.ts'

export interface OwnFacts {
  readonly now: number
  readonly storage: FioStorage | null
  readonly sites: FioSites | null
  /** Null where FIO did not send it, or no rule needs it. */
  readonly company: Pick<Company, 'lines' | 'workforce'> | null
  readonly planets: readonly Pick<Planet, 'PlanetNaturalId' | 'PlanetName' | 'COGCPrograms'>[]
  readonly plans: readonly (PlanOfPlanet & Pick<Terms, 'empire' | 'rules'>)[]
}

/** What each plan that counts on a planet uses and makes; undefined where there is none. */
export type PlannedFlows = readonly (readonly DailyFlow[])[] | undefined

/** Plans are calculated only for rules that need them, unless the flows of their planet are given. */
export function alertFacts(
  universe: Universe,
  own: OwnFacts,
  given: ReadonlyMap<string, PlannedFlows> = new Map(),
): AlertFacts {
  const { now, storage, sites } = own
  const planets = new Map(own.planets.map((planet) => [planet.PlanetNaturalId, planet]))
  const planned = new Map(given)
  const plannedOn = (planetNaturalId: string) => {
    const steps = plannedFlowSteps(universe, own, planetNaturalId)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }
  let real: ReturnType<typeof realFlows> | undefined
  const flows = new Map<string, ReadonlyMap<string, DailyFlow> | undefined>()
  const flowsOf = (planet: string, from: SupplyRule['flows']) => {
    if (!planned.has(planet)) planned.set(planet, plannedOn(planet))
    const plans = planned.get(planet)
    if (!plans) return undefined
    real ??= realFlows(own)
    const { flows } = baseFlows(plans, real.get(planet), from)
    return new Map(flows.map((flow) => [flow.ticker, flow]))
  }
  return {
    now,
    storage,
    sites,
    universe,
    planet: (naturalId) => planets.get(naturalId),
    flowOn(planet, ticker, from) {
      const key = `${planet} ${from}`
      if (!flows.has(key)) flows.set(key, flowsOf(planet, from))
      const ofBase = flows.get(key)
      return ofBase && (ofBase.get(ticker) ?? NO_FLOW)
    },
  }
}

const NO_FLOW = { input: 0, output: 0, delta: 0 }

/** Calculates the flows of a planet plan by plan, so that other work can run in between. An unknown planet has no plan. */
export function* plannedFlowSteps(
  universe: Universe,
  { sites, plans }: Pick<OwnFacts, 'sites' | 'plans'>,
  planetNaturalId: string,
): Generator<undefined, PlannedFlows> {
  if (!universe.planets.indexOf.has(planetNaturalId)) return undefined
  const here = plans.filter(({ plan }) => plan.planet.planetid === planetNaturalId)
  const counted = plansThatCount(here, sites?.planets ?? {})
  if (counted.length === 0) return undefined
  yield
  const flows: DailyFlow[][] = []
  for (const { plan, empire, rules } of counted) {
    flows.push(
      dailyFlow(universe, plan, empire, rules).map((flow) => ({
        ...flow,
        delta: flow.output - flow.input,
      })),
    )
    yield
  }
  return flows
}
