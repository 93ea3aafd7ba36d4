import { expect, test } from 'vitest'
import type { ExchangeRow } from '../../../engine/game/gamedata.ts'
import { withOffers } from './offer-table.ts'

const HEAD =
  'MaterialTicker\tExchangeCode\tPriceAverage\tAsk\tAskCount\tSupply\tBid\tBidCount\tDemand\tMMBuy\tMMSell'

function rowOf(TickerId: string, PriceAverage: number, more: Partial<ExchangeRow> = {}) {
  const [MaterialTicker = '', ExchangeCode = ''] = TickerId.split('.')
  const row = { TickerId, MaterialTicker, ExchangeCode, Ask: 9, Bid: 8, PriceAverage }
  return { ...row, Supply: 1, Demand: 1, Traded: 5, ...more }
}

const offersOf = (rows: readonly ExchangeRow[], ...lines: string[]) =>
  new Map(
    withOffers(rows, [HEAD, ...lines].join('\n')).map(({ TickerId, ...row }) => [TickerId, row]),
  )

test('offers of the table replace those of the list, and further exchanges come with it', () => {
  const found = offersOf(
    [rowOf('DW.AI1', 7, { MMSell: 120 }), rowOf('DW.PP30D_AI1', 7.5)],
    'DW\tAI1\t105\t109\t6000\t489433\t\t\t0\t19\t121',
    'DW\tNC2\t110\t\t\t0\t90\t5\t50\t\t',
  )
  expect(found.get('DW.AI1')).toEqual({
    ...{ MaterialTicker: 'DW', ExchangeCode: 'AI1', Ask: 109, Bid: null, PriceAverage: 105 },
    ...{ Supply: 489433, Demand: 0, Traded: null, AsOf: '2026-03-27', MMBuy: 19, MMSell: 121 },
  })
  expect(found.get('DW.NC2')).toMatchObject({ Ask: null, Bid: 90, AsOf: '2026-03-27' })
  expect(found.get('DW.PP30D_AI1')).toMatchObject({ PriceAverage: 7.5, AsOf: '2026-03-08' })
})

test('a material that the table does not have keeps its rows, with their day', () => {
  const found = offersOf([rowOf('CMK.AI1', 0)], 'DW\tAI1\t105\t109\t1\t1\t\t\t0\t\t')
  expect(found.get('CMK.AI1')).toMatchObject({ PriceAverage: 0, Traded: 5, AsOf: '2026-03-08' })
})

test('the figure that an exchange has before the first trade is no price', () => {
  const found = offersOf(
    [rowOf('ACS.AI1', 140000), rowOf('ACS.IC1', 120000)],
    'ACS\tAI1\t150000\t\t\t0\t\t\t0\t\t',
    'ACS\tIC1\t74556.7\t\t\t0\t\t\t0\t\t',
    'ACS\tCI1\t150000\t\t\t0\t\t\t0\t\t',
    'ACS\tCI2\t74556.7\t\t\t0\t\t\t0\t\t',
    'ACS\tNC1\t124000.5\t\t\t0\t\t\t0\t\t',
    'ACS\tNC2\t124000\t\t\t0\t\t\t0\t\t',
    'AAR\tNC2\t6765.33\t\t\t0\t\t\t0\t\t',
  )
  const averageAt = (exchange: string) => found.get(`ACS.${exchange}`)?.PriceAverage
  expect(averageAt('CI2')).toBe(0)
  expect(averageAt('IC1')).toBe(120000)
  expect([averageAt('AI1'), averageAt('CI1')]).toEqual([150000, 150000])
  expect([averageAt('NC1'), averageAt('NC2')]).toEqual([124000.5, 124000])
  expect(found.get('AAR.NC2')?.PriceAverage).toBe(0)
})
