import { describe, expect, test } from 'vitest'
import type { ExchangeRow } from '../../../engine/game/gamedata.ts'
import { anchorOf, syntheticDay } from './synthetic-market.ts'

const row = (ExchangeCode: string, about: Partial<ExchangeRow> = {}): ExchangeRow => ({
  TickerId: `DW.${ExchangeCode}`,
  MaterialTicker: 'DW',
  ExchangeCode,
  Ask: null,
  Bid: null,
  PriceAverage: null,
  Supply: null,
  Demand: null,
  Traded: null,
  ...about,
})
const anchor = {
  ticker: 'DW',
  exchange: 'NC1',
  price: 100,
  unitsPerDay: 40,
  demand: 9000,
  supply: 4000,
}
const days = Array.from({ length: 2000 }, (_, n) => 18_000 + n)

describe('what a simulated history hovers around', () => {
  test('is the average of the last 30 days', () => {
    const rows = [
      row('NC1', { PriceAverage: 90, Supply: 4000, Demand: 9000 }),
      row('PP30D_NC1', { PriceAverage: 100, Traded: 1200 }),
      row('PP30D_UNIVERSE', { PriceAverage: 120 }),
    ]
    expect(anchorOf(rows, 'DW', 'NC1')).toEqual(anchor)
  })

  test('is the next best average where that is missing', () => {
    const universe = row('PP30D_UNIVERSE', { PriceAverage: 120 })
    const price = (rows: ExchangeRow[]) => anchorOf(rows, 'DW', 'NC1')?.price
    expect(price([row('NC1', { PriceAverage: 90 }), universe])).toBe(90)
    expect(price([row('NC1', { PriceAverage: 0 }), universe])).toBe(120)
    expect(price([row('NC1')])).toBeUndefined()
    expect(price([universe])).toBeUndefined()
  })
})

describe('a simulated day', () => {
  test('is the same whenever and with whatever else it is asked for', () => {
    expect(syntheticDay(anchor, 20_000)).toEqual(syntheticDay({ ...anchor }, 20_000))
    expect(syntheticDay(anchor, 20_001)).not.toMatchObject({
      price_last: syntheticDay(anchor, 20_000).price_last,
    })
  })

  test('stays near the averages', () => {
    const rows = days.map((day) => syntheticDay(anchor, day))
    const mean = (field: 'price_average' | 'volume_max' | 'demand_average') =>
      rows.reduce((sum, r) => sum + r[field], 0) / rows.length
    expect(mean('price_average')).toBeGreaterThan(95)
    expect(mean('price_average')).toBeLessThan(105)
    expect(mean('volume_max')).toBeGreaterThan(36)
    expect(mean('volume_max')).toBeLessThan(44)
    expect(mean('demand_average')).toBeGreaterThan(8500)
    expect(mean('demand_average')).toBeLessThan(9500)
    for (const r of rows) expect(Math.abs(r.price_last - 100)).toBeLessThanOrEqual(14)
  })

  test('opens where the day before closed, and keeps its prices in order', () => {
    for (const day of days) {
      const r = syntheticDay(anchor, day)
      expect(r.price_first).toBe(syntheticDay(anchor, day - 1).price_last)
      for (const price of [r.price_first, r.price_last, r.price_average]) {
        expect(price).toBeGreaterThanOrEqual(r.price_min)
        expect(price).toBeLessThanOrEqual(r.price_max)
      }
      expect(r.delta_supply_demand).toBe(r.supply_average - r.demand_average)
    }
  })

  test('without trade has one price', () => {
    const r = syntheticDay({ ...anchor, unitsPerDay: 0 }, 20_000)
    const { price_first, price_last, price_average, price_min, price_max } = r
    expect(new Set([price_first, price_last, price_average, price_min, price_max]).size).toBe(1)
    expect(r.volume_max).toBe(0)
  })

  test('is never free', () => {
    expect(syntheticDay({ ...anchor, price: 0.001 }, 20_000).price_min).toBe(0.01)
  })
})
