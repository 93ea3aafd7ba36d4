import type { InfrastructureType } from '../game/plan.ts'
import type { Workforce } from '../game/primitives.ts'
import type { Side } from '../market/prices.ts'
import * as construction from './construction.ts'
import { buildingAt, type PlanContext } from './context.ts'
import { efficiencyTerm } from './efficiency.ts'
import * as fees from './fees.ts'
import * as material from './material.ts'
import * as money from './money.ts'
import { priceTerm } from './price.ts'
import * as recipe from './recipe.ts'
import { repairProfitTerm } from './repair.ts'
import type { Term } from './term.ts'
import * as visitation from './visitation.ts'
import { kindEfficiencyTerm } from './workforce.ts'

/** `row` counts the plan's buildings, `recipe` the active recipes of a row. */
export type PlanFigure =
  | {
      readonly of:
        | 'profit'
        | 'revenue'
        | 'cost'
        | 'materialCost'
        | 'degradation'
        | 'fees'
        | 'roi'
        | 'profitPerArea'
        | 'constructionCost'
        | 'areaUsed'
        | 'areaTotal'
        | 'areaLeft'
        | 'storageFilled'
    }
  | { readonly of: 'workforceEfficiency'; readonly kind: Workforce }
  | {
      readonly of: 'materialInput' | 'materialOutput' | 'materialDelta' | 'materialValue'
      readonly ticker: string
    }
  | { readonly of: 'unitPrice'; readonly ticker: string; readonly side: Side }
  | { readonly of: 'infrastructureCost'; readonly building: InfrastructureType }
  | {
      readonly of:
        | 'efficiency'
        | 'buildingRevenue'
        | 'buildingConstruction'
        | 'buildingWorkforce'
        | 'buildingFee'
        | 'batchTime'
      readonly row: number
    }
  | {
      readonly of: 'cogm' | 'cogmProfit' | 'recipeProfit'
      readonly row: number
      readonly recipe: number
    }
  | {
      readonly of: 'costSplit' | 'costTotal'
      readonly row: number
      readonly recipe: number
      readonly ticker: string
    }
  | {
      readonly of: 'optionRevenue' | 'optionRoi' | 'optionProfitPerArea'
      readonly row: number
      readonly recipeId: string
    }
  | { readonly of: 'repairProfit'; readonly day: number }
  | { readonly of: 'shipDays'; readonly ship: number; readonly direction: visitation.Direction }

export function explain(context: PlanContext, figure: PlanFigure): Term {
  switch (figure.of) {
    case 'profit':
      return money.profitTerm(context)
    case 'revenue':
      return money.revenueTerm(context)
    case 'cost':
      return money.costTerm(context)
    case 'materialCost':
      return money.materialsTerm(context)
    case 'degradation':
      return construction.degradationTerm(context)
    case 'fees':
      return fees.feesTerm(context)
    case 'roi':
      return money.roiTerm(context)
    case 'profitPerArea':
      return money.profitPerAreaTerm(context)
    case 'constructionCost':
      return construction.constructionTotalTerm(context)
    case 'areaUsed':
      return construction.areaUsedTerm(context)
    case 'areaTotal':
      return construction.areaTotalTerm(context)
    case 'areaLeft':
      return construction.areaLeftTerm(context)
    case 'storageFilled':
      return visitation.storageFilledTerm(context)
    case 'workforceEfficiency':
      return kindEfficiencyTerm(context, figure.kind)
    case 'materialInput':
      return material.usedTerm(context, figure.ticker)
    case 'materialOutput':
      return material.madeTerm(context, figure.ticker)
    case 'materialDelta':
      return material.deltaTerm(context, figure.ticker)
    case 'materialValue':
      return material.materialValueTerm(context, figure.ticker)
    case 'unitPrice':
      return priceTerm(context.universe, context.input.prices, figure.ticker, figure.side)
    case 'infrastructureCost':
      return construction.buildingCostTerm(context, figure.building)
    case 'efficiency':
      return efficiencyTerm(context, figure.row)
    case 'buildingRevenue':
      return money.rowRevenueTerm(context, figure.row)
    case 'buildingFee':
      return fees.rowFeeTerm(context, figure.row)
    case 'buildingConstruction':
      return construction.buildingCostTerm(context, buildingAt(context, figure.row).name)
    case 'buildingWorkforce':
      return recipe.recipeUpkeepTerm(context, buildingAt(context, figure.row).name)
    case 'batchTime':
      return recipe.batchTerm(context, figure.row)
    case 'cogm':
      return recipe.cogmTerm(context, figure.row, figure.recipe)
    case 'cogmProfit':
      return recipe.cogmProfitTerm(context, figure.row, figure.recipe)
    case 'recipeProfit':
      return recipe.recipeProfitTerm(context, figure.row, figure.recipe)
    case 'costSplit':
    case 'costTotal':
      return recipe.unitCostTerm(context, figure.row, figure.recipe, figure.ticker, figure.of)
    case 'optionRevenue':
      return recipe.optionTerm(context, figure.row, figure.recipeId)
    case 'optionRoi':
      return recipe.optionRoiTerm(context, figure.row, figure.recipeId)
    case 'optionProfitPerArea':
      return recipe.optionPerAreaTerm(context, figure.row, figure.recipeId)
    case 'repairProfit':
      return repairProfitTerm(context, figure.day)
    case 'shipDays':
      return visitation.shipDaysTerm(context, figure.ship, figure.direction)
  }
}
