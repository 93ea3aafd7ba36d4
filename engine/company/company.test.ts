import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_ECONOMY } from '../../edge/features/guests/example-economy.ts'
import { simulatedLines, simulatedWorkforce } from '../../scripts/stage/simulated-lines.ts'
import { AI1_CX, world } from '../../scripts/stage/world.ts'
import type { LineOrder, ProductionLine } from '../game/company.ts'
import { ACCURATE } from '../game/constants/rules.ts'
import { EXPERT_TYPES, type PlanData } from '../game/plan.ts'
import { DAY_MS, HOUR_MS } from '../game/time.ts'
import { resolvePrices } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { recipesOn } from '../plan/recipes.ts'
import { companyLines } from './company-lines.ts'
import { explainBase } from './line-efficiency.ts'
import { buildingOfLine, recipeOfOrder } from './line-recipes.ts'
import { lineState, orderRates } from './line-state.ts'
import { withRealProduction } from './real-plan.ts'

const NOW = Date.UTC(2026, 2, 10)
const PLANS = EXAMPLE_ECONOMY.empires.flatMap(({ plans, empire }) =>
  plans.map((plan) => ({ plan, empire })),
)

const order = (about: Partial<LineOrder> = {}): LineOrder => ({
  inputs: [],
  outputs: [],
  startedMs: null,
  endsMs: null,
  durationMs: 8 * HOUR_MS,
  isHalted: false,
  isRecurring: false,
  fee: null,
  feeCurrency: null,
  ...about,
})
const running = (endsInHours: number) =>
  order({ startedMs: NOW - HOUR_MS, endsMs: NOW + endsInHours * HOUR_MS })
const line = (capacity: number, orders: LineOrder[]): ProductionLine => ({
  id: 'line',
  planetId: 'OT-580b',
  buildingName: 'foodProcessor',
  capacity,
  efficiency: 1,
  condition: 1,
  orders,
})

describe('the recipe of an order', () => {
  test('is found for every recipe of the game and every size of order', () => {
    const planet = world.planets.indexOf.get('OT-580b')!
    let found = 0
    for (let building = 0; building < world.buildings.count; building++) {
      for (const recipe of recipesOn(world, building, planet)) {
        const size = 1 + (found % 5)
        const times = ({ Ticker, Amount }: { Ticker: string; Amount: number }) => ({
          ticker: Ticker,
          amount: Amount * size,
        })
        const ordered = order({
          inputs: recipe.listing.Inputs.map(times).reverse(),
          outputs: recipe.listing.Outputs.map(times),
        })
        expect(recipeOfOrder(world, planet, building, ordered)).toEqual({ recipe, runs: size })
        found += 1
      }
    }
    expect(found).toBeGreaterThan(390)
  })

  test('is unknown where amounts are not in its proportions', () => {
    const planet = world.planets.indexOf.get('OT-580b')!
    const building = buildingOfLine(world, line(1, []))!
    const odd = order({
      inputs: [{ ticker: 'DW', amount: 7 }],
      outputs: [{ ticker: 'RAT', amount: 10 }],
    })
    expect(recipeOfOrder(world, planet, building, odd)).toBeUndefined()
    expect(recipeOfOrder(world, planet, building, order())).toBeUndefined()
    expect(buildingOfLine(world, { ...line(1, []), buildingName: 'newThing' })).toBeUndefined()
  })
})

describe('the state of a line', () => {
  test('names idle buildings and the moments when the first and the last stop', () => {
    // Two of three buildings run; the queue goes to the third, which is idle, and then to the first that ends.
    const state = lineState(line(3, [running(2), running(5), order(), order()]), NOW)
    expect(state).toMatchObject({
      idle: 1,
      firstIdleMs: NOW + 5 * HOUR_MS,
      dryMs: NOW + 10 * HOUR_MS,
    })
  })

  test('counts orders that have ended since FIO looked as done, and the next ones as begun', () => {
    const state = lineState(line(1, [running(-3), order()]), NOW)
    expect(state.running).toHaveLength(1)
    expect(state.queued).toEqual([])
    expect(state).toMatchObject({ idle: 0, dryMs: NOW + 5 * HOUR_MS })
  })

  test('has no end where orders repeat, and none that is known where a duration is missing', () => {
    const repeated = [running(2), order({ isRecurring: true })]
    expect(lineState(line(1, repeated), NOW).dryMs).toBeNull()
    expect(lineState(line(1, [running(2), order({ durationMs: null })]), NOW).dryMs).toBeNull()
  })

  test('without orders is idle now', () => {
    const state = lineState(line(2, []), NOW)
    expect(state).toMatchObject({ idle: 2, firstIdleMs: NOW, dryMs: NOW })
  })
})

describe('what a line makes a day', () => {
  const often = (order: LineOrder) => ({ ...order, isRecurring: true })
  const perDay = (capacity: number, orders: LineOrder[], hasRecurring = false) =>
    orderRates({ capacity }, lineState(line(capacity, orders), NOW), hasRecurring).map(
      (rate) => rate.perDay,
    )

  test('is the queue over its time, times the buildings', () => {
    expect(perDay(2, [running(1), order(), order({ durationMs: 4 * HOUR_MS })])).toEqual([4, 4])
  })

  test('is what repeats, where the player has orders that repeat', () => {
    expect(perDay(1, [running(1), order(), often(order())], true)).toEqual([3])
  })

  test('is what runs, where nothing waits', () => {
    expect(perDay(1, [running(1)])).toEqual([3])
    expect(perDay(1, [])).toEqual([])
    expect(perDay(1, [order({ durationMs: 0 })])).toEqual([])
  })
})

