import { ACCURATE } from '../../../engine/game/constants/rules.ts'
import type { PlanData } from '../../../engine/game/plan.ts'
import { WORKFORCES } from '../../../engine/game/primitives.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import { compileUniverse, type GameData } from '../../../engine/universe/universe.ts'
import {
  type ExampleCounts,
  type ExampleFigures,
  type ExampleTicker,
  STEPS,
  TILES,
} from './example-plan.ts'
import facts from './example-world.json' with { type: 'json' }

const PLANET = 'VH-331a'
const PEOPLE_IN_A_HOME = 100

/** The game's records of what the example needs, with the average prices of one day. */
const world = compileUniverse(facts as GameData)
const prices = resolvePrices(world, null, PLANET, ACCURATE)

function homesFor(counts: ExampleCounts): number {
  const pioneers = new Map(facts.buildings.map(({ Ticker, Pioneers }) => [Ticker, Pioneers]))
  const people = STEPS.reduce(
    (sum, { building }) => sum + counts[building] * (pioneers.get(building) ?? 0),
    0,
  )
  return Math.ceil(people / PEOPLE_IN_A_HOME)
}

export function examplePlan(counts: ExampleCounts): PlanData {
  return {
    planet: {
      planetid: PLANET,
      permits: 1,
      corphq: false,
      cogc: '---',
      experts: [],
      workforce: WORKFORCES.map((type) => ({ type, lux1: true, lux2: true })),
    },
    infrastructure: [{ building: 'HB1', amount: homesFor(counts) }],
    buildings: STEPS.map(({ building, recipeid }) => ({
      name: building,
      amount: counts[building],
      active_recipes: [{ recipeid, amount: 1 }],
    })),
  }
}

export function evaluateExample(counts: ExampleCounts): ExampleFigures {
  const plan = examplePlan(counts)
  const result = evaluatePlan(world, { plan, prices, empire: null, rules: ACCURATE })
  const workforce = -result.workforceMaterialIO.reduce((sum, { price }) => sum + price, 0)
  const { dailyDegradationCost: degradation, dailyFees: fees } = result.overview
  const moved = new Map(result.production.materialio.map((flow) => [flow.ticker, flow]))
  const amountOf = (ticker: string) => {
    const { input = 0, output = 0 } = moved.get(ticker) ?? {}
    return output || input
  }
  return {
    revenue: result.revenue,
    materials: result.cost - workforce - degradation - fees,
    workforce,
    degradation,
    fees,
    profit: result.profit,
    area: {
      production: result.production.buildings.reduce((sum, { areaUsed }) => sum + areaUsed, 0),
      all: result.area.areaUsed,
    },
    amounts: Object.fromEntries(TILES.map(({ ticker }) => [ticker, amountOf(ticker)])) as Record<
      ExampleTicker,
      number
    >,
  }
}
