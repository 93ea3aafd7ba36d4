import type { EmpireTotals } from '../empire/empire.ts'
import { byRule, given, quotient, sum, type Term } from './term.ts'

export type HeadlineFigure = 'profit' | 'revenue' | 'cost' | 'profitPerArea'

/** $ a day that the switches add to revenue and cost. */
export interface HeadlineEffects {
  readonly sold: number
  readonly bought: number
  readonly freight: number
}

const leaf = (name: string, value: number, said: string): Term =>
  given(name, value, '$/day', { kind: 'empire' }, said)

/** A figure of an empire with freight and order books, above the figures without them. */
export function explainHeadline(
  base: (figure: 'profit' | 'revenue' | 'cost') => Term,
  { sold, bought, freight }: HeadlineEffects,
  { area }: Pick<EmpireTotals, 'area'>,
  figure: HeadlineFigure,
): Term {
  const carried = (sign: 1 | -1) =>
    freight === 0 ? [] : [leaf('Freight', sign * freight, 'its lanes stand under Freight')]
  const byBook = (name: string, value: number) =>
    value === 0 ? [] : [leaf(name, value, 'what the order books change, listed below the profit')]
  switch (figure) {
    case 'profit':
      return sum('Profit', '$/day', [
        base('profit'),
        ...carried(-1),
        ...byBook('Order books', sold - bought),
      ])
    case 'revenue':
      return sum('Revenue', '$/day', [base('revenue'), ...byBook('Order books', sold)])
    case 'cost':
      return sum('Cost', '$/day', [base('cost'), ...carried(1), ...byBook('Order books', bought)])
    case 'profitPerArea': {
      if (!(area > 0)) return byRule('Profit per area', 0, '$/day/area', 'no area')
      return quotient('Profit per area', '$/day/area', [
        explainHeadline(base, { sold, bought, freight }, { area }, 'profit'),
        given('Area', area, 'area', { kind: 'empire' }),
      ])
    }
  }
}
