import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../game/time.ts'
import type { CleanRow } from './price-history.ts'
import { marketSpans, nextSpan, SPAN_UNITS, spanStart } from './spans.ts'

const day = (Datetime: string, price: number, volume_max: number, more = {}): CleanRow => ({
  Datetime,
  ExchangeCode: 'AI1',
  Ticker: 'RAT',
  price_first: price,
  price_last: price + 1,
  price_average: price,
  price_min: price - 2,
  price_max: price + 3,
  volume_max,
  demand_average: 5,
  supply_average: 8,
  delta_supply_demand: 3,
  clamped: false,
  ...more,
})

// 2025-03-03 is a Monday.
const DAYS = [
  day('2025-02-28', 10, 100),
  day('2025-03-02', 20, 300, { clamped: true }),
  day('2025-03-03', 40, 0, { delta_supply_demand: -9 }),
]
const dates = (unit: 'day' | 'week' | 'month') =>
  marketSpans(DAYS, unit).map(({ time }) => new Date(time).toISOString().slice(0, 10))

test('days, weeks from Monday and months; what has no day has no span', () => {
  expect(dates('day')).toEqual(['2025-02-28', '2025-03-02', '2025-03-03'])
  expect(dates('week')).toEqual(['2025-02-24', '2025-03-03'])
  expect(dates('month')).toEqual(['2025-02-01', '2025-03-01'])
})

test('a week opens with its first day, closes with its last and weighs prices by volume', () => {
  expect(marketSpans(DAYS, 'week')[0]).toEqual({
    time: Date.UTC(2025, 1, 24),
    open: 10,
    high: 23,
    low: 8,
    close: 21,
    average: 17.5,
    volume: 400,
    surplus: 3,
    days: 2,
    clampedDays: 1,
    quietDays: 0,
  })
})

test('without trade the average is that of the days', () => {
  expect(marketSpans(DAYS, 'week')[1]).toMatchObject({ average: 40, quietDays: 1, surplus: -9 })
})

describe.each(SPAN_UNITS)('every %s', (unit) => {
  test('ends where the next begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (number) => {
        const start = spanStart(number * DAY_MS, unit)
        const end = nextSpan(start, unit)
        expect(start).toBeLessThanOrEqual(number * DAY_MS)
        expect(end).toBeGreaterThan(number * DAY_MS)
        expect(spanStart(end, unit)).toBe(end)
        expect(spanStart(end - DAY_MS, unit)).toBe(start)
      }),
    )
  })
})
