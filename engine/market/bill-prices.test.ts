import { expect, test } from 'vitest'
import { world } from '../../scripts/stage/world.ts'
import { ACCURATE, CLASSIC } from '../game/constants/rules.ts'
import { EXCHANGES } from '../game/cx.ts'
import { billPrices } from './bill-prices.ts'
import { resolvePrices } from './prices.ts'

const NOBODY = { name: 'One', cx_planets: [], ticker_empire: [], ticker_planets: [] }
const tickers = [...world.materials.indexOf.keys()]
const codes = EXCHANGES.map((exchange) => `${exchange}_BUY` as const)

test.each([ACCURATE, CLASSIC])('a bill has the prices that a CX of each exchange has', (rules) => {
  const prices = billPrices(world, { tickers, codes, rules })
  for (const [n, exchange] of codes.entries()) {
    const cx = { ...NOBODY, cx_empire: [{ type: 'BUY' as const, exchange }] }
    const { buy, buyFrom } = resolvePrices(world, cx, null, rules)
    for (const [ticker, m] of world.materials.indexOf)
      expect(prices[ticker]![n]).toEqual({ value: buy[m], isAverage: buyFrom[m]! > 1 })
  }
})

test('a material that the game does not have costs nothing and says so by 0', () => {
  const prices = billPrices(world, { tickers: ['ZZZ'], codes: ['AI1_BUY'], rules: ACCURATE })
  expect(prices).toEqual({ ZZZ: [{ value: 0, isAverage: false }] })
})
