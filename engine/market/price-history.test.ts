import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MarketRow } from '../game/gamedata.ts'
import { cleanHistory, windowPrice } from './price-history.ts'

function day(date: number, price: number, volume = 10, spread = 0): MarketRow {
  return {
    Datetime: `2025-04-${String(date).padStart(2, '0')}`,
    ExchangeCode: 'NC1',
    Ticker: 'DW',
    price_first: price,
    price_last: price,
    price_average: price,
    price_min: price - spread,
    price_max: price + spread,
    volume_max: volume,
    demand_average: 0,
    supply_average: 0,
    delta_supply_demand: 0,
  }
}
const shown = (rows: MarketRow[]) =>
  cleanHistory(rows).map((r) => [r.price_average, r.volume_max, r.clamped])

describe('a cleaned market history', () => {
  test('a day that repeats all five prices of the last trusted day had no trade', () => {
    expect(shown([day(1, 100), day(2, 100), day(3, 101), day(4, 100)])).toEqual([
      [100, 10, false],
      [100, 0, false],
      [101, 10, false],
      [100, 10, false],
    ])
  })

  test('one price that differs is a trade', () => {
    expect(shown([day(1, 100), day(2, 100, 10, 1)])[1]).toEqual([100, 10, false])
  })

  test('an outlier is cut to three times or a third, and does not set the bound of the next day', () => {
    expect(shown([day(1, 90), day(2, 9000), day(3, 700), day(4, 1), day(5, 120)])).toEqual([
      [90, 10, false],
      [270, 10, true],
      [270, 10, true],
      [30, 10, true],
      [120, 10, false],
    ])
  })

  test('exactly three times and exactly a third are still trusted', () => {
    expect(shown([day(1, 90), day(2, 270), day(3, 90)])).toEqual([
      [90, 10, false],
      [270, 10, false],
      [90, 10, false],
    ])
  })

  test('one wild price alone is cut alone', () => {
    const row = { ...day(2, 100), price_max: 5000 }
    expect(cleanHistory([day(1, 100), row])[1]).toMatchObject({
      price_max: 300,
      price_average: 100,
      clamped: true,
    })
  })

  test('a day without a price carries the last trusted one, without volume', () => {
    expect(shown([day(1, 0), day(2, 50), day(3, 0), day(4, 60)])).toEqual([
      [0, 10, false],
      [50, 10, false],
      [50, 0, false],
      [60, 10, false],
    ])
  })

  test('every shown price lies within the bounds of the last trusted day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 40 }), (prices) => {
        let trusted: number | undefined
        for (const row of cleanHistory(prices.map((p, i) => day(i % 28, p)))) {
          if (trusted !== undefined) {
            expect(row.price_average).toBeLessThanOrEqual(trusted * 3)
            expect(row.price_average).toBeGreaterThanOrEqual(trusted / 3)
          }
          if (!row.clamped) trusted = row.price_average
        }
      }),
    )
  })
})

describe('a volume-weighted window', () => {
  const DAY = 86_400_000
  const now = 100 * DAY + 12_345
  const days = [
    { dateEpochMs: 100 * DAY, volume: 1000, traded: 10 },
    { dateEpochMs: 94 * DAY, volume: 9000, traded: 30 },
    { dateEpochMs: 93 * DAY, volume: 70, traded: 70 },
    { dateEpochMs: 60 * DAY, volume: 8, traded: 2 },
    { dateEpochMs: 60 * DAY, volume: 4, traded: 2 },
    { dateEpochMs: 101 * DAY, volume: 1e9, traded: 1 },
  ]

  test('is Σ money / Σ units of the days in it, today included', () => {
    expect(windowPrice(days, now, 7)).toEqual({ priceAverage: 250, traded: 40 })
    expect(windowPrice(days, now, 30).priceAverage).toBeCloseTo(10070 / 110, 12)
  })

  test('without a trade holds the price of the last day that had one', () => {
    expect(windowPrice(days, now - 10 * DAY, 7)).toEqual({ priceAverage: 3, traded: 0 })
  })

  test('without any trade at all is not known', () => {
    expect(windowPrice([{ dateEpochMs: now, volume: 0, traded: 0 }], now, 7)).toEqual({
      priceAverage: null,
      traded: 0,
    })
  })

  test('lies between the prices of its days, and forgets what is outside', () => {
    const trade = fc.record({
      dateEpochMs: fc.integer({ min: 90, max: 100 }).map((d) => d * DAY),
      price: fc.integer({ min: 1, max: 10_000 }),
      traded: fc.integer({ min: 1, max: 10_000 }),
    })
    fc.assert(
      fc.property(fc.array(trade, { minLength: 1 }), (trades) => {
        const all = trades.map((t) => ({ ...t, volume: t.price * t.traded }))
        const inside = all.filter((t) => t.dateEpochMs >= 94 * DAY)
        fc.pre(inside.length > 0)
        const { priceAverage, traded } = windowPrice(all, now, 7)
        const prices = inside.map((t) => t.price)
        expect(priceAverage).toBeGreaterThanOrEqual(Math.min(...prices) * (1 - 1e-12))
        expect(priceAverage).toBeLessThanOrEqual(Math.max(...prices) * (1 + 1e-12))
        expect(traded).toBe(inside.reduce((sum, t) => sum + t.traded, 0))
      }),
    )
  })
})
