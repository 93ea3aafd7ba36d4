import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { anchorOf, syntheticDay } from '../../edge/gamedata/synthetic/synthetic-market.ts'
import { world } from '../../scripts/stage/world.ts'
import { exchangeRow, tinyData } from '../../tests/engine/tiny.ts'
import { compileUniverse } from '../universe/universe.ts'
import { dailyVolumeOf } from './daily-volume.ts'
import { tradePace, unitsPerDayAt } from './units-per-day.ts'

test('the week counts, unless the month says more than twice or less than half', () => {
  expect(tradePace(70, 400)).toEqual({ perDay: 10, days: 7 })
  expect(tradePace(70, 600)).toEqual({ perDay: 10, days: 7 })
  expect(tradePace(70, 601)).toEqual({ perDay: 601 / 30, days: 30 })
  expect(tradePace(71, 149)).toEqual({ perDay: 149 / 30, days: 30 })
  expect(tradePace(0, 300)).toEqual({ perDay: 10, days: 30 })
  expect(tradePace(0, 0)).toEqual({ perDay: 0, days: 7 })
  expect(tradePace(null, 300)).toEqual({ perDay: 10, days: 30 })
  expect(tradePace(70, undefined)).toEqual({ perDay: 10, days: 7 })
  expect(tradePace(undefined, null)).toBeNull()
})

test('whatever the week holds, the pace is within a factor of two of the month', () => {
  const units = fc.double({ min: 0, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(units, units, (week, month) => {
      const { perDay } = tradePace(week, month)!
      expect(perDay).toBeGreaterThanOrEqual(month / 60)
      expect(perDay).toBeLessThanOrEqual(month / 15)
    }),
  )
})

test('an exchange without a row for a material falls back on the window that has one', () => {
  const { exchanges, materials } = compileUniverse({
    ...tinyData,
    exchanges: [
      { ...exchangeRow('GRN', 'PP7D_CI2', {}), Traded: 70 },
      { ...exchangeRow('H2O', 'PP30D_CI2', {}), Traded: 60 },
    ],
  })
  const units = unitsPerDayAt(exchanges, 'CI2')
  expect(units?.[materials.indexOf.get('GRN')!]).toBe(10)
  expect(units?.[materials.indexOf.get('H2O')!]).toBe(2)
  expect(unitsPerDayAt(exchanges, 'AI1')).toBeUndefined()
})

const { exchanges } = await loadStarterGameData()
const tradedIn = (code: string, ticker: string) =>
  exchanges.find(({ TickerId }) => TickerId === `${ticker}.${code}`)?.Traded ?? 0

test.each(['AI1', 'CI1', 'IC1', 'NC1', 'UNIVERSE'])(
  'the starter is used with units a day that agree with its months on %s',
  (place) => {
    const traded = unitsPerDayAt(world.exchanges, place)!
    let goods = 0
    let close = 0
    for (const [ticker, material] of world.materials.indexOf) {
      const month = tradedIn(`PP30D_${place}`, ticker) / 30
      if (month === 0) continue
      goods++
      if (traded[material]! <= 2 * month && month <= 2 * traded[material]!) close++
    }
    expect(goods).toBeGreaterThan(200)
    expect(close).toBe(goods)
  },
)

test('a plan counts the units a day that the chart of the same market draws', () => {
  const cx = {
    name: 'NC1',
    cx_empire: [{ type: 'BOTH' as const, exchange: 'NC1_SELL' as const }],
    cx_planets: [],
    ticker_empire: [],
    ticker_planets: [],
  }
  const sold = dailyVolumeOf(world, cx, null).sold[world.materials.indexOf.get('DW')!]!
  const anchor = anchorOf(exchanges, 'DW', 'NC1')!
  const days = Array.from({ length: 60 }, (_, n) => syntheticDay(anchor, 20_000 + n).volume_max)
  expect(sold).toBeGreaterThan(Math.min(...days))
  expect(sold).toBeLessThan(Math.max(...days))
  expect(sold).toBeCloseTo(35_802.7, 1)
})
