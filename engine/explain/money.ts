import { constructionTotalTerm, degradationTerm, wearTerm } from './construction.ts'
import { buildingAt, type PlanContext } from './context.ts'
import { materialCostTerm, materialValueTerm, rowValueTerm } from './material.ts'
import { upkeepOf } from './recipe.ts'
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
  sum('Cost', '$/day', [materialsTerm(context), degradationTerm(context)])

export const profitTerm = (context: PlanContext): Term =>
  difference('Profit', '$/day', [revenueTerm(context), costTerm(context)])

export const roiTerm = (context: PlanContext): Term =>
  quotient('ROI', 'days', [constructionTotalTerm(context), profitTerm(context)])

export function profitPerAreaTerm(context: PlanContext): Term {
  return quotient('Profit per area', '$/day/area', [
    profitTerm(context),
    fromPlan('Area used', context.result.area.areaUsed, 'area'),
  ])
}

/** What a building row brings: its materials, less the workforce of all and the degradation of one. */
export function rowRevenueTerm(context: PlanContext, row: number): Term {
  const { name, amount } = buildingAt(context, row)
  return difference(`Daily revenue of ${name}`, '$/day', [
    rowValueTerm(context, row),
    product(`Workforce of all ${name}`, '$/day', [
      upkeepOf(context, name),
      fromPlan(`Number of ${name}`, amount, 'buildings'),
    ]),
    wearTerm(context, name),
  ])
}
