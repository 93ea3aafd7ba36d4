import {
  byRule,
  difference,
  fromGame,
  fromPlan,
  given,
  product,
  quotient,
  sum,
  type Term,
} from '../../engine/explain/term.ts'

const price = (ticker: string, value: number, listed = true): Term =>
  given(
    `Selling price of ${ticker}`,
    value,
    '$/unit',
    {
      kind: 'price',
      value,
      level: 'empire exchange',
      preference: { type: 'SELL', exchange: 'AI1_BUY' },
      row: { exchange: 'AI1', field: 'Ask', tickerId: `${ticker}.AI1`, listed },
      diagnostic: undefined,
    },
    `empire exchange preference AI1_BUY: Ask of ${ticker}.AI1`,
  )

const made = (ticker: string, perRun: number, runs: number) =>
  product(`${ticker} made`, 'units/day', [
    fromGame(`${ticker} per run`, perRun, 'units'),
    quotient('Runs', 'runs/day', [
      product('Working time', 'factor', [
        fromPlan('Buildings', runs, 'buildings'),
        fromGame('Efficiency', 1.589_62, 'factor'),
      ]),
      byRule('Day', 1, 'days'),
    ]),
  ])

const revenue = sum(
  'Revenue',
  '$/day',
  [
    product('NUT', '$/day', [made('NUT', 12, 6), price('NUT', 182.4)]),
    product('DW', '$/day', [made('DW', 10, 4), price('DW', 77)]),
    product('HAL', '$/day', [made('HAL', 0.000_4, 1), price('HAL', 0, false)]),
  ],
  'the value of what is sold, material by material',
)

export const SAMPLE_PROFIT = difference('Profit', '$/day', [
  revenue,
  fromPlan('Material cost', 9_120.5, '$/day'),
  quotient('Degradation', '$/day', [
    fromPlan('Construction', 645_952, '$'),
    byRule('Wear cycle', 180, 'days'),
  ]),
])

/** One level at a time, as a worker returns it. */
export function levelAt(root: Term, path: readonly number[]): Term {
  const found = path.reduce<Term | undefined>((term, place) => term?.terms[place], root)
  if (!found) throw new Error(`No term at ${path.join('.')}`)
  return { ...found, terms: found.terms.map((term) => ({ ...term, terms: [] })) }
}
