// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { ExchangeRow, MarketRow } from '../../../engine/game/gamedata.ts'
import { candlesOf, quotesOf, weekOf } from './market-data.ts'

test('a quote keeps what is missing as missing', () => {
  const row: ExchangeRow = {
    TickerId: 'RAT.CI2',
    MaterialTicker: 'RAT',
    ExchangeCode: 'CI2',
    Ask: null,
    Bid: 90,
    PriceAverage: 101,
    Supply: 0,
    Demand: 400,
    Traded: null,
  }
  const quote = { exchange: 'CI2', ask: null, bid: 90, average: 101, supply: 0, demand: 400 }
  const until = Date.UTC(2026, 2, 8)
  expect(quotesOf([row], until)).toEqual([
    { ...quote, tradedPerDay: null, tradedOver: null, asOf: until },
  ])
  const week = { ...row, ExchangeCode: 'PP7D_CI2', Traded: 21 }
  const month = { ...row, ExchangeCode: 'PP30D_CI2', Traded: 300 }
  expect(quotesOf([week, row], until)).toEqual([
    { ...quote, tradedPerDay: 3, tradedOver: { days: 7, until }, asOf: until },
  ])
  expect(quotesOf([week, month, row], until)).toEqual([
    { ...quote, tradedPerDay: 10, tradedOver: { days: 30, until }, asOf: until },
  ])
  // Rows of the starter name their own days, the averages an older one.
  const [dated] = quotesOf(
    [
      { ...month, AsOf: '2026-03-08' },
      { ...row, AsOf: '2026-03-27' },
    ],
    Date.UTC(2026, 3, 1),
  )
  expect(dated).toMatchObject({ asOf: '2026-03-27', tradedOver: { days: 30, until: '2026-03-08' } })
})

test('a candle stands on its day, whatever the zone of the reader', () => {
  const row: MarketRow = {
    Datetime: '2025-04-01',
    ExchangeCode: 'AI1',
    Ticker: 'DW',
    price_first: 1,
    price_last: 2,
    price_average: 1.5,
    price_min: 0.5,
    price_max: 3,
    volume_max: 100,
    demand_average: 0,
    supply_average: 0,
    delta_supply_demand: 0,
  }
  expect(candlesOf([row], false)).toEqual([
    { time: Date.UTC(2025, 3, 1), open: 1, high: 3, low: 0.5, close: 2, volume: 100 },
  ])
  expect(candlesOf([row], true)[0]?.mark).toBe('simulated')
})

test('a week has a place for every day of every exchange, empty where nothing was told', () => {
  const row = { Datetime: '2025-04-02', Ticker: 'DW', volume_max: 7 } as MarketRow
  const { exchanges } = weekOf(['2025-04-01', '2025-04-02'], [[], [row]], false)
  expect(exchanges).toEqual([
    { exchange: 'AI1', rows: [null, null] },
    { exchange: 'CI1', rows: [null, row] },
    { exchange: 'IC1', rows: [null, null] },
    { exchange: 'NC1', rows: [null, null] },
  ])
})
