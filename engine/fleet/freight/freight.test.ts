import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { data, IC1_CX, world } from '../../../scripts/stage/world.ts'
import { rulesNamed } from '../../game/constants/rules.ts'
import { resolvePrices } from '../../market/prices.ts'
import type { ShipDesign } from '../ships/blueprint.ts'
import { FLIGHT_DEFAULTS } from '../ships/flight-choice.ts'
import { galaxyOf } from '../ships/galaxy.ts'
import { spaceIn } from '../ships/space-in.ts'
import { flightBook } from './flight-book.ts'
import { type Freight, freight } from './freight.ts'
import { laneRate, ratePerJump } from './lane-rate.ts'
import type { FreightPlan, FreightSetup } from './request.ts'

const { systems } = await loadStarterGameData()
const space = spaceIn(world, galaxyOf(systems))
const priceRules = rulesNamed('accurate')

const DESIGN: ShipDesign = {
  ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
  hull: 'BHP',
}
const FREIGHTER = { design: DESIGN }
const SLOW = { design: { ...DESIGN, reactor: null, ftlTank: null } }
const SETUP: FreightSetup = {
  ships: [{ name: 'Freighter', kind: FREIGHTER, count: 2 }],
  flight: { ...FLIGHT_DEFAULTS, valueOfHour: 100 },
  hired: null,
  when: { departs: Date.UTC(2026, 8, 1), days: 30 },
  stopHours: 0.5,
  hoursPerDay: 24,
  sharesOwn: true,
  rules: { sources: [], limits: [] },
  exchange: 'IC1',
}

function base(
  planetNaturalId: string,
  flows: Readonly<Record<string, number>>,
  uuid = planetNaturalId,
): FreightPlan {
  return {
    uuid,
    name: uuid,
    planetNaturalId,
    profit: 1000,
    materialIo: Object.entries(flows).map(([ticker, delta]) => ({
      ticker,
      input: Math.max(-delta, 0),
      output: Math.max(delta, 0),
      delta,
      price: delta * 10,
    })),
  }
}
const calculate = (plans: readonly FreightPlan[], setup: Partial<FreightSetup> = {}): Freight =>
  freight(world, space, { plans, setup: { ...SETUP, ...setup }, cx: IC1_CX, rules: priceRules })

const PROMITOR = 'VH-331a'
const VALLIS = 'VH-331d'
const MONTEM = 'OT-580b'
const HORTUS = 'VH-331'
const weight = (ticker: string) => world.materials.weight[world.materials.indexOf.get(ticker)!]!

describe('a lane', () => {
  test('carries both ways between two places, and a ship flies there and back', () => {
    const { lanes } = calculate([base(MONTEM, { H2O: -1000, FE: 10 })])
    expect(lanes).toHaveLength(1)
    const [lane] = lanes
    expect(lane!.ends).toContain(HORTUS)
    expect(lane!.ends).toContain(MONTEM)
    expect(lane!.there.weight + lane!.back.weight).toBeCloseTo(
      1000 * weight('H2O') + 10 * weight('FE'),
    )
    const [carrier] = lane!.carriers
    // The fuller way decides.
    expect(carrier!.trips).toBeCloseTo((1000 * weight('H2O')) / 500)
    expect(carrier!.hours).toBeCloseTo(carrier!.trips * carrier!.trip!.hours)
    expect(carrier!.cost).toBeCloseTo(carrier!.trips * carrier!.trip!.cost)
  })

  test('between bases takes what they make for each other, and none stays on a planet', () => {
    const { lanes } = calculate([
      base(PROMITOR, { GRN: 40 }),
      base(MONTEM, { GRN: -40 }),
      base(PROMITOR, { RAT: 10 }, 'one'),
      base(PROMITOR, { RAT: -10 }, 'other'),
    ])
    expect(lanes.map(({ ends }) => ends)).toEqual([[PROMITOR, MONTEM]])
    expect(lanes[0]!.goods).toMatchObject([{ ticker: 'GRN', amount: 40, trade: 'own' }])
  })

  test('goes by the exchange that the prices of the base speak of', () => {
    const { lanes } = freight(world, space, {
      plans: [base(MONTEM, { H2O: -10 })],
      setup: SETUP,
      cx: {
        ...IC1_CX,
        cx_planets: [{ planet: MONTEM, preferences: [{ type: 'BUY', exchange: 'PP7D_NC1' }] }],
      },
      rules: priceRules,
    })
    expect(lanes[0]!.ends).toEqual(['OT-580', MONTEM])
    const without = freight(world, space, {
      plans: [base(MONTEM, { H2O: -10 })],
      setup: { ...SETUP, exchange: 'AI1' },
      cx: null,
      rules: priceRules,
    })
    expect(without.lanes[0]!.ends).toEqual(['ZV-307', MONTEM])
  })

  test('that a ship without reactor cannot fly is said, and one within a system is told', () => {
    const plans = [base(MONTEM, { H2O: -10 }), base(PROMITOR, { H2O: -10 })]
    const flight = { ...SETUP.flight, withGateways: false }
    const { lanes } = calculate(plans, { flight, ships: [{ name: 'Slow', kind: SLOW, count: 1 }] })
    const problems = lanes.map(({ withinSystem, problem }) => [withinSystem, problem])
    expect(problems).toEqual([
      [false, 'no way'],
      [true, null],
    ])
    const nobody = calculate(plans, { ships: [] })
    expect(nobody.lanes.map(({ problem }) => problem)).toEqual(['no ship', 'no ship'])
    expect(nobody.totals).toMatchObject({ cost: 0, hoursNeeded: 0 })
  })

  test('that is too much for the fleet is hired out, or marked', () => {
    const plans = [base(MONTEM, { H2O: -50_000 })]
    const over = calculate(plans)
    expect(over.lanes[0]!.overload).toBeGreaterThan(0)
    expect(over.totals.overload).toBeCloseTo(over.totals.hoursNeeded - over.totals.hoursThere)
    expect(over.fleet[0]!.hoursShort).toBeCloseTo(over.totals.overload)
    expect(over.fleet[0]!.hourPrice).toBeNull()
    const hired = calculate(plans, { hired: { perUnit: 1000, perUnitAndJump: 0 } })
    expect(hired.totals.overload).toBe(0)
    expect(hired.totals.hoursNeeded).toBeCloseTo(48)
    expect(hired.lanes[0]!.carriers.map(({ ships }) => ships).toSorted()).toEqual([0, null])
  })
})