const inputOf = ({ plan, empire }: (typeof PLANS)[number]) => {
  const { planet, infrastructure, buildings, planet_id } = plan
  return {
    plan: { planet, infrastructure, buildings },
    prices: resolvePrices(world, AI1_CX, planet_id, ACCURATE),
    empire,
    rules: ACCURATE,
  }
}

describe.each(PLANS.map((own) => [own.plan.name, own] as const))('%s as it runs', (_, own) => {
  const input = inputOf(own)
  const planetId = own.plan.planet_id
  const result = evaluatePlan(world, input)
  const base = { planetId, result, condition: 0.9, rules: ACCURATE }
  const workforce = simulatedWorkforce(base, NOW)
  const lines = companyLines(world, { lines: simulatedLines(world, base, NOW) }, NOW).get(planetId)!

  test('makes and uses what the plan does', () => {
    const expected = new Map(
      result.production.materialio.map((row) => [row.ticker, [row.input, row.output]]),
    )
    for (const [ticker, [input, output]] of expected) {
      const sum = (side: 'made' | 'used') =>
        lines.reduce((units, own) => units + (own[side].get(ticker) ?? 0), 0)
      expect(sum('used')).toBeCloseTo(input!, 6)
      expect(sum('made')).toBeCloseTo(output!, 6)
    }
  })

  test('is explained, and its plan earns the same', () => {
    const known = { cogc: input.plan.planet.cogc, workforce, empire: input.empire }
    const explained = explainBase(world, planetId, lines, known)
    expect(explained.lines.every(({ isExplained }) => isExplained)).toBe(true)
    const bare: PlanData = {
      ...input.plan,
      planet: {
        ...input.plan.planet,
        cogc: '---',
        experts: EXPERT_TYPES.map((type) => ({ type, amount: 0 })),
      },
      buildings: input.plan.buildings.map((row) => ({ ...row, active_recipes: [] })),
    }
    const { plan, unknownRecipes } = withRealProduction(bare, lines, explained, workforce, ACCURATE)
    expect(unknownRecipes).toEqual([])
    const profit = evaluatePlan(world, { ...input, plan }).profit
    expect(Math.abs(profit / result.profit - 1)).toBeLessThan(1e-6)
  })
})

test('experts, programme and headquarters are found from the efficiencies alone', () => {
  const [own] = PLANS
  const input = inputOf(own!)
  const experts = fc.record({ at: fc.nat(EXPERT_TYPES.length - 1), amount: fc.nat(5) })
  fc.assert(
    fc.property(experts, fc.boolean(), fc.boolean(), ({ at, amount }, corphq, counts) => {
      const planet = {
        ...input.plan.planet,
        corphq,
        experts: EXPERT_TYPES.map((type, n) => ({ type, amount: n === at ? amount : 0 })),
      }
      const result = evaluatePlan(world, { ...input, plan: { ...input.plan, planet } })
      const base = { planetId: planet.planetid, result, condition: 0.83, rules: ACCURATE }
      const reported = simulatedLines(world, base, NOW).map((line) => ({
        ...line,
        efficiency: counts ? line.efficiency! * 0.83 : line.efficiency,
      }))
      const lines = companyLines(world, { lines: reported }, NOW).get(planet.planetid)!
      const known = {
        cogc: planet.cogc,
        workforce: simulatedWorkforce(base, NOW),
        empire: input.empire,
      }
      const explained = explainBase(world, planet.planetid, lines, known)
      for (const { reported, calculated } of explained.lines)
        expect(Math.abs(calculated! / reported! - 1)).toBeLessThan(2e-3)
    }),
  )
})

test('an efficiency that nothing explains is said with both numbers', () => {
  const [own] = PLANS
  const input = inputOf(own!)
  const planetId = own!.plan.planet_id
  const base = { planetId, result: evaluatePlan(world, input), condition: 1, rules: ACCURATE }
  const reported = simulatedLines(world, base, NOW).map((line) => ({ ...line, efficiency: 7 }))
  const lines = companyLines(world, { lines: reported }, NOW).get(planetId)!
  const known = { cogc: null, workforce: undefined, empire: null }
  const explained = explainBase(world, planetId, lines, known)
  for (const line of explained.lines) {
    expect(line).toMatchObject({ reported: 7, isExplained: false })
    expect(line.calculated).toBeGreaterThan(0)
  }
})

test('workers without anything, lines without an efficiency and unknown buildings break nothing', () => {
  const lines = companyLines(
    world,
    {
      lines: [
        { ...line(2, [running(1), running(1)]), efficiency: null },
        { ...line(1, [order()]), id: 'other', buildingName: 'newThing', capacity: 0 },
        { ...line(1, [order()]), id: 'lost', planetId: 'XX-000x' },
      ],
    },
    NOW + DAY_MS,
  ).get('OT-580b')!
  expect(lines.map(({ ticker, idle }) => [ticker, idle])).toEqual([
    ['FP', 2],
    ['newThing', 0],
  ])
  const levels = [
    { level: 'PIONEER', population: 0, capacity: 0, required: 0, satisfaction: 0, needs: [] },
  ]
  const workforce = { planetId: 'OT-580b', updatedMs: null, levels }
  const explained = explainBase(world, 'OT-580b', lines, { cogc: null, workforce, empire: null })
  expect(explained.lines.map(({ isExplained }) => isExplained)).toEqual([false, false])
})
