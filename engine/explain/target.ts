import type { FlowPlace } from '../advisor/target/model.ts'
import type { TargetQuestion } from '../advisor/target/request.ts'
import { jumpsBetween, type TargetFlow, type TargetProposal } from '../advisor/target/solution.ts'
import { ratio } from '../plan/arithmetic.ts'
import { NothingToExplain } from './context.ts'
import { fromGame, fromPlan, given, ofPlan, product, quotient, sum, type Term } from './term.ts'

export type TargetFigure =
  | {
      readonly of:
        | 'cost'
        | 'unit cost'
        | 'purchases'
        | 'degradation'
        | 'fees'
        | 'freight'
        | 'construction'
    }
  | { readonly of: 'flow'; readonly flow: number; readonly figure: 'price' | 'freight' }

type Asked = Pick<
  TargetQuestion,
  'wanted' | 'investmentDays' | 'freight' | 'jumps' | 'jumpsToExchange' | 'sites'
>

export const siteName = (site: number) => `site ${site}`

export function explainTarget(
  proposal: TargetProposal,
  question: Asked,
  figure: TargetFigure,
): Term {
  const terms = termsOf(proposal, question)
  switch (figure.of) {
    case 'cost':
      return terms.cost()
    case 'unit cost': {
      const [only, ...others] = question.wanted
      if (!only || others.length > 0) throw new NothingToExplain('These are several materials.')
      return quotient('Cost of a unit', '$/unit', [
        terms.cost(),
        fromPlan('Units', only.perDay, 'units/day', 'as entered'),
      ])
    }
    case 'flow': {
      const flow = proposal.flows[figure.flow]
      if (!flow) throw new NothingToExplain('Nothing goes there.')
      return terms[figure.figure](flow)
    }
    case 'freight':
      return terms.allFreight()
    default:
      return terms[figure.of]()
  }
}

function termsOf({ bases, flows }: TargetProposal, question: Asked) {
  const { investmentDays, freight: rate, sites } = question
  const nameOf = (place: FlowPlace) =>
    place === 'exchange' ? 'the exchange' : sites[place]!.planetNaturalId
  const units = ({ ticker, perDay }: TargetFlow) =>
    given(ticker, perDay, 'units/day', { kind: 'empire' })
  const way = ({ from, to }: TargetFlow) => `from ${nameOf(from)} to ${nameOf(to)}`
  const price = (flow: TargetFlow) =>
    product(`${flow.ticker} for ${nameOf(flow.to)}`, '$/day', [
      units(flow),
      fromGame('BUY price', ratio(flow.price, flow.perDay), '$/unit', `for ${nameOf(flow.to)}`),
    ])
  const freight = (flow: TargetFlow) => {
    const jumps = jumpsBetween(question, flow.from, flow.to)
    const load = ratio(flow.freight, flow.perDay * jumps * rate)
    return product(`${flow.ticker} ${way(flow)}`, '$/day', [
      units(flow),
      fromGame('t or m³ of a unit', load, 'factor', 'the larger of both'),
      fromGame('Jumps', jumps, 'factor', way(flow)),
      fromPlan('Freight', rate, '$', 'as entered, per t or m³ and jump'),
    ])
  }
  const purchases = () =>
    sum('Purchases', '$/day', flows.filter((flow) => flow.price > 0).map(price))
  const degradation = () =>
    sum(
      'Degradation',
      '$/day',
      bases.map(({ site, plan, result }) =>
        ofPlan(
          `Degradation on ${plan.planet.planetid}`,
          result.overview.dailyDegradationCost,
          '$/day',
          siteName(site),
          { of: 'degradation' },
        ),
      ),
    )
  const fees = () =>
    sum(
      'Fees',
      '$/day',
      bases.map(({ site, plan: { planet }, result }) =>
        ofPlan(`Fees on ${planet.planetid}`, result.overview.dailyFees, '$/day', siteName(site), {
          of: 'fees',
        }),
      ),
    )
  const allFreight = () =>
    sum('Freight', '$/day', flows.filter((flow) => flow.freight > 0).map(freight), 'all ways')
  const construction = () =>
    quotient('Construction a day', '$/day', [
      sum(
        'Construction',
        '$',
        bases.map(({ plan, result }) =>
          fromGame(
            `Construction on ${plan.planet.planetid}`,
            result.overview.totalConstructionCost,
            '$',
            'its materials at BUY prices, and the fee for a new base',
          ),
        ),
      ),
      fromPlan('Days over which it counts', investmentDays, 'days', 'as entered'),
    ])
  return {
    price,
    freight,
    purchases,
    degradation,
    fees,
    allFreight,
    construction,
    cost: () =>
      sum('Cost of the target', '$/day', [
        purchases(),
        degradation(),
        fees(),
        allFreight(),
        construction(),
      ]),
  }
}
