import type { Choice } from '../game/constants/rules.ts'
import type { BuildingResult } from '../plan/result.ts'
import { constructionTotalTerm, dailyDegradationTerm, degradationTerm } from './construction.ts'
import { buildingAt, type PlanContext, rulesOf } from './context.ts'
import { feesTerm, listed, rowFeesTerm } from './fees.ts'
import { materialCostTerm, materialValueTerm, rowValueTerm } from './material.ts'
import { upkeepOfAll } from './recipe.ts'
import { difference, fromPlan, product, quotient, sum, type Term } from './term.ts'

const tickersWhere = ({ result }: PlanContext, holds: (delta: number) => boolean) =>
  result.materialio.filter(({ delta }) => holds(delta)).map(({ ticker }) => ticker)

export const revenueTerm = (context: PlanContext): Term =>
  sum(
    'Revenue',
    '$/day',
    tickersWhere(context, (delta) => delta > 0).map((ticker) => materialValueTerm(context, ticker)),
    'everything left over, at its selling price',
  )

export const materialsTerm = (context: PlanContext): Term =>
  sum(
    'Material cost',
    '$/day',
    tickersWhere(context, (delta) => delta < 0).map((ticker) => materialCostTerm(context, ticker)),
    'everything missing, at its buying price',
  )

export const costTerm = (context: PlanContext): Term =>
  sum('Cost', '$/day', [
    materialsTerm(context),
    degradationTerm(context),
    ...(context.result.overview.dailyFees > 0 ? [feesTerm(context)] : []),
  ])

export const profitTerm = (context: PlanContext): Term =>
  difference('Profit', '$/day', [revenueTerm(context), costTerm(context)])

export const roiTerm = (context: PlanContext): Term =>
  quotient('Payback', 'days', [constructionTotalTerm(context), profitTerm(context)])

export function profitPerAreaTerm(context: PlanContext): Term {
  return quotient('Profit per area', '$/day/area', [
    profitTerm(context),
    fromPlan('Area used', context.result.area.areaUsed, 'area'),
  ])
}

const ROW_WEAR: Choice<(context: PlanContext, row: BuildingResult) => Term> = {
  classic: (context, { name }) => dailyDegradationTerm(context, name),
  accurate: (context, { name, amount }) =>
    product(`Degradation of all ${name}`, '$/day', [
      dailyDegradationTerm(context, name),
      fromPlan(`Number of ${name}`, amount, 'buildings'),
    ]),
}

export function rowRevenueTerm(context: PlanContext, row: number): Term {
  const building = buildingAt(context, row)
  return difference(`Daily revenue of ${building.name}`, '$/day', [
    rowValueTerm(context, row),
    upkeepOfAll(context, building),
    ROW_WEAR[rulesOf(context).rowDegradation](context, building),
    ...listed(rowFeesTerm(context, row)),
  ])
}
