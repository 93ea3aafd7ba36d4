import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { world } from '../../scripts/stage/world.ts'
import { PlanWrite } from '../game/plan.ts'
import { PlanSearch } from '../game/plan-start.ts'
import { resolvePrices } from '../market/prices.ts'
import { recipeRoi } from '../roi/recipe-roi.ts'
import { resourceRoi } from '../roi/resource-roi.ts'
import { evaluatePlan } from './evaluate.ts'
import { startedPlan } from './start.ts'

const PLANET = 'KW-688c'
const place = (PlanetNaturalId: string) => ({ PlanetNaturalId, COGCProgramActive: null })

function evaluated(planet: string, start: NonNullable<PlanSearch['start']>) {
  const plan = startedPlan(place(planet), start)
  expect(v.is(PlanWrite, plan)).toBe(true)
  return evaluatePlan(world, { plan, prices: resolvePrices(world, null, planet), empire: null })
}

describe('a plan started from a row of the ROI tables', () => {
  test('earns what the row of its recipe says, with no more experts than a base may have', () => {
    const table = recipeRoi(world, { planetNaturalId: PLANET, cx: null })
    for (const [row, recipe] of table.recipeId.entries()) {
      const start = { building: table.buildingTicker[row]!, recipe, cogc: table.cogc[row]! }
      const result = evaluated(PLANET, start)
      expect(result.profit).toBeCloseTo(table.dailyProfit[row]!, 6)
      expect(result.area.areaUsed).toBe(table.planArea[row])
      const experts = Object.values(result.experts).reduce((sum, { amount }) => sum + amount, 0)
      expect(experts).toBeLessThanOrEqual(6)
    }
  })

  test('earns what the row of its deposit says', () => {
    const table = resourceRoi(world, { material: 'H2O', cx: null })
    for (const [row, planet] of table.planetNaturalId.slice(0, 20).entries()) {
      const building = table.buildingTicker[row]!
      const start = { building, recipe: `${building}#H2O`, cogc: 'RESOURCE_EXTRACTION' } as const
      expect(evaluated(planet, start).profit).toBeCloseTo(table.dailyProfit[row]!, 6)
    }
  })

  test('is blank without a start, and where there is no such base', () => {
    const blank = startedPlan(place(PLANET), undefined)
    expect(blank.buildings).toEqual([])
    const start = { building: 'PAC', recipe: 'PAC#x', cogc: 'CONSTRUCTION' } as const
    expect(startedPlan(place(PLANET), start)).toEqual(blank)
  })
})

test('a damaged start in an address counts as none', () => {
  const start = { building: 'FP', recipe: 'FP#10xH2O 1xPG=>10xDW', cogc: 'FOOD_INDUSTRIES' }
  expect(v.parse(PlanSearch, { start })).toEqual({ start })
  expect(v.parse(PlanSearch, { start: { ...start, cogc: 'LUCK' } })).toEqual({ start: undefined })
  expect(v.parse(PlanSearch, { start: 7 })).toEqual({ start: undefined })
})
