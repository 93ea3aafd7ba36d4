import type { EmpirePlan, EmpirePlanFlow, EmpireTotals, PlanTotals } from '../empire/empire.ts'
import {
  byRule,
  difference,
  fromPlan,
  ofPlan,
  product,
  quotient,
  sum,
  type Term,
  type Unit,
} from './term.ts'

type NamedTotals = PlanTotals & { readonly uuid: string; readonly name: string }

const UNIT: Record<keyof PlanTotals, Unit> = {
  profit: '$/day',
  revenue: '$/day',
  cost: '$/day',
  area: 'area',
}
const TITLE: Record<keyof PlanTotals, string> = {
  profit: 'Profit',
  revenue: 'Revenue',
  cost: 'Cost',
  area: 'Area',
}

function planTerm(plan: NamedTotals, figure: keyof PlanTotals): Term {
  const name = `${TITLE[figure]} of ${plan.name}`
  const of = figure === 'area' ? 'areaUsed' : figure
  return ofPlan(name, plan[figure], UNIT[figure], plan.uuid, { of })
}

const total = (plans: readonly NamedTotals[], figure: keyof PlanTotals): Term =>
  sum(
    `${TITLE[figure]} of the empire`,
    UNIT[figure],
    plans.map((plan) => planTerm(plan, figure)),
    'all plans added up',
  )

/** Stops at the plans: their own figures explain the rest. */
export function explainEmpireTotal(
  plans: readonly NamedTotals[],
  figure: keyof EmpireTotals,
): Term {
  switch (figure) {
    case 'profitPerArea': {
      const area = total(plans, 'area')
      if (!(area.value > 0)) return byRule('Profit per area', 0, '$/day/area', 'no area')
      return quotient('Profit per area', '$/day/area', [total(plans, 'profit'), area])
    }
    default:
      return total(plans, figure)
  }
}

interface FlowPart {
  readonly uuid: string
  readonly name: string
  readonly flow: EmpirePlanFlow
}

export function explainEmpireFlow(
  plans: readonly EmpirePlan[],
  ticker: string,
  figure: 'input' | 'output' | 'delta' | 'deltaPrice',
): Term {
  const parts = plans.flatMap(({ uuid, name, materialIo }) =>
    materialIo.filter((flow) => flow.ticker === ticker).map((flow) => ({ uuid, name, flow })),
  )
  const added = (side: 'input' | 'output', verb: string) =>
    sum(
      `${ticker} ${verb}`,
      'units/day',
      parts.map(({ uuid, name, flow }) =>
        ofPlan(`${ticker} ${verb} by ${name}`, flow[side], 'units/day', uuid, {
          of: side === 'input' ? 'materialInput' : 'materialOutput',
          ticker,
        }),
      ),
    )
  if (figure === 'input') return added('input', 'used')
  if (figure === 'output') return added('output', 'made')
  const delta = difference(`${ticker} left over`, 'units/day', [
    added('output', 'made'),
    added('input', 'used'),
  ])
  if (figure === 'delta') return delta
  return product(`Value of ${ticker}`, '$/day', [delta, meanPriceTerm(parts, ticker)])
}

/** The plans' unit prices, weighted by amount. A plan that both uses and makes the material has double weight. */
function meanPriceTerm(parts: readonly FlowPart[], ticker: string): Term {
  const name = `Mean price of ${ticker}`
  const moving = parts
    .filter(({ flow }) => flow.delta !== 0)
    .flatMap((part) => (part.flow.input !== 0 && part.flow.output !== 0 ? [part, part] : [part]))
  if (moving.length === 0) return byRule(name, 0, '$/unit', 'nothing moves')
  const amountOf = ({ name: plan, flow }: FlowPart) =>
    fromPlan(`${ticker} moved by ${plan}`, Math.abs(flow.delta), 'units/day')
  return quotient(name, '$/unit', [
    sum(
      'Value of all that moves',
      '$/day',
      moving.map((part) =>
        product(`Value moved by ${part.name}`, '$/day', [
          amountOf(part),
          ofPlan(
            `Unit price of ${part.name}`,
            part.flow.price / part.flow.delta,
            '$/unit',
            part.uuid,
            { of: 'unitPrice', ticker, side: part.flow.delta > 0 ? 'SELL' : 'BUY' },
          ),
        ]),
      ),
    ),
    sum('All that moves', 'units/day', moving.map(amountOf)),
  ])
}
