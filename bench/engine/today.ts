import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { rulesNamed } from '../../engine/reference/rules.ts'
import { type TodayQuestion, today } from '../../engine/today/today.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { shipAt, siteOf, storeWith } from '../../tests/engine/built.ts'
import { measure } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { PREFERENCES, SIX_BUILDINGS } from './world.ts'

const BASES = 60

/** Sixty bases of six kinds of buildings, stocks and ages all different, so that most of them have something to do. */
export function sixtyBases(planetIds: readonly string[]): TodayQuestion {
  const plans = planetIds.slice(0, BASES).map((planetid, n) => ({
    uuid: `plan-${n}`,
    name: `Base ${n}`,
    plan: { ...SIX_BUILDINGS, planet: { ...SIX_BUILDINGS.planet, planetid } },
    cx: PREFERENCES,
    empire: { faction: 'HORTUS', permits_used: 3, permits_total: 5 } as const,
    rules: rulesNamed('accurate'),
    empireRank: 0,
  }))
  const stockOf = (n: number) => ({
    DW: 40 * n,
    RAT: 30 * n,
    OVE: 4 * n,
    H: 50 * n,
    NS: 60 * n,
    H2O: 100,
  })
  return {
    now: Date.UTC(2026, 10, 1),
    plans,
    storage: {
      planets: Object.fromEntries(
        plans.map(({ plan: { planet } }, n) => [
          planet.planetid,
          storeWith(planet.planetid, stockOf(n), 4500, 50 * n),
        ]),
      ),
      warehouses: {},
      ships: {},
      last_modified: null,
    },
    sites: {
      planets: Object.fromEntries(
        plans.map(({ plan }, n) => [plan.planet.planetid, siteOf(plan, 2 * n)]),
      ),
      ships: { 'AVI-1': shipAt('AVI-1', planetIds[0]!) },
      last_modified: null,
    },
    programs: {},
    updated: [],
    soonDays: 10,
    targetDays: 20,
  }
}

export const suite: Suite = {
  name: 'what needs doing today',
  async run(): Promise<Row[]> {
    const starter = await loadStarterGameData()
    const universe = compileUniverse(starter)
    const settled = starter.planets.filter((planet) => planet.HasChamberOfCommerce)
    const question = sixtyBases(settled.map((planet) => planet.PlanetNaturalId))
    const { bases, lines } = today(universe, question)
    console.info(`today.60: ${lines.length} lines of ${bases} bases`)
    return [measure('today.60', 'ms', () => today(universe, question))]
  },
}
