import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cxFor, world } from '../../scripts/stage/world.ts'
import { exchangeRow, NO_PREFERENCES, tinyData } from '../../tests/engine/tiny.ts'
import { ACCURATE, CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import { compileUniverse } from '../universe/universe.ts'
import { parseExchangeCode } from './exchange-code.ts'
import { priceOrigin } from './price-origin.ts'
import { PRICE_CHOSEN, PRICE_UNKNOWN, priceResolver, resolvePrices, type Side } from './prices.ts'

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
    const { problems } = resolvePrices(universe, cx, PLANET)
    expect(problems.map(({ kind }) => kind)).toEqual(['bad-exchange-code'])
  })
  test('of an exchange that the data does not have prices everything at 0 and says so', () => {
    const cx = { ...NO_PREFERENCES, cx_empire: exchange('BOTH', 'ZZ9_BUY' as 'AI1_BUY') }
    expect(priceOf(cx, 'BUY')).toBe(0)
    const { problems } = resolvePrices(universe, cx, PLANET)
    expect(problems.map(({ message }) => message)).toEqual([
      'No data: CX ZZ9. Ensure game data is loaded.',
    ])
  })
})

describe('a material without a price', () => {
  const at = (cx: CxData | null, rules: Rules, name = 'BEA') => {
    const { buy, buyFrom } = resolvePrices(universe, cx, PLANET, rules)
    const material = universe.materials.indexOf.get(name)!
    const { value, row, insteadOf, diagnostic } = priceOrigin(
      universe,
      cx,
      PLANET,
      name,
      'BUY',
      rules,
    )
    expect(value).toBe(buy[material])
    return { value, from: buyFrom[material], row, insteadOf, diagnostic }
  }
  const ai1 = { ...NO_PREFERENCES, cx_empire: exchange('BOTH', 'AI1_BUY') }
  const ci2 = { ...NO_PREFERENCES, cx_empire: exchange('BOTH', 'PP30D_CI2') }

  test('costs 0 and is named; in Classic without a word more where the row is missing', () => {
    expect(at(null, CLASSIC)).toMatchObject({
      value: 0,
      from: PRICE_UNKNOWN,
      diagnostic: {
        kind: 'no-exchange-data',
        message:
          'Exchange data for ticker BEA not found. Ensure game data is loaded and ticker is valid.',
      },
    })
    expect(at(null, ACCURATE)).toMatchObject({
      value: 0,
      from: PRICE_UNKNOWN,
      diagnostic: { kind: 'price-unknown', subject: 'BEA' },
    })
  })
  test('has one where a preference names it, 0 included', () => {
    const cx = { ...ai1, ticker_empire: [{ ticker: 'BEA', type: 'BOTH' as const, value: 0 }] }
    for (const rules of [CLASSIC, ACCURATE]) {
      expect(at(cx, rules)).toMatchObject({ value: 0, from: PRICE_CHOSEN, diagnostic: undefined })
    }
  })
  test('on its exchange costs 0 in Classic, and in Accurate what stands in', () => {
    expect(at(ai1, CLASSIC, 'GRN')).toMatchObject({
      value: 0,
      from: PRICE_UNKNOWN,
      insteadOf: undefined,
      diagnostic: { kind: 'price-unknown', subject: 'GRN' },
    })
    expect(at(ai1, ACCURATE, 'GRN')).toMatchObject({
      value: 11,
      row: { tickerId: 'GRN.PP30D_UNIVERSE' },
      insteadOf: { tickerId: 'GRN.AI1', field: 'Ask' },
      diagnostic: undefined,
    })
  })
  test('takes the 7-day average of its exchange before any other', () => {
    expect(at(ci2, ACCURATE, 'GRN')).toMatchObject({
      value: 13,
      row: { tickerId: 'GRN.PP7D_CI2' },
    })
  })
  test('takes the 7-day average of all exchanges before the 30-day one', () => {
    const both = compileUniverse({
      ...tinyData,
      exchanges: [
        ...tinyData.exchanges,
        exchangeRow('GRN', 'PP7D_UNIVERSE', { PriceAverage: 14 }),
        exchangeRow('GRN', 'PP30D_AI1', { PriceAverage: 0 }),
      ],
    })
    const grain = both.materials.indexOf.get('GRN')!
    expect(resolvePrices(both, ai1, PLANET, ACCURATE).buy[grain]).toBe(14)
  })
})

