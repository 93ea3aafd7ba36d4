import { expect, test } from 'vitest'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { world } from '../../scripts/stage/world.ts'
import { evaluateExample, examplePlan } from '../../web/features/home/evaluate-example.ts'
import facts from '../../web/features/home/example-world.json' with { type: 'json' }

const CX = {
  name: 'the prices of the example',
  cx_empire: [],
  cx_planets: [],
  ticker_empire: facts.exchanges.map(({ MaterialTicker, PriceAverage }) => ({
    ticker: MaterialTicker,
    type: 'BOTH' as const,
    value: PriceAverage,
  })),
  ticker_planets: [],
}

test.each([
  { FRM: 1, INC: 1, SME: 2, PP1: 3 },
  { FRM: 0, INC: 3, SME: 1, PP1: 9 },
  { FRM: 5, INC: 0, SME: 0, PP1: 0 },
])('the plan on the homepage earns what a plan in the whole game earns: %o', (counts) => {
  const plan = examplePlan(counts)
  const prices = resolvePrices(world, CX, plan.planet.planetid, ACCURATE)
  const result = evaluatePlan(world, { plan, prices, empire: null, rules: ACCURATE })
  const example = evaluateExample(counts)
  expect(example.profit).toBeCloseTo(result.profit, 6)
  expect(example.revenue).toBeCloseTo(result.revenue, 6)
  expect(example.area.all).toBe(result.area.areaUsed)
})
