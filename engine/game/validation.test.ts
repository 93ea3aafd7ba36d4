import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankPlan } from '../plan/blank.ts'
import { addBuilding } from '../plan/edit.ts'
import { CxData, sidesClash } from './cx.ts'
import { EmpireWrite } from './empire.ts'
import { MarketRequest, Planet } from './gamedata.ts'
import { PlanWrite } from './plan.ts'
import { DateString, MaterialTicker, NonNegative } from './primitives.ts'
import { parse, ValidationError } from './validation.ts'

const plan = addBuilding(blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null }), 'FRM')
const withAmount = (amount: unknown) => ({
  ...plan,
  buildings: [{ ...plan.buildings[0], amount }],
})

describe('a failed check', () => {
  test('names the field and what is wrong with it', () => {
    expect(() => parse(PlanWrite, withAmount(-1))).toThrow(
      'Validation error: buildings.0.amount: Number must be 0 or positive',
    )
  })
  test('names every wrong field, and not more than twenty', () => {
    const crowd = { ...plan, buildings: Array.from({ length: 50 }, () => ({ name: 'x' })) }
    try {
      parse(PlanWrite, crowd)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ValidationError)
      expect((error as ValidationError).issues).toHaveLength(20)
    }
  })
  test.each([Number.NaN, Infinity, '3', null, undefined])('an amount of %s is none', (amount) => {
    expect(() => parse(PlanWrite, withAmount(amount))).toThrow(
      'Validation error: buildings.0.amount:',
    )
  })
})

describe('primitive rules', () => {
  test('every negative number is refused in the same words', () => {
    fc.assert(
      fc.property(
        fc.double({ max: -Number.MIN_VALUE, noNaN: true, noDefaultInfinity: true }),
        (n) => {
          expect(() => parse(NonNegative, n)).toThrow('Number must be 0 or positive')
        },
      ),
    )
  })
  test.each(['', 'yesterday', '2025-13-01'])('"%s" is no date', (text) => {
    expect(() => parse(DateString, text)).toThrow('Validation error: Invalid date string')
  })
  test.each(['2025-02-30', '2025-4-1', '2025-04-01T00:00:00Z'])(
    '"%s" is no calendar day',
    (start) => {
      expect(() => parse(MarketRequest, { start, end: '2025-12-31' })).toThrow(
        /^Validation error: start: Invalid date string$/,
      )
    },
  )
  test.each(['', 'ABCD', 'dw', 'D W'])('"%s" is no material ticker', (ticker) => {
    expect(() => parse(MaterialTicker, ticker)).toThrow('A material ticker has 1 to 3 characters')
  })
})

describe('rules between fields', () => {
  test('an empire has no more used permits than permits', () => {
    const empire = {
      name: 'E',
      faction: 'NONE',
      permits_used: 4,
      permits_total: 3,
      use_fio_storage: false,
    }
    expect(() => parse(EmpireWrite, empire)).toThrow(
      'permits_total: Total permits must not be below used permits',
    )
  })
  test.each([
    [['BUY', 'SELL'], false],
    [['BOTH'], false],
    [['BUY', 'BUY'], true],
    [['BOTH', 'SELL'], true],
  ] as const)('preferences for %j clash: %s', (types, clash) => {
    expect(sidesClash(types)).toBe(clash)
    const cx_empire = types.map((type) => ({ type, exchange: 'AI1_BUY' }))
    const cx = { name: 'cx', cx_empire, cx_planets: [], ticker_empire: [], ticker_planets: [] }
    if (clash) expect(() => parse(CxData, cx)).toThrow('Only one exchange preference per type')
    else expect(parse(CxData, cx)).toEqual(cx)
  })
  test('a market request does not end before it starts', () => {
    expect(() => parse(MarketRequest, { start: '2025-04-02', end: '2025-04-01' })).toThrow(
      'end: The end must not lie before the start',
    )
  })
  test('nothing grows below a fertility of −1', () => {
    expect(() => parse(Planet.entries.Fertility, -1.5)).toThrow(ValidationError)
  })
})
