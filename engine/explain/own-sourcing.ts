import type { EmpirePlan, PlanTotals } from '../empire/empire.ts'
import {
  insideShare,
  type OwnMaterial,
  type OwnSourcing,
  type SourcingPlan,
} from '../empire/own-sourcing.ts'
import { NothingToExplain } from './context.ts'
import { explainEmpireFlow, explainEmpireTotal } from './empire.ts'
import { byRule, difference, given, ofPlan, product, quotient, sum, type Term } from './term.ts'

type OwnPlan = EmpirePlan & PlanTotals & Pick<SourcingPlan, 'degradation' | 'fees'>
type Flow = OwnPlan['materialIo'][number]

export interface OwnContext {
  readonly plans: readonly OwnPlan[]
  readonly sourcing: OwnSourcing
}

export type OwnTotal = 'profit' | 'revenue' | 'cost' | 'profitPerArea'

const ownOf = ({ sourcing }: OwnContext, ticker: string): OwnMaterial | undefined =>
  sourcing.materials.find((material) => material.ticker === ticker)

/** A circle without a finite cost keeps its users' price. */
const insideValue = ({ unitCost, buyPrice }: OwnMaterial) => unitCost ?? buyPrice

/** A leaf, because in a circle it would explain itself. */
function unitLeaf(own: OwnMaterial): Term {
  const said =
    own.unitCost === null
      ? 'no finite cost in a closed circle: the price at the exchange'
      : 'what it costs to make, solved together with all other own materials'
  return given(`Unit cost of ${own.ticker}`, insideValue(own), '$/unit', { kind: 'empire' }, said)
}

const unitPrice = (plan: OwnPlan, { ticker, delta, price }: Flow): Term =>
  ofPlan(`Price of ${ticker} at ${plan.name}`, price / delta, '$/unit', plan.uuid, {
    of: 'unitPrice',
    ticker,
    side: delta > 0 ? 'SELL' : 'BUY',
  })

const amount = (name: string, value: number): Term =>
  given(name, value, 'units/day', { kind: 'empire' })

export function explainUnitCost(context: OwnContext, ticker: string): Term {
  const own = ownOf(context, ticker)
  if (!own) throw new NothingToExplain(`No base makes ${ticker} for another.`)
  if (own.unitCost === null) return unitLeaf(own)
  const makers = context.plans.flatMap((plan) => {
    const made = plan.materialIo.find((flow) => flow.ticker === ticker && flow.delta > 0)
    return made ? [makersCost(context, plan, made)] : []
  })
  return quotient(`Unit cost of ${ticker}`, '$/unit', [
    sum(`Cost of all ${ticker}`, '$/day', makers),
    amount(`${ticker} left over at its makers`, own.supply),
  ])
}

function makersCost(context: OwnContext, plan: OwnPlan, made: Flow): Term {
  const spent = plan.materialIo
    .filter(({ delta }) => delta < 0)
    .flatMap((flow) => takenTerms(context, plan, flow))
  return product(`Cost of ${made.ticker} at ${plan.name}`, '$/day', [
    shareOf(plan, made),
    sum(`Spent by ${plan.name}`, '$/day', [...upkeepOf(plan), ...spent]),
  ])
}

/** Costs that do not depend on the product. */
const upkeepOf = ({ uuid, name, degradation, fees }: OwnPlan): Term[] => [
  ofPlan(`Degradation of ${name}`, degradation, '$/day', uuid, { of: 'degradation' }),
  ...(fees > 0 ? [ofPlan(`Fees of ${name}`, fees, '$/day', uuid, { of: 'fees' })] : []),
]

function shareOf(plan: OwnPlan, made: Flow): Term {
  const name = `Share of ${made.ticker} in what ${plan.name} makes`
  const products = plan.materialIo.filter(({ delta }) => delta > 0)
  const worth = (flow: Flow) =>
    ofPlan(`Value of ${flow.ticker}`, flow.price, '$/day', plan.uuid, {
      of: 'materialValue',
      ticker: flow.ticker,
    })
  const all = sum('Value of all products', '$/day', products.map(worth))
  if (!(all.value > 0)) {
    return byRule(name, 1 / products.length, 'factor', 'products without a price share alike')
  }
  return quotient(name, 'factor', [worth(made), all])
}

function takenTerms(context: OwnContext, plan: OwnPlan, flow: Flow): Term[] {
  const own = ownOf(context, flow.ticker)
  const inside = insideShare(own, flow.delta, plan)
  const taken: Term[] = []
  if (own && inside > 0) {
    taken.push(
      product(`${flow.ticker} from own bases`, '$/day', [
        amount(`${flow.ticker} taken from own bases`, -flow.delta * inside),
        unitLeaf(own),
      ]),
    )
  }
  if (inside < 1) {
    taken.push(
      product(`${flow.ticker} from the exchange`, '$/day', [
        amount(`${flow.ticker} bought`, -flow.delta * (1 - inside)),
        unitPrice(plan, flow),
      ]),
    )
  }
  return taken
}

