import type { TargetProposal } from '../advisor/target/solution.ts'
import { fromGame, fromPlan, given, ofPlan, quotient, sum, type Term } from './term.ts'

export type TargetFigure = { readonly of: 'target cost' | 'target unit cost' }

/** The base of a site, as the plan that explains it. */
export const siteName = (site: number) => `site ${site}`

/** What a target costs a day, by what it is spent for. */
export function explainTarget(
  { bases, flows, cost }: TargetProposal,
  { perDay, investmentDays }: { readonly perDay: number; readonly investmentDays: number },
  figure: TargetFigure,
): Term {
  const wear = bases.map(({ site, plan, result }) =>
    ofPlan(
      `Wear on ${plan.planet.planetid}`,
      result.overview.dailyDegradationCost,
      '$/day',
      siteName(site),
      { of: 'degradation' },
    ),
  )
  const construction = bases.map(({ plan, result }) =>
    fromGame(
      `Construction on ${plan.planet.planetid}`,
      result.overview.totalConstructionCost,
      '$',
      'its materials at BUY prices',
    ),
  )
  const total = sum('Cost of the target', '$/day', [
    given(
      'Purchases',
      cost.purchases,
      '$/day',
      { kind: 'empire' },
      'what bases lack and none of them makes, and the target that is bought',
    ),
    sum('Wear', '$/day', wear),
    sum(
      'Freight',
      '$/day',
      flows
        .filter(({ freight }) => freight > 0)
        .map(({ ticker, freight }) =>
          given(ticker, freight, '$/day', { kind: 'empire' }, 'units × jumps × freight'),
        ),
    ),
    quotient('Construction a day', '$/day', [
      sum('Construction', '$', construction),
      fromPlan('Days over which it counts', investmentDays, 'days'),
    ]),
  ])
  return figure.of === 'target cost'
    ? total
    : quotient('Cost of a unit', '$/unit', [total, fromPlan('Units', perDay, 'units/day')])
}
