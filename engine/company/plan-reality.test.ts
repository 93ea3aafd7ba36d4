import { describe, expect, test } from 'vitest'
import { simulatedLines, simulatedWorkforce } from '../../scripts/stage/simulated-lines.ts'
import { AI1_CX, world } from '../../scripts/stage/world.ts'
import { ACCURATE } from '../game/constants/rules.ts'
import type { PlanData } from '../game/plan.ts'
import { resolvePrices } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { companyLines } from './company-lines.ts'
import { planReality } from './plan-reality.ts'

const NOW = Date.UTC(2026, 2, 10)
const KATOA = 'UV-351a'
const RATIONS = 'FP#1xGRN 1xBEA 1xNUT=>10xRAT'
const WATER = 'FP#10xH2O=>7xDW'

const PLANNED: PlanData = {
  planet: {
    planetid: KATOA,
    permits: 1,
    corphq: false,
    cogc: '---',
    experts: [{ type: 'Food_Industries', amount: 1 }],
    workforce: [{ type: 'pioneer', lux1: true, lux2: true }],
  },
  infrastructure: [{ building: 'HB1', amount: 5 }],
  buildings: [{ name: 'FP', amount: 4, active_recipes: [{ recipeid: RATIONS, amount: 1 }] }],
}
const REAL: PlanData = {
  planet: {
    ...PLANNED.planet,
    permits: 2,
    experts: [{ type: 'Food_Industries', amount: 3 }],
    workforce: [{ type: 'pioneer', lux1: true, lux2: false }],
  },
  infrastructure: [{ building: 'HB1', amount: 6 }],
  buildings: [
    {
      name: 'FP',
      amount: 5,
      active_recipes: [
        { recipeid: RATIONS, amount: 2 },
        { recipeid: WATER, amount: 1 },
      ],
    },
  ],
}
const inputOf = (plan: PlanData) => ({
  plan,
  prices: resolvePrices(world, AI1_CX, KATOA, ACCURATE),
  empire: null,
  rules: ACCURATE,
})
const profitOf = (plan: PlanData) => evaluatePlan(world, inputOf(plan)).profit

function baseOf(plan: PlanData) {
  const simulated = {
    planetId: KATOA,
    result: evaluatePlan(world, inputOf(plan)),
    condition: 0.95,
    rules: ACCURATE,
  }
  const lines = companyLines(world, { lines: simulatedLines(world, simulated, NOW) }, NOW)
  const amounts = [
    ...plan.buildings.map(({ name, amount }) => [name, amount] as const),
    ...plan.infrastructure.map(({ building, amount }) => [building, amount] as const),
  ]
  return {
    built: { permits: plan.planet.permits, buildings: new Map([['CM', 1], ...amounts]) },
    lines: lines.get(KATOA)!,
    workforce: simulatedWorkforce(simulated, NOW),
    cogc: plan.planet.cogc,
  }
}

test('a base that is as planned has no difference', () => {
  const { rows, profit, realProfit, efficiencies } = planReality(
    world,
    inputOf(PLANNED),
    baseOf(PLANNED),
  )
  expect(rows).toEqual([])
  expect(realProfit).toBe(profit)
  expect(efficiencies.every(({ isExplained }) => isExplained)).toBe(true)
})

describe('a base that is otherwise', () => {
  const reality = planReality(world, inputOf(PLANNED), baseOf(REAL))

  test('is told difference by difference', () => {
    expect(reality.rows.map(({ change }) => change)).toEqual([
      { kind: 'permits', planned: 1, real: 2 },
      { kind: 'building', building: 'FP', planned: 4, real: 5 },
      { kind: 'building', building: 'HB1', planned: 5, real: 6 },
      {
        kind: 'recipes',
        building: 'FP',
        planned: PLANNED.buildings[0]!.active_recipes,
        real: REAL.buildings[0]!.active_recipes,
      },
      { kind: 'experts', expert: 'Food_Industries', planned: 1, real: 3 },
      { kind: 'luxury', workforce: 'pioneer', luxury: 2, planned: true, real: false },
    ])
  })

  test('earns what its plan with all of them earns', () => {
    expect(reality.profit).toBe(profitOf(PLANNED))
    expect(Math.abs(reality.realProfit / profitOf(REAL) - 1)).toBeLessThan(1e-6)
    expect(profitOf(reality.plan)).toBe(reality.realProfit)
  })

  test('says what each alone would change', () => {
    const row = reality.rows.find(({ change }) => change.kind === 'experts')!
    const planet = { ...PLANNED.planet, experts: REAL.planet.experts }
    expect(row.difference).toBeCloseTo(profitOf({ ...PLANNED, planet }) - profitOf(PLANNED), 6)
    const more = reality.rows.find(({ change }) => change.kind === 'building')!
    const buildings = [{ ...PLANNED.buildings[0]!, amount: 5 }]
    expect(more.difference).toBeCloseTo(profitOf({ ...PLANNED, buildings }) - profitOf(PLANNED), 6)
  })
})