describe('who supplies whom', () => {
  const plans = [
    base(PROMITOR, { H2O: 100 }),
    base(VALLIS, { H2O: 100 }),
    base(MONTEM, { H2O: -60 }),
    base('UV-351a', { H2O: -100 }),
  ]
  const amounts = ({ lanes }: Freight) =>
    lanes.flatMap(({ goods }) =>
      goods.map(({ from, to, amount }) => `${from} ${to} ${Math.round(amount * 100) / 100}`),
    )

  test('a fixed source comes first, the others share what is left', () => {
    const found = amounts(
      calculate(plans, {
        rules: { sources: [{ to: MONTEM, ticker: 'H2O', from: PROMITOR }], limits: [] },
      }),
    )
    expect(found).toContain(`${PROMITOR} ${MONTEM} 60`)
    expect(found).toContain(`${PROMITOR} UV-351a ${Math.round((100 * 40 * 100) / 140) / 100}`)
    expect(found.some((way) => way.startsWith(`${VALLIS} ${MONTEM}`))).toBe(false)
  })

  test('who promises too much is listed with who is short, and the rest is bought', () => {
    const sources = [
      { to: MONTEM, ticker: 'H2O', from: PROMITOR },
      { to: 'UV-351a', ticker: 'H2O', from: PROMITOR },
    ]
    const found = calculate(plans, { rules: { sources, limits: [] } })
    expect(found.overPromised).toEqual([
      {
        from: PROMITOR,
        ticker: 'H2O',
        supply: 100,
        promised: 160,
        short: [
          { to: MONTEM, wanted: 60, gets: 37.5 },
          { to: 'UV-351a', wanted: 100, gets: 62.5 },
        ],
      },
    ])
    expect(amounts(found)).toContain(`${HORTUS} ${MONTEM} 22.5`)
  })

  test('a limit between bases sends the rest through the exchange', () => {
    const limits = [{ from: PROMITOR, to: MONTEM, tonnesPerDay: 10 * weight('H2O') }]
    const found = calculate(plans.slice(0, 3), { rules: { sources: [], limits } })
    expect(amounts(found)).toContain(`${PROMITOR} ${MONTEM} 10`)
    expect(found.limited).toMatchObject([{ from: PROMITOR, to: MONTEM, share: 10 / 30 }])
    expect(amounts(found)).toContain(`${HORTUS} ${MONTEM} 20`)
  })
})

const PLANETS = data.planets
  .filter((planet) => planet.HasChamberOfCommerce)
  .map((planet) => planet.PlanetNaturalId)
const TICKERS = ['H2O', 'GRN', 'RAT', 'FE', 'DW', 'OVE']
const bases = fc
  .array(
    fc.tuple(
      fc.constantFrom(...PLANETS.slice(0, 12)),
      fc.dictionary(fc.constantFrom(...TICKERS), fc.double({ min: -500, max: 500, noNaN: true })),
    ),
    { maxLength: 12 },
  )
  .map((list) => list.map(([planet, flows], n) => base(planet, flows, `${n}`)))
