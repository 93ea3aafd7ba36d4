import { describe, expect, test } from 'vitest'
import { AI1_CX, IC1_CX, world } from '../../scripts/stage/world.ts'
import { exchangeRow, tinyData } from '../../tests/engine/tiny.ts'
import { ACCURATE, CLASSIC } from '../game/constants/rules.ts'
import { EXCHANGES } from '../game/cx.ts'
import type { ExchangeRow } from '../game/gamedata.ts'
import { compileUniverse } from '../universe/universe.ts'
import { priceOrigin } from './price-origin.ts'
import { PRICE_CHOSEN, resolvePrices, type Side } from './prices.ts'

const average = exchangeRow('GRN', 'PP7D_AI1', { PriceAverage: 100 })
const at = (side: Side, ...rows: readonly ExchangeRow[]) => {
  const universe = compileUniverse({ ...tinyData, exchanges: [average, ...rows] })
  const grain = universe.materials.indexOf.get('GRN')!
  const prices = resolvePrices(universe, AI1_CX, null, ACCURATE)
  const { value, bound } = priceOrigin(universe, AI1_CX, null, 'GRN', side, ACCURATE)
  expect(value).toBe((side === 'SELL' ? prices.sell : prices.buy)[grain])
  return [value, bound?.tickerId, bound?.field]
}

describe('an average that stands in', () => {
  test('for a bid is at most the lowest ask of the exchange, else of all', () => {
    expect(at('SELL')).toEqual([100, undefined, undefined])
    expect(at('SELL', exchangeRow('GRN', 'AI1', { Ask: 140 }))[0]).toBe(100)
    expect(at('SELL', exchangeRow('GRN', 'AI1', { Ask: 60 }))).toEqual([60, 'GRN.AI1', 'Ask'])
    const far = [exchangeRow('GRN', 'CI1', { Ask: 50 }), exchangeRow('GRN', 'NC2', { Ask: 40 })]
    expect(at('SELL', ...far)).toEqual([40, 'GRN.NC2', 'Ask'])
    expect(at('SELL', ...far, exchangeRow('GRN', 'AI1', { Ask: 60 }))[0]).toBe(60)
  })

  test('for an ask is at least the highest bid of the exchange, else of all', () => {
    expect(at('BUY', exchangeRow('GRN', 'AI1', { Bid: 60 }))[0]).toBe(100)
    expect(at('BUY', exchangeRow('GRN', 'AI1', { Bid: 140 }))).toEqual([140, 'GRN.AI1', 'Bid'])
    const far = exchangeRow('GRN', 'IC1', { Bid: 170 })
    expect(at('BUY', far)).toEqual([170, 'GRN.IC1', 'Bid'])
  })

  test('is between what the market maker pays and asks', () => {
    const maker = (MMBuy: number, MMSell: number) => ({
      ...exchangeRow('GRN', 'AI1', {}),
      MMBuy,
      MMSell,
    })
    for (const side of ['BUY', 'SELL'] as const) {
      expect(at(side, maker(120, 150))).toEqual([120, 'GRN.AI1', 'MMBuy'])
      expect(at(side, maker(20, 80))).toEqual([80, 'GRN.AI1', 'MMSell'])
    }
  })
})

test.each([AI1_CX, IC1_CX])('no stand-in of the starter is better than what is offered', (cx) => {
  const prices = resolvePrices(world, cx, null, ACCURATE)
  const exchange = cx === AI1_CX ? 'AI1' : 'IC1'
  let standIns = 0
  const offers = (field: 'Ask' | 'Bid', m: number) => {
    const own = world.exchanges.get(exchange)!.prices[field][m]!
    return own > 0
      ? [own]
      : EXCHANGES.flatMap((code) => world.exchanges.get(code)?.prices[field][m] || [])
  }
  for (let m = 0; m < world.materials.count; m++) {
    if (prices.sellFrom[m]! > PRICE_CHOSEN) {
      standIns++
      expect(prices.sell[m]).toBeLessThanOrEqual(Math.min(...offers('Ask', m)))
    }
    if (prices.buyFrom[m]! > PRICE_CHOSEN) {
      standIns++
      expect(prices.buy[m]).toBeGreaterThanOrEqual(Math.max(0, ...offers('Bid', m)))
    }
  }
  expect(standIns).toBeGreaterThan(50)
  const classic = resolvePrices(world, cx, null, CLASSIC)
  expect(Math.max(...classic.sellFrom, ...classic.buyFrom)).toBe(PRICE_CHOSEN)
})