test('where FIO knows only the buildings, only they are compared', () => {
  const { built } = baseOf(REAL)
  const known = { built, lines: [], workforce: undefined, cogc: null }
  const { rows, efficiencies, unknownRecipes } = planReality(world, inputOf(PLANNED), known)
  expect(rows.map(({ change }) => change.kind)).toEqual(['permits', 'building', 'building'])
  expect(efficiencies).toEqual([])
  expect(unknownRecipes).toEqual(['FP'])
})

describe('what no plan can hold', () => {
  const { lines, workforce, ...base } = baseOf(PLANNED)
  const levels = workforce.levels.map((level) => ({
    ...level,
    satisfaction: level.satisfaction / 2,
    needs: level.needs.map((need) => ({ ...need, satisfaction: need.ticker === 'OVE' ? 0.1 : 1 })),
  }))
  const short = { ...workforce, levels }
  // The game reports half of the efficiency, as the workers explain.
  const slower = (share: number) =>
    lines.map((line) => ({
      ...line,
      line: { ...line.line, efficiency: line.line.efficiency! * share },
    }))
  const halfOf = (of: PlanData) => {
    const { materialio, production } = evaluatePlan(world, inputOf(of))
    const made = new Map<string, number>()
    for (const { activeRecipes } of production.buildings)
      for (const { recipe, runs } of activeRecipes) {
        for (const { Ticker, Amount } of recipe.Outputs)
          made.set(Ticker, (made.get(Ticker) ?? 0) + (Amount * runs) / 2)
        for (const { Ticker, Amount } of recipe.Inputs)
          made.set(Ticker, (made.get(Ticker) ?? 0) - (Amount * runs) / 2)
      }
    const { prices } = inputOf(of)
    const worth = (ticker: string, delta: number) => {
      const material = world.materials.indexOf.get(ticker)!
      return delta * (delta >= 0 ? prices.sell : prices.buy)[material]!
    }
    return materialio.reduce(
      (sum, { ticker, delta }) =>
        sum + worth(ticker, delta - (made.get(ticker) ?? 0)) - worth(ticker, delta),
      0,
    )
  }

  test('workers who are short have a line of their own, and what they do not do is lost', () => {
    const known = { ...base, lines: slower(0.5), workforce: short }
    const { rows, profit, realProfit } = planReality(world, inputOf(PLANNED), known)
    expect(rows).toMatchObject([
      {
        change: { kind: 'workers', workforce: 'pioneer', missing: ['OVE'], missingWorkers: 0 },
        plan: null,
      },
    ])
    expect(rows[0]!.difference).toBeCloseTo(halfOf(PLANNED), 6)
    expect(realProfit - profit).toBeCloseTo(rows[0]!.difference, 6)
  })

  test('an efficiency that nothing explains has one, too', () => {
    const known = { ...base, lines: slower(0.5), workforce }
    const { rows, profit, realProfit } = planReality(world, inputOf(PLANNED), known)
    expect(rows.map(({ change }) => change.kind)).toEqual(['efficiency'])
    expect(rows[0]!.difference).toBeCloseTo(halfOf(PLANNED), 6)
    expect(realProfit - profit).toBeCloseTo(rows[0]!.difference, 6)
  })

  test('is told apart from what a plan takes: each of its lines has the plan with it alone', () => {
    const { rows } = planReality(world, inputOf(PLANNED), baseOf(REAL))
    const { profit } = evaluatePlan(world, inputOf(PLANNED))
    for (const { plan, difference } of rows) expect(profitOf(plan!) - profit).toBe(difference)
  })
})
