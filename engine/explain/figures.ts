import { INFRASTRUCTURE_TYPES } from '../game/plan.ts'
import { WORKFORCES } from '../game/primitives.ts'
import { DAY_MS } from '../game/time.ts'
import { ratio } from '../plan/arithmetic.ts'
import type { PlanResult } from '../plan/result.ts'
import type { PlanFigure } from './plan.ts'

export function* shownFigures(result: PlanResult): Generator<[PlanFigure, number]> {
  const { overview, area } = result
  yield [{ of: 'profit' }, result.profit]
  yield [{ of: 'revenue' }, result.revenue]
  yield [{ of: 'cost' }, result.cost]
  yield [{ of: 'materialCost' }, overview.dailyCost]
  yield [{ of: 'degradation' }, overview.dailyDegradationCost]
  yield [{ of: 'fees' }, overview.dailyFees]
  yield [{ of: 'roi' }, overview.roi]
  yield [{ of: 'constructionCost' }, overview.totalConstructionCost]
  yield [{ of: 'profitPerArea' }, ratio(result.profit, area.areaUsed)]
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
    yield [{ of: 'buildingFee', row }, -building.dailyFee]
    for (const [recipe, { cogm, dailyProfit }] of building.activeRecipes.entries()) {
      yield [{ of: 'cogm', row, recipe }, cogm.totalCost]
      yield [{ of: 'cogmProfit', row, recipe }, cogm.totalProfit]
      yield [{ of: 'recipeProfit', row, recipe }, dailyProfit]
      for (const { ticker, costSplit, costTotal } of cogm.outputCOGM) {
        yield [{ of: 'costSplit', row, recipe, ticker }, costSplit]
        yield [{ of: 'costTotal', row, recipe, ticker }, costTotal]
      }
    }
    for (const { RecipeId: recipeId, ...option } of building.recipeOptions) {
      yield [{ of: 'optionRevenue', row, recipeId }, option.dailyRevenue]
      yield [{ of: 'optionRoi', row, recipeId }, option.roi]
      yield [{ of: 'optionProfitPerArea', row, recipeId }, option.profitPerArea]
    }
  }
}
