import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { planInput, world } from '../../tests/engine/world.ts'
import { INFRASTRUCTURE_TYPES } from '../model/plan.ts'
import { WORKFORCES } from '../model/primitives.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import type { PlanResult } from '../plan/result.ts'
import { DAY_MS } from '../reference/extraction.ts'
import { explain, type PlanFigure } from './plan.ts'
import { combine, type Term } from './term.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

/** Every figure with the value that the screens show for it. */
function* shownFigures(result: PlanResult): Generator<[PlanFigure, number]> {
  const { overview, area } = result
  yield [{ of: 'profit' }, result.profit]
  yield [{ of: 'revenue' }, result.revenue]
  yield [{ of: 'cost' }, result.cost]
  yield [{ of: 'materialCost' }, overview.dailyCost]
  yield [{ of: 'degradation' }, overview.dailyDegradationCost]
  yield [{ of: 'roi' }, overview.roi]
  yield [{ of: 'constructionCost' }, overview.totalConstructionCost]
  yield [{ of: 'profitPerArea' }, result.profit / area.areaUsed]
  yield [{ of: 'areaUsed' }, area.areaUsed]
  yield [{ of: 'areaTotal' }, area.areaTotal]
  yield [{ of: 'areaLeft' }, area.areaLeft]
  yield [{ of: 'storageFilled' }, result.visitation.storageFilled]
  for (const [ship, { importDays, exportDays }] of result.visitation.ships.entries()) {
    yield [{ of: 'shipDays', ship, direction: 'import' }, importDays]
    yield [{ of: 'shipDays', ship, direction: 'export' }, exportDays]
  }
  for (const kind of WORKFORCES) {
    yield [{ of: 'workforceEfficiency', kind }, result.workforce[kind].efficiency]
  }
  for (const building of INFRASTRUCTURE_TYPES) {
    yield [{ of: 'infrastructureCost', building }, result.infrastructureCosts[building]]
  }
  for (const { ticker, input, output, delta, price } of result.materialio) {
    yield [{ of: 'materialInput', ticker }, input]
    yield [{ of: 'materialOutput', ticker }, output]
    yield [{ of: 'materialDelta', ticker }, delta]
    yield [{ of: 'materialValue', ticker }, price]
  }
  for (const [row, building] of result.production.buildings.entries()) {
    yield [{ of: 'efficiency', row }, building.totalEfficiency]
    yield [{ of: 'batchTime', row }, building.totalBatchTime / DAY_MS]
    yield [{ of: 'buildingRevenue', row }, building.dailyRevenue]
    yield [{ of: 'buildingConstruction', row }, -building.constructionCost]
    yield [{ of: 'buildingWorkforce', row }, -building.workforceDailyCost]
    for (const [recipe, { cogm }] of building.activeRecipes.entries()) {
      yield [{ of: 'cogm', row, recipe }, cogm.totalCost]
      yield [{ of: 'cogmProfit', row, recipe }, cogm.totalProfit]
      for (const { ticker, costSplit, costTotal } of cogm.outputCOGM) {
        yield [{ of: 'costSplit', row, recipe, ticker }, costSplit]
        yield [{ of: 'costTotal', row, recipe, ticker }, costTotal]
      }
    }
    for (const { RecipeId: recipeId, ...option } of building.recipeOptions.slice(0, 3)) {
      yield [{ of: 'optionRevenue', row, recipeId }, option.dailyRevenue]
      yield [{ of: 'optionRoi', row, recipeId }, option.roi]
      yield [{ of: 'optionProfitPerArea', row, recipeId }, option.profitPerArea]
    }
  }
}

/** Calculates the whole tree again from its leaves. */
function evaluate({ operation, terms, value }: Term): number {
  return operation ? combine(operation, terms.map(evaluate)) : value
}

/** Sums of the same terms in another order; near zero what is left of large sums. */
function expectSame(actual: number, shown: number, figure: PlanFigure, scale: number) {
  if (actual === shown) return
  const allowed = 1e-9 * Math.max(1, Math.abs(shown), scale)
  if (!(Math.abs(actual - shown) <= allowed)) {
    throw new Error(`${JSON.stringify(figure)}: explained as ${actual}, shown as ${shown}`)
  }
}

describe('every figure that a plan shows', () => {
  test('is what its explanation comes to', () => {
    fc.assert(
      fc.property(planInput, (input) => {
        const result = evaluatePlan(world, input)
        const scale = result.revenue + result.cost
        for (const [figure, shown] of shownFigures(result)) {
          // A quotient by a profit near zero magnifies the last digits of large sums without end.
          if (figure.of === 'roi' && Math.abs(result.profit) < 1e-3 * scale) continue
          const term = explain({ universe: world, input, result }, figure)
          expectSame(evaluate(term), shown, figure, figure.of === 'roi' ? 0 : scale)
          expect(Object.is(evaluate(term), term.value)).toBe(true)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('an explanation', () => {
  const input = fc.sample(planInput, { numRuns: 1, seed: 5 })[0]!
  const context = { universe: world, input, result: evaluatePlan(world, input) }

  test('says in words how a figure follows from its terms', () => {
    const profit = explain(context, { of: 'profit' })
    expect(profit.formula).toBe('Revenue − Cost')
    expect(profit.terms.map((term) => term.unit)).toEqual(['$/day', '$/day'])
  })
  test('is plain data that a worker can hand over', () => {
    const term = explain(context, { of: 'profit' })
    expect(structuredClone(term)).toEqual(term)
  })
  test('of a building or recipe that the plan does not have is refused', () => {
    expect(() => explain(context, { of: 'efficiency', row: 99 })).toThrow(
      'Building index 99 does not exist.',
    )
  })
})
