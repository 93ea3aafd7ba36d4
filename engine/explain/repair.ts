import { meanRepairEfficiency } from '../game/constants/degradation.ts'
import type { Choice } from '../game/constants/rules.ts'
import type { BuildingResult } from '../plan/result.ts'
import { repairAmount } from '../supply/repair.ts'
import { type PlanContext, rulesOf } from './context.ts'
import { feesTerm } from './fees.ts'
import { rowValueTerm } from './material.ts'
import { rowRevenueTerm } from './money.ts'
import { priceTerm } from './price.ts'
import { upkeepOfAll } from './recipe.ts'
import { byRule, difference, fromPlan, product, quotient, sum, type Term } from './term.ts'

const conditionTerm = (day: number) =>
  byRule('Mean efficiency', meanRepairEfficiency(day), 'factor', `over ${day} days`)

const rowsOf = ({ result }: PlanContext) => result.production.buildings

/** `worn` falls with the condition, `fixed` is paid whatever the condition. */
interface EarningTerms {
  readonly worn: (context: PlanContext) => Term
  readonly fixed: (context: PlanContext) => readonly Term[]
}
const EARNINGS: Choice<EarningTerms> = {
  classic: {
    worn: (context) =>
      sum(
        'Daily revenue of all buildings',
        '$/day',
        rowsOf(context).map((_, row) => rowRevenueTerm(context, row)),
      ),
    fixed: () => [],
  },
  accurate: {
    worn: (context) =>
      sum(
        'Materials of all buildings',
        '$/day',
        rowsOf(context).map((_, row) => rowValueTerm(context, row)),
      ),
    fixed: (context) => [
      ...(context.result.overview.dailyFees > 0 ? [feesTerm(context)] : []),
      sum(
        'Workforce of all buildings',
        '$/day',
        rowsOf(context).map((row) => upkeepOfAll(context, row)),
      ),
    ],
  },
}

function repairCostTerm(context: PlanContext, row: BuildingResult, day: number): Term {
  const { universe, input } = context
  return product(`Repair of all ${row.name}`, '$', [
    fromPlan(`Number of ${row.name}`, row.amount, 'buildings'),
    sum(
      `Repair of one ${row.name}`,
      '$',
      row.constructionMaterials.map(({ ticker, input: built }) =>
        product(`${ticker} for a repair`, '$', [
          byRule(
            `${ticker} needed`,
            repairAmount(built, day),
            'units',
            `of ${built}, after ${day} days, rounded up for each building`,
          ),
          priceTerm(universe, input.prices, ticker, 'BUY'),
        ]),
      ),
    ),
  ])
}

/** Daily average when the buildings are repaired every `day` days. */
export function repairProfitTerm(context: PlanContext, day: number): Term {
  const { worn, fixed } = EARNINGS[rulesOf(context).repairProfit]
  const repair = sum(
    'One repair',
    '$',
    rowsOf(context).map((row) => repairCostTerm(context, row, day)),
  )
  const none = byRule('Repairs', 0, '$/day', 'day 0 is no interval')
  return difference(`Profit with repairs every ${day} days`, '$/day', [
    product('Earned at mean efficiency', '$/day', [worn(context), conditionTerm(day)]),
    ...fixed(context),
    day === 0 ? none : quotient('Repairs', '$/day', [repair, byRule('Days', day, 'days')]),
  ])
}
