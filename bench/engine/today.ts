import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import type { Company } from '../../engine/game/company.ts'
import { rulesNamed } from '../../engine/game/constants/rules.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { type TodayQuestion, today } from '../../engine/today/today.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { shipAt, siteOf, storeWith } from '../../scripts/stage/built.ts'
import { deliveryOf } from '../../scripts/stage/sample-contracts.ts'
import { simulatedLines, simulatedWorkforce } from '../../scripts/stage/simulated-lines.ts'
import { measure } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { PREFERENCES, SIX_BUILDINGS } from './sample-plans.ts'

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
    ...{ company: null, reserves: [], flowsFrom: 'game', seenOrders: [] },
    money: { cx: null, rules: rulesNamed('accurate'), rates: {} },
    programs: {},
    updated: [],
    soonDays: 10,
    targetDays: 20,
  }
}

/** What FIO would report if all bases ran as planned, with a ship on its way to each and as many contracts as FIO lists. */
const TRADED = ['RAT', 'DW', 'OVE', 'H', 'NS'] as const
const HOUR_MS = 3_600_000
const shipOf = (n: number) => ({
  ...{ id: `ship ${n}`, registration: `AVI-${n}`, name: null, flightId: `flight ${n}` },
  ...{ acceleration: null, thrust: null, emptyMass: null, reactorPower: null },
  ...{ emitterPower: null, volume: null, fuelFlow: null, stlTank: null, ftlTank: null },
})

function companyOf(universe: Universe, { plans, now }: TodayQuestion): Company {
  const source = { state: 'ok', fetchedMs: now, reportedMs: now, dropped: 0 } as const
  const bases = plans.map(({ plan, cx, empire, rules }) => {
    const prices = resolvePrices(universe, cx, plan.planet.planetid, rules)
    const result = evaluatePlan(universe, { plan, prices, empire, rules })
    return { planetId: plan.planet.planetid, result, condition: 0.95, rules }
  })
  return {
    ships: bases.map((_, n) => shipOf(n)),
    flights: bases.map(({ planetId }, n) => ({
      ...{ id: `flight ${n}`, shipId: `ship ${n}`, from: 'HRT', to: planetId, toSystem: null },
      ...{ departsMs: now - HOUR_MS, arrivesMs: now + n * HOUR_MS, segments: [] },
    })),
    orders: Array.from({ length: 500 }, (_, n) => ({
      ...{ id: `${n}`, exchange: 'IC1', type: n % 2 ? ('buy' as const) : ('sell' as const) },
      ...{ ticker: TRADED[n % TRADED.length]!, openAmount: n % 5, initialAmount: 9 },
      ...{ limit: n, currency: 'ICA', createdMs: now },
    })),
    contracts: Array.from({ length: 100 }, (_, n) => ({
      ...{ id: `${n}`, localId: `C${n}`, name: null, createdMs: now, dueMs: now + n * HOUR_MS },
      ...{ party: 'PROVIDER' as const, status: 'CLOSED', partner: null },
      conditions: [deliveryOf(`delivery ${n}`, { deadlineMs: now + n * HOUR_MS })],
    })),
    cash: [{ currency: 'ICA', amount: 1000 }],
    lines: bases.flatMap((base) => simulatedLines(universe, base, now)),
    workforce: bases.map((base) => simulatedWorkforce(base, now)),
    sources: {
      ...{ lines: source, flights: source, workforce: source },
      ...{ orders: source, contracts: source, cash: source },
    },
  }
}

export const suite: Suite = {
  name: 'what needs doing today',
  async run(): Promise<Row[]> {
    const starter = await loadStarterGameData()
    const universe = compileUniverse(starter)
    const settled = starter.planets.filter((planet) => planet.HasChamberOfCommerce)
    const question: { -readonly [K in keyof TodayQuestion]: TodayQuestion[K] } = sixtyBases(
      settled.map((planet) => planet.PlanetNaturalId),
    )
    question.company = companyOf(universe, question)
    const { bases, lines } = today(universe, question)
    console.info(`today.60: ${lines.length} lines of ${bases} bases`)
    return [measure('today.60', 'ms', () => today(universe, question))]
  },
}