describe('a preference with steps', () => {
  const steps = (...instead: NonNullable<CxData['cx_empire'][number]['instead']>): CxData => ({
    ...NO_PREFERENCES,
    cx_empire: [{ type: 'BOTH', exchange: 'AI1_BUY', instead }],
  })
  const own = [{ ticker: 'GRN', type: 'BOTH' as const, value: 7, last: true as const }]
  const origin = (cx: CxData, rules: Rules, of = universe) => {
    const found = priceOrigin(of, cx, PLANET, 'GRN', 'BUY', rules)
    const { buy, buyFrom } = resolvePrices(of, cx, PLANET, rules)
    const grain = of.materials.indexOf.get('GRN')!
    expect(buy[grain]).toBe(found.value)
    return { ...found, from: buyFrom[grain] }
  }

  test('takes the first of them that has a price, in both books, and says which', () => {
    for (const rules of [CLASSIC, ACCURATE]) {
      expect(origin(steps('PP7D_AI1', 'CI2_SELL', 'CI2_BUY'), rules)).toMatchObject({
        value: 8,
        from: PRICE_CHOSEN,
        level: 'empire exchange',
        row: { tickerId: 'GRN.CI2', field: 'Bid' },
        insteadOf: { tickerId: 'GRN.AI1', field: 'Ask' },
      })
    }
  })

  test('may end at the market maker and at an own price, before what stands in', () => {
    const paid = compileUniverse({
      ...tinyData,
      exchanges: tinyData.exchanges.map((row) =>
        row.ExchangeCode === 'AI1' && row.MaterialTicker === 'GRN'
          ? { ...row, MMBuy: 4, MMSell: 30 }
          : row,
      ),
    })
    expect(origin(steps('MM'), CLASSIC, paid)).toMatchObject({ value: 30 })
    const sold = priceOrigin(paid, steps('MM'), PLANET, 'GRN', 'SELL', CLASSIC)
    expect(sold).toMatchObject({ value: 4, row: { field: 'MMBuy' } })
    const atLast = { ...steps('MM'), ticker_empire: own }
    expect(origin(atLast, ACCURATE, paid)).toMatchObject({ value: 30 })
    expect(origin(atLast, ACCURATE)).toMatchObject({ value: 7, level: 'empire ticker' })
  })

  test('none, and no price that counts last: figures are as before', () => {
    fc.assert(
      fc.property(cxFor('VH-331a'), fc.constantFrom(CLASSIC, ACCURATE), (cx, rules) => {
        const bare = cx && withoutSteps(cx)
        const empty = bare && withEmptySteps(bare)
        const [one, other] = [bare, empty].map((each) =>
          resolvePrices(world, each, 'VH-331a', rules),
        )
        expect(one!.buy).toEqual(other!.buy)
        expect(one!.sellFrom).toEqual(other!.sellFrom)
      }),
      { numRuns: 10 },
    )
  })
})

type Preferences = CxData['cx_empire']
const withoutSteps = (cx: CxData): CxData => {
  const bare = (list: Preferences) => list.map(({ instead: _, ...preference }) => preference)
  return {
    ...cx,
    cx_empire: bare(cx.cx_empire),
    cx_planets: cx.cx_planets.map((entry) => ({ ...entry, preferences: bare(entry.preferences) })),
  }
}
const withEmptySteps = (cx: CxData): CxData => ({
  ...cx,
  cx_empire: cx.cx_empire.map((preference) => ({ ...preference, instead: [] })),
})

test('the lookup with reasons answers what the columns say, for every material', () => {
  fc.assert(
    fc.property(
      cxFor('VH-331a'),
      fc.constantFrom('VH-331a', 'KW-688c', null),
      fc.constantFrom(CLASSIC, ACCURATE),
      (cx, planet, rules) => {
        const prices = priceResolver(world, cx, rules)(planet)
        const sides = [
          ['BUY', prices.buy, prices.buyFrom],
          ['SELL', prices.sell, prices.sellFrom],
        ] as const
        for (const [m, name] of world.materials.ticker.entries()) {
          for (const [side, price, from] of sides) {
            const origin = priceOrigin(world, cx, planet, name, side, rules)
            expect(origin.value).toBe(price[m])
            expect(origin.diagnostic !== undefined).toBe(from[m] === PRICE_UNKNOWN)
            if (from[m]! > PRICE_CHOSEN) expect(origin.insteadOf).toBeDefined()
          }
        }
      },
    ),
    { numRuns: 30 },
  )
})
