import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { evaluatePlans } from '../../engine/empire/evaluate-plans.ts'
import { freight } from '../../engine/fleet/freight/freight.ts'
import type { FreightPlan, FreightRequest } from '../../engine/fleet/freight/request.ts'
import type { ShipDesign } from '../../engine/fleet/ships/blueprint.ts'
import { FLIGHT_DEFAULTS, flyerFor } from '../../engine/fleet/ships/flight-choice.ts'
import { galaxyOf } from '../../engine/fleet/ships/galaxy.ts'
import { positionAt } from '../../engine/fleet/ships/orbits.ts'
import { planRoute } from '../../engine/fleet/ships/route.ts'
import { spaceIn } from '../../engine/fleet/ships/space-in.ts'
import { rulesNamed } from '../../engine/game/constants/rules.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { measure } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { PREFERENCES, SIX_BUILDINGS } from './sample-plans.ts'

const PLANS = 200
const NOW = { departs: Date.UTC(2026, 8, 1), days: 0 }
const FREIGHTER: ShipDesign = {
  ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
  hull: 'BHP',
}
/** Forty ships of four kinds. */
const FLEET = (['SCB', 'MCB', 'WCB', 'VCB'] as const).map((cargoBay) => ({
  name: cargoBay,
  kind: { design: { ...FREIGHTER, cargoBay } },
  count: 10,
}))

export const suite: Suite = {
  name: 'positions, routes, freight of an empire',
  async run(): Promise<Row[]> {
    const starter = await loadStarterGameData()
    const universe = compileUniverse(starter)
    const space = spaceIn(universe, galaxyOf(starter.systems))
    const priceRules = rulesNamed('accurate')
    const prices = resolvePrices(universe, PREFERENCES, null, priceRules)
    const flyer = flyerFor(universe, prices, { design: FREIGHTER }, FLIGHT_DEFAULTS, 0, NOW)
    const place = (id: string) => space.placeOf(id)!
    // From Moria to the Insitor end of the galaxy and back, with different ends each time, so that nothing is cached.
    const settled = starter.planets.filter((planet) => planet.HasChamberOfCommerce)
    const ends = settled.map((planet) => place(planet.PlanetNaturalId))
    let flown = 0
    const nextRoute = () => {
      flown++
      return planRoute(space, flyer, ends[flown % ends.length]!, ends[(7 * flown) % ends.length]!)
    }

    /** The positions of all planets, at a different time in each run. */
    const orbits = starter.planets.flatMap((planet) => place(planet.PlanetNaturalId).orbit ?? [])
    let ms = NOW.departs
    const positions = () => {
      ms += 60_000
      return orbits.map((orbit) => positionAt(orbit, ms))
    }

    /** Each base has five of the six buildings, a different set each time, so that bases supply each other. */
    const planets = settled.slice(0, 60).map((planet) => planet.PlanetNaturalId)
    const question = {
      plans: Array.from({ length: PLANS }, (_, n) => ({
        uuid: `plan-${n}`,
        name: `Base ${n}`,
        plan: {
          ...SIX_BUILDINGS,
          planet: { ...SIX_BUILDINGS.planet, planetid: planets[n % planets.length]! },
          buildings: SIX_BUILDINGS.buildings.filter((_row, b) => b !== n % 6),
        },
      })),
      cx: PREFERENCES,
      empire: { faction: 'HORTUS', permits_used: 3, permits_total: 5 },
    } as const
    const plans = evaluatePlans(universe, question).filter(
      (outcome): outcome is typeof outcome & FreightPlan => outcome.problem === null,
    )
    const request: FreightRequest = {
      plans,
      setup: {
        ships: FLEET,
        flight: { ...FLIGHT_DEFAULTS, valueOfHour: 200 },
        hired: { perUnit: 60, perUnitAndJump: 15 },
        stopHours: 0.5,
        hoursPerDay: 24,
        when: { ...NOW, days: 30 },
        sharesOwn: true,
        rules: { sources: [], limits: [] },
        exchange: 'IC1',
      },
      cx: PREFERENCES,
      rules: priceRules,
    }
    const own = freight(universe, space, request)
    console.info(`freight.empire200: ${own.lanes.length} lanes of ${plans.length} plans`)
    /** A different slider each time, so that no flight is cached. */
    let share = 0.05
    const cold = () => {
      share += 1e-6
      const flight = { ...request.setup.flight, fuelShare: share }
      return freight(universe, space, { ...request, setup: { ...request.setup, flight } })
    }

    return [
      measure('freight.route', 'µs', nextRoute),
      measure('ships.positions', 'ms', positions),
      measure('freight.empire200', 'ms', () => freight(universe, space, request)),
      measure('freight.empire200Cold', 'ms', cold, { samples: 15 }),
      measure('freight.plan', 'µs', () =>
        freight(universe, space, { ...request, plans: plans.slice(0, 1) }),
      ),
    ]
  },
}
