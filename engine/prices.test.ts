import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_PREFERENCES, tinyData } from '../tests/engine/tiny.ts'
import { cxFor, world } from '../tests/engine/world.ts'
import type { CxData } from './model/cx.ts'
import {
  parseExchangeCode,
  priceOrigin,
  priceResolver,
  resolvePrices,
  type Side,
} from './prices.ts'
import { compileUniverse } from './universe.ts'

const universe = compileUniverse(tinyData)
const PLANET = 'AA-001a'
const ticker = (type: Side | 'BOTH', value: number) => [{ ticker: 'GRN', type, value }]
const exchange = (type: Side | 'BOTH', code: CxData['cx_empire'][number]['exchange']) => [
  { type, exchange: code },
]
const onPlanet = <T>(preferences: T) => [{ planet: PLANET, preferences }]

/** Both ways to a price must agree: the columns, and the lookup with reasons. */
function priceOf(cx: CxData | null, side: Side, planet: string | null = PLANET) {
  const prices = resolvePrices(universe, cx, planet)
  const price = (side === 'BUY' ? prices.buy : prices.sell)[universe.materials.indexOf.get('GRN')!]
  expect(priceOrigin(universe, cx, planet, 'GRN', side).value).toBe(price)
  return price
}

describe('five levels decide a price, the first that speaks for the side', () => {
  const all: CxData = {
    name: 'cx',
    ticker_planets: onPlanet(ticker('BUY', 1)),
    ticker_empire: ticker('BUY', 2),
    cx_planets: onPlanet(exchange('BUY', 'CI2_BUY')),
    cx_empire: exchange('BUY', 'CI2_SELL'),
  }
  test.each([
    ['the ticker on the planet', all, 1],
    ['the ticker of the empire', { ...all, ticker_planets: [] }, 2],
    ['the exchange on the planet', { ...all, ticker_planets: [], ticker_empire: [] }, 12],
    ['the exchange of the empire', { ...NO_PREFERENCES, cx_empire: all.cx_empire }, 8],
    ['the average of the universe', NO_PREFERENCES, 11],
    ['the same without preferences', null, 11],
  ])('%s', (_, cx, price) => {
    expect(priceOf(cx, 'BUY')).toBe(price)
  })
  test('a preference for the other side says nothing', () => {
    expect(priceOf(all, 'SELL')).toBe(11)
  })
  test('an empty list on the planet falls through', () => {
    const cx = {
      ...NO_PREFERENCES,
      cx_planets: onPlanet([]),
      cx_empire: exchange('BOTH', 'CI2_AVG'),
    }
    expect(priceOf(cx, 'BUY')).toBe(10)
  })
  test('another planet has its own preferences', () => {
    expect(
      priceOf({ ...NO_PREFERENCES, ticker_planets: onPlanet(ticker('BOTH', 1)) }, 'BUY', null),
    ).toBe(11)
  })
  test('nothing asked for is 0: a ticker value of 0 is an answer', () => {
    const cx = {
      ...NO_PREFERENCES,
      ticker_empire: ticker('BOTH', 0),
      cx_empire: exchange('BOTH', 'CI2_AVG'),
    }
    expect(priceOf(cx, 'SELL')).toBe(0)
  })
})

describe('an exchange code', () => {
  test.each([
    ['CI2_BUY', 12],
    ['CI2_SELL', 8],
    ['CI2_AVG', 10],
    ['PP7D_CI2', 13],
  ] as const)('%s reads the right column of CI2', (code, price) => {
    expect(priceOf({ ...NO_PREFERENCES, cx_empire: exchange('BOTH', code) }, 'BUY')).toBe(price)
  })
  test('a null price is 0 and does not fall through', () => {
    expect(priceOf({ ...NO_PREFERENCES, cx_empire: exchange('BOTH', 'AI1_BUY') }, 'BUY')).toBe(0)
  })
  test.each(['AI1', 'AI1_BUY_NOW', ''])('"%s" cannot be read', (code) => {
    expect(() => parseExchangeCode(code)).toThrow(
      'Invalid ExchangeCode input, must be separted by underscore',
    )
  })
  test('that cannot be read prices everything at 0 and is reported once', () => {
    const cx = { ...NO_PREFERENCES, cx_empire: exchange('BOTH', 'AI1' as 'AI1_BUY') }
    expect(priceOf(cx, 'BUY')).toBe(0)
    const { diagnostics } = resolvePrices(universe, cx, PLANET)
    expect(diagnostics.filter((d) => d.kind === 'bad-exchange-code')).toHaveLength(1)
  })
  test('of an exchange that the data does not have prices everything at 0 and says so', () => {
    const cx = { ...NO_PREFERENCES, cx_empire: exchange('BOTH', 'ZZ9_BUY' as 'AI1_BUY') }
    expect(priceOf(cx, 'BUY')).toBe(0)
    const { diagnostics } = resolvePrices(universe, cx, PLANET)
    expect(diagnostics.map((d) => d.message)).toContain(
      'No data: CX ZZ9. Ensure game data is loaded.',
    )
  })
})

describe('a material without an exchange row', () => {
  const { buy, diagnostics } = resolvePrices(universe, null, PLANET)

  test('costs 0', () => {
    expect(buy[universe.materials.indexOf.get('BEA')!]).toBe(0)
  })
  test('is reported once for both sides; what is no material is not missed', () => {
    const reported = diagnostics.filter((d) => d.kind === 'no-exchange-data')
    expect(reported.map((d) => d.message)).toEqual([
      'Exchange data for ticker BEA not found. Ensure game data is loaded and ticker is valid.',
    ])
  })
  test('is not missed where a preference names its price', () => {
    const cx = {
      ...NO_PREFERENCES,
      ticker_empire: [{ ticker: 'BEA', type: 'BOTH' as const, value: 3 }],
    }
    expect(resolvePrices(universe, cx, PLANET).diagnostics).toEqual([])
  })
})

test('the lookup with reasons answers what the columns say, for every material', () => {
  fc.assert(
    fc.property(cxFor('VH-331a'), fc.constantFrom('VH-331a', 'KW-688c', null), (cx, planet) => {
      const prices = priceResolver(world, cx)(planet)
      for (const [m, name] of world.materials.ticker.entries()) {
        expect(priceOrigin(world, cx, planet, name, 'BUY').value).toBe(prices.buy[m])
        expect(priceOrigin(world, cx, planet, name, 'SELL').value).toBe(prices.sell[m])
      }
    }),
    { numRuns: 30 },
  )
})