export function explainProfitAtCost(context: OwnContext, uuid: string): Term {
  const plan = context.plans.find((candidate) => candidate.uuid === uuid)
  if (!plan) throw new NothingToExplain('This plan is no longer in the empire.')
  const revalued = plan.materialIo.flatMap((flow) => {
    const own = ownOf(context, flow.ticker)
    if (!own || flow.delta === 0) return []
    const verb = flow.delta > 0 ? 'given to' : 'taken from'
    return [
      product(`${flow.ticker} ${verb} own bases, at cost instead of the price`, '$/day', [
        amount(`${flow.ticker} ${verb} own bases`, flow.delta * insideShare(own, flow.delta, plan)),
        difference('Cost above the price', '$/unit', [unitLeaf(own), unitPrice(plan, flow)]),
      ]),
    ]
  })
  return sum(`Profit of ${plan.name} at cost`, '$/day', [
    ofPlan(`Profit of ${plan.name} at the exchange`, plan.profit, '$/day', uuid, { of: 'profit' }),
    ...revalued,
  ])
}

export function explainOwnTotal(context: OwnContext, figure: OwnTotal): Term {
  const { plans } = context
  switch (figure) {
    case 'profit':
      return sum(
        'Profit of the empire',
        '$/day',
        plans.map(({ uuid }) => explainProfitAtCost(context, uuid)),
        'all plans at cost added up',
      )
    case 'revenue':
      return sum(
        'Sold at the exchange',
        '$/day',
        plans.map((plan) => sum(`Sold by ${plan.name}`, '$/day', tradedTerms(context, plan, 1))),
        'what own bases do not take',
      )
    case 'cost':
      return sum(
        'Cost of the empire',
        '$/day',
        plans.map((plan) =>
          sum(`Cost of ${plan.name}`, '$/day', [
            ...upkeepOf(plan),
            ...tradedTerms(context, plan, -1),
          ]),
        ),
        'degradation, fees, and what own bases do not make',
      )
    case 'profitPerArea': {
      const area = explainEmpireTotal(plans, 'area')
      if (!(area.value > 0)) return byRule('Profit per area', 0, '$/day/area', 'no area')
      return quotient('Profit per area', '$/day/area', [explainOwnTotal(context, 'profit'), area])
    }
  }
}

/** At the price that the exchange pays its makers or charges its users. */
export function explainOwnFlowValue(context: OwnContext, ticker: string): Term {
  const own = ownOf(context, ticker)
  if (!own) return explainEmpireFlow(context.plans, ticker, 'deltaPrice')
  if (own.byRules) return tradedValue(context, own)
  const delta = explainEmpireFlow(context.plans, ticker, 'delta')
  const sign = delta.value > 0 ? 1 : -1
  const traders = context.plans.flatMap((plan) => {
    const flow = plan.materialIo.find((row) => row.ticker === ticker && row.delta * sign > 0)
    return flow ? [{ plan, flow, moved: flow.delta * sign }] : []
  })
  const verb = sign > 0 ? 'left over at' : 'missing at'
  const amountOf = ({ plan, moved }: (typeof traders)[number]) =>
    amount(`${ticker} ${verb} ${plan.name}`, moved)
  const price = quotient(
    `Mean price of ${ticker} where it is ${sign > 0 ? 'left over' : 'missing'}`,
    '$/unit',
    [
      sum(
        'Value of all of it',
        '$/day',
        traders.map((trader) =>
          product(`Value of ${ticker} ${verb} ${trader.plan.name}`, '$/day', [
            amountOf(trader),
            unitPrice(trader.plan, trader.flow),
          ]),
        ),
      ),
      sum('All of it', 'units/day', traders.map(amountOf)),
    ],
  )
  return product(`Value of ${ticker}`, '$/day', [delta, price])
}

/** If rules send a part through the exchange: what each base sells and buys there. */
function tradedValue({ plans }: OwnContext, own: OwnMaterial): Term {
  const traded = plans.flatMap((plan) =>
    plan.materialIo.flatMap((flow) => {
      const outside = 1 - insideShare(own, flow.delta, plan)
      if (flow.ticker !== own.ticker || flow.delta === 0 || outside <= 0) return []
      const verb = flow.delta > 0 ? 'sold' : 'bought'
      return [
        product(`${own.ticker} ${verb} at ${plan.name}`, '$/day', [
          amount(`${own.ticker} ${verb} at the exchange`, flow.delta * outside),
          unitPrice(plan, flow),
        ]),
      ]
    }),
  )
  return sum(`Value of ${own.ticker}`, '$/day', traded, 'what does not go from base to base')
}

function tradedTerms(context: OwnContext, plan: OwnPlan, sign: 1 | -1): Term[] {
  return plan.materialIo.flatMap((flow) => {
    const outside = 1 - insideShare(ownOf(context, flow.ticker), flow.delta, plan)
    if (flow.delta * sign <= 0 || outside <= 0) return []
    const verb = sign > 0 ? 'sold' : 'bought'
    return [
      product(`${flow.ticker} ${verb}`, '$/day', [
        amount(`${flow.ticker} ${verb} at the exchange`, flow.delta * sign * outside),
        unitPrice(plan, flow),
      ]),
    ]
  })
}