const somewhere = fc.constantFrom(...PLANETS.slice(0, 12))
const rules = fc.record({
  sources: fc.array(
    fc.record(
      {
        to: somewhere,
        ticker: fc.constantFrom(...TICKERS),
        from: fc.oneof(somewhere, fc.constant('exchange' as const)),
        perDay: fc.double({ min: 0, max: 600, noNaN: true }),
      },
      { requiredKeys: ['to', 'ticker', 'from'] },
    ),
    { maxLength: 6 },
  ),
  limits: fc.array(
    fc.record(
      { from: somewhere, to: somewhere, tonnesPerDay: fc.double({ min: 0, max: 50, noNaN: true }) },
      { requiredKeys: ['from', 'to'] },
    ),
    { maxLength: 3 },
  ),
})
const questions = fc.record({ plans: bases, rules, sharesOwn: fc.boolean() })

describe('freight', () => {
  test('carries what every base has left over and lacks, no more and no less', () => {
    fc.assert(
      fc.property(questions, ({ plans, ...setup }) => {
        const { lanes } = calculate(plans, setup)
        const carried = new Map<string, number>()
        const count = (key: string, amount: number) =>
          carried.set(key, (carried.get(key) ?? 0) + amount)
        for (const { goods } of lanes)
          for (const { from, to, ticker, amount } of goods) {
            count(`${from} ${ticker}`, -amount)
            count(`${to} ${ticker}`, amount)
          }
        const left = new Map<string, number>()
        for (const { planetNaturalId, materialIo } of plans)
          for (const { ticker, delta } of materialIo) {
            const key = `${planetNaturalId} ${ticker}`
            left.set(key, (left.get(key) ?? 0) + delta)
          }
        for (const [key, delta] of left) expect(carried.get(key) ?? 0).toBeCloseTo(-delta, 6)
      }),
      { numRuns: 100 },
    )
  })

  test('is paid by the plans, to the last cent, and never not a number', () => {
    fc.assert(
      fc.property(questions, ({ plans, ...setup }) => {
        const found = calculate(plans, { ...setup, hired: { perUnit: 50, perUnitAndJump: 5 } })
        const paid = found.plans.reduce((sum, plan) => sum + plan.freight, 0)
        expect(paid).toBeCloseTo(found.totals.cost, 4)
        for (const value of Object.values(found.totals)) expect(Number.isFinite(value)).toBe(true)
        for (const { goods } of found.lanes)
          for (const { costPerUnit } of goods) expect(Number.isFinite(costPerUnit)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('gives every lane to ships, and no ship more hours than it has, unless it says so', () => {
    const ships = [
      { name: 'A', kind: FREIGHTER, count: 2 },
      { name: 'B', kind: { design: { ...DESIGN, cargoBay: 'HCB' } as const }, count: 1 },
    ]
    fc.assert(
      fc.property(questions, ({ plans, ...setup }) => {
        const { lanes, fleet } = calculate(plans, { ...setup, ships })
        for (const [n, lane] of lanes.entries()) {
          if (lane.problem) continue
          expect(lane.carriers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6)
          const flown = fleet
            .flatMap(({ duties }) => duties.flat())
            .filter((work) => work.lane === n)
          expect(flown.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(lane.hours, 6)
        }
        for (const { duties } of fleet)
          for (const duty of duties) {
            const hours = duty.reduce((sum, work) => sum + work.hours - work.over, 0)
            expect(hours).toBeLessThanOrEqual(24 + 1e-6)
          }
      }),
      { numRuns: 50 },
    )
  })
})

test('the rate of a lane is what a full ship costs there, back without goods', () => {
  const prices = resolvePrices(world, IC1_CX, null, priceRules)
  const book = flightBook(world, space, prices, FREIGHTER, SETUP.flight, SETUP.when)
  const rate = laneRate(book, HORTUS, MONTEM, SETUP.stopHours)!
  const full = calculate([base(MONTEM, { H2O: -500 / weight('H2O') })], { sharesOwn: false })
  expect(rate.perTonne * 500).toBeCloseTo(full.totals.cost / full.totals.trips, 6)
  expect(rate.hours).toBeCloseTo(full.totals.hoursNeeded / full.totals.trips, 6)
  expect(laneRate(book, HORTUS, 'XX-000a', 1)).toBeNull()
})

test('a rate for each jump counts a mixed load at the more expensive side, and there is none within a system', () => {
  const rate = { perTonne: 10, perCubicMetre: 30, hours: 20 }
  expect(ratePerJump(rate, 4)).toBe(7.5)
  expect(ratePerJump({ ...rate, perCubicMetre: 5 }, 4)).toBe(2.5)
  expect(ratePerJump(rate, 0)).toBeNull()
  expect(ratePerJump(rate, -1)).toBeNull()
})
