import { expect, test } from 'vitest'
import type { ExchangeRow } from '../../../engine/game/gamedata.ts'
import type { Windows } from '../../repo/sync.ts'
import { toExchangeRows } from './derive-market.ts'

const NOTHING = { Ask: null, Bid: null, Supply: 0, Demand: 0, MMBuy: null, MMSell: null }
const fetched = (ExchangeCode: string, PriceAverage: number) => ({
  ...{ ...NOTHING, MaterialTicker: 'ACS', ExchangeCode, PriceAverage },
})
const windows = (tradedLast: number | null): Windows => ({
  ...{ average7: null, traded7: 0, average7Before: null, traded7Before: 0 },
  ...{ average30: null, traded30: 0, tradedLast },
})
const stored = (TickerId: string, PriceAverage: number): ExchangeRow => ({
  ...{ TickerId, MaterialTicker: 'ACS', ExchangeCode: TickerId.split('.')[1]! },
  ...{ Ask: null, Bid: null, PriceAverage, Supply: 0, Demand: 0, Traded: null },
})

test('the figure that FIO gives before the first trade is no average after a sync', () => {
  const rows = toExchangeRows(
    [
      fetched('AI1', 150000.5),
      fetched('IC1', 74556.7),
      fetched('CI1', 74556.7),
      fetched('NC1', 124000),
      fetched('NC2', 6765.33),
      fetched('CI2', 8123.45),
    ],
    new Map([
      ['ACS.AI1', windows(20)],
      ['ACS.NC2', windows(null)],
    ]),
    [stored('ACS.IC1', 120000), stored('ACS.CI1', 74556.7), stored('ACS.NC2', 6765.33)],
  )
  const averages = new Map(rows.map(({ TickerId, PriceAverage }) => [TickerId, PriceAverage]))
  // Two exchanges share the figure: the average from before counts, unless it is that figure too.
  expect([averages.get('ACS.IC1'), averages.get('ACS.CI1')]).toEqual([120000, 0])
  // The whole history is known, and there is no trade in it.
  expect(averages.get('ACS.NC2')).toBe(0)
  // Trade is on record; a price of four digits; a history that is not fetched yet.
  expect(averages.get('ACS.AI1')).toBe(150000.5)
  expect(averages.get('ACS.NC1')).toBe(124000)
  expect(averages.get('ACS.CI2')).toBe(8123.45)
})
