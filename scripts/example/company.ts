import { EXAMPLE_ECONOMY } from '../../edge/features/guests/example-economy.ts'
import type {
  BaseWorkforce,
  Company,
  CompanySource,
  ContractCondition,
} from '../../engine/game/company.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { DAY_MS } from '../../engine/game/time.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import type { Universe } from '../../engine/universe/universe.ts'
import { type SimulatedBase, simulatedLines, simulatedWorkforce } from '../stage/simulated-lines.ts'
import { EXAMPLE_AGE_MS, EXAMPLE_SHIPS, exampleId } from './fio.ts'

const HOUR_MS = 3_600_000

/** Where the company differs from its plans, so that a visitor sees what a morning can bring. */
const STOPS_SOON = { planet: 'VH-331a', hours: 9 }
const SUPPLIED_AGO_MS = 6 * HOUR_MS
const STANDS_IDLE = { planet: 'UV-351a', buildings: 1 }
/** The base whose pioneers have too few overalls. */
const SHORT_OF = { planet: 'UV-351a', level: 'PIONEER', ticker: 'OVE', satisfaction: 0.4 }
/** Somebody else's planet, so that a ship has to bring the goods. */
const CONTRACT = {
  ...{ name: 'Rations for Demeter', place: 'KI-446b', days: 5 },
  goods: { ticker: 'RAT', amount: 300 },
  payment: { amount: 58_000, currency: 'ICA' },
}
const CASH = [
  { currency: 'AIC', amount: 412_000 },
  { currency: 'ICA', amount: 96_500 },
]

/** The bases of the example as their plans evaluate. */
function exampleBases(universe: Universe): SimulatedBase[] {
  const { cx, empires } = EXAMPLE_ECONOMY
  return empires.flatMap(({ plans, empire }) =>
    plans.map((plan) => {
      const prices = resolvePrices(universe, cx, plan.planet_id, ACCURATE)
      const result = evaluatePlan(universe, { plan, prices, empire, rules: ACCURATE })
      return { planetId: plan.planet_id, result, condition: 0.95, rules: ACCURATE }
    }),
  )
}

/** The company of the example. Its bases run as planned, except for a line whose orders end soon and an idle building. */
export function exampleCompany(universe: Universe, now: number): Company {
  const bases = exampleBases(universe)
  const source: CompanySource = {
    state: 'ok',
    fetchedMs: now - EXAMPLE_AGE_MS,
    reportedMs: now - EXAMPLE_AGE_MS,
    dropped: 0,
  }
  return {
    ships: EXAMPLE_SHIPS.map(({ name, registration, flight }, n) => ({
      id: exampleId(4, n),
      registration,
      name,
      flightId: flight && exampleId(7, n),
      acceleration: null,
      thrust: null,
      emptyMass: null,
      reactorPower: null,
      emitterPower: null,
      volume: null,
      fuelFlow: null,
      stlTank: { units: 900, capacity: 2000 },
      ftlTank: { units: 310, capacity: 500 },
    })),
    lines: bases.flatMap((base) => disturbed(simulatedLines(universe, base, now), now)),
    workforce: bases.map((base) => withShortage(simulatedWorkforce(base, now - SUPPLIED_AGO_MS))),
    flights: EXAMPLE_SHIPS.flatMap(({ flight }, n) =>
      flight === null
        ? []
        : {
            id: exampleId(7, n),
            shipId: exampleId(4, n),
            departsMs: now - 4 * HOUR_MS,
            arrivesMs: now + flight.hoursLeft * HOUR_MS,
            from: 'HRT',
            to: flight.to,
            toSystem: 'VH-331',
            segments: [],
          },
    ),
    orders: [
      {
        id: exampleId(8, 0),
        exchange: 'IC1',
        type: 'sell',
        ticker: 'RAT',
        openAmount: 180,
        initialAmount: 400,
        // Somebody undercuts it even on a day with high prices.
        limit: 400,
        currency: 'ICA',
        createdMs: now - 2 * DAY_MS,
      },
      {
        id: exampleId(8, 1),
        exchange: 'IC1',
        type: 'sell',
        ticker: 'DW',
        openAmount: 0,
        initialAmount: 600,
        limit: 81,
        currency: 'ICA',
        createdMs: now - 3 * DAY_MS,
      },
    ],
    contracts: [exampleContract(now)],
    cash: CASH,
    sources: {
      lines: source,
      flights: source,
      workforce: source,
      orders: source,
      contracts: source,
      cash: source,
    },
  }
}

function withShortage(base: BaseWorkforce): BaseWorkforce {
  const { planet, ticker, satisfaction } = SHORT_OF
  if (base.planetId !== planet) return base
  return {
    ...base,
    levels: base.levels.map((level) =>
      level.level === SHORT_OF.level
        ? {
            ...level,
            satisfaction: level.satisfaction * 0.9,
            needs: level.needs.map((need) =>
              need.ticker === ticker ? { ...need, satisfaction } : need,
            ),
          }
        : level,
    ),
  }
}

function disturbed(lines: Company['lines'], now: number): Company['lines'] {
  const ends = now + STOPS_SOON.hours * HOUR_MS
  return lines.map((line, n) => {
    if (line.planetId === STOPS_SOON.planet && n === 0)
      return {
        ...line,
        orders: line.orders
          .filter(({ startedMs }) => startedMs !== null)
          .map((order) => ({
            ...order,
            startedMs: ends - order.durationMs!,
            endsMs: ends,
            isRecurring: false,
          })),
      }
    if (line.planetId === STANDS_IDLE.planet && n === 0)
      return { ...line, orders: line.orders.slice(STANDS_IDLE.buildings) }
    return line
  })
}

function exampleContract(now: number): Company['contracts'][number] {
  const condition = (
    index: number,
    about: Partial<ContractCondition> & Pick<ContractCondition, 'type' | 'party'>,
  ): ContractCondition => ({
    id: exampleId(9, index),
    index,
    status: 'PENDING',
    after: [],
    place: null,
    destination: null,
    goods: null,
    tonnes: 0,
    cubicMetres: 0,
    payment: null,
    deadlineMs: now + CONTRACT.days * DAY_MS,
    deadlineAfterMs: null,
    ...about,
  })
  return {
    id: exampleId(10, 0),
    localId: 'EXAMPLE1',
    name: CONTRACT.name,
    createdMs: now - DAY_MS,
    dueMs: now + CONTRACT.days * DAY_MS,
    party: 'PROVIDER',
    status: 'CLOSED',
    partner: 'Example partner',
    conditions: [
      condition(0, {
        type: 'DELIVERY',
        party: 'PROVIDER',
        place: CONTRACT.place,
        goods: CONTRACT.goods,
      }),
      condition(1, {
        type: 'PAYMENT',
        party: 'CUSTOMER',
        after: [exampleId(9, 0)],
        payment: CONTRACT.payment,
      }),
    ],
  }
}
