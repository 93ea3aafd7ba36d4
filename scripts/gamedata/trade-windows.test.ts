import { describe, expect, test } from 'vitest'
import { ImportError } from '../../edge/gamedata/check.ts'
import { exchangeRow } from '../../tests/engine/tiny.ts'
import { withTradeWindows } from './trade-windows.ts'

const pair = (ticker: string, week: number | null, month: number | null) => [
  { ...exchangeRow(ticker, 'PP7D_AI1', {}), Traded: week },
  { ...exchangeRow(ticker, 'PP30D_AI1', {}), Traded: month },
]
const many = (week: (n: number) => number, month: (n: number) => number) =>
  Array.from({ length: 30 }, (_, n) => pair(`T${n}`, week(n), month(n))).flat()
const tradedOf = (rows: ReturnType<typeof pair>) => rows.map(({ Traded }) => Traded)

describe('windows of trade in an imported file', () => {
  test('that hold the units of 7 and 30 days stay as they are', () => {
    const rows = [
      ...many(
        (n) => 70 + n,
        (n) => 300 + n,
      ),
      ...pair('FE', 0, 5),
      ...pair('H', null, 5),
    ]
    expect(withTradeWindows(rows)).toEqual({ rows, notes: [] })
  })

  test('that hold units a day are multiplied, except a week above its month', () => {
    const rows = [
      ...many(
        (n) => 100 + n,
        (n) => 120 - n,
      ),
      ...pair('FE', 50, 10),
      ...pair('H', 2, null),
    ]
    const read = withTradeWindows(rows)
    expect(tradedOf(read.rows).slice(0, 2)).toEqual([700, 3600])
    expect(tradedOf(read.rows).slice(-4)).toEqual([null, 300, 14, null])
    expect(read.notes).toEqual([
      'Traded of the 7-day and 30-day rows is units a day there: multiplied by 7 and 30.',
      'Traded of 1 7-day rows exceeds that of 30 days: left out.',
    ])
  })

  test('of which one cannot be true are refused by name', () => {
    const rows = [
      ...many(
        () => 70,
        () => 300,
      ),
      ...pair('FE', 31, 30),
    ]
    expect(() => withTradeWindows(rows)).toThrow(
      new ImportError([
        'exchanges (FE.PP7D_AI1): Traded: 31 in 7 days, but FE.PP30D_AI1 has 30 in 30 days',
      ]),
    )
  })

  test('whose weeks miss most of their days are marked', () => {
    const rows = many(
      () => 20,
      () => 300,
    )
    expect(withTradeWindows(rows)).toEqual({
      rows,
      notes: [
        'The 7-day rows cover about 2 of 7 days: units a day come from the 30-day rows where the two disagree.',
      ],
    })
  })
})
