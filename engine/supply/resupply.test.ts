import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { materialLoad } from '../market/shipment.ts'
import { compileUniverse } from '../universe/universe.ts'
import { daysThatFit, needForDays, orderOf, type ResupplyOptions, resupply } from './resupply.ts'

const universe = compileUniverse(await loadStarterGameData())
const plain: ResupplyOptions = { days: 20, hideInfinite: false, overrides: {}, inactive: new Set() }
const elements = [
  { ticker: 'DW', stock: 100, delta: -10.5 },
  { ticker: 'RAT', stock: 1000, delta: -10 },
  { ticker: 'C', stock: 5, delta: 3 },
  { ticker: 'H2O', stock: 0, delta: 0 },
]
const totals = (options: Partial<ResupplyOptions>) =>
  Object.fromEntries(resupply(elements, { ...plain, ...options }).map((r) => [r.ticker, r.total]))

test.each([
  [100, -10.5, 20, 110],
  [100, -10.4, 10, 4],
  [1000, -10, 20, 0],
  [0, -0.5, 0, 0],
  [0, -3, Number.NaN, 0],
  [0, 3, 20, Number.POSITIVE_INFINITY],
])('a stock of %d with %d a day for %d days needs %d', (stock, delta, days, need) => {
  expect(needForDays(stock, delta, days)).toBe(need)
})

describe('a resupply', () => {
  test('orders what is missing, and for ever of what does not burn', () => {
    const infinite = Number.POSITIVE_INFINITY
    expect(totals({})).toEqual({ DW: 110, RAT: 0, C: infinite, H2O: infinite })
  })

  test('takes a positive override instead, also where nothing burns; 0 and empty are none', () => {
    expect(totals({ overrides: { DW: 7, C: 3, RAT: 0, H2O: null } })).toEqual({
      DW: 7,
      RAT: 0,
      C: 3,
      H2O: Number.POSITIVE_INFINITY,
    })
    expect(totals({ overrides: { DW: -7 } }).DW).toBe(110)
  })

  test('hides what does not burn, override or not', () => {
    expect(Object.keys(totals({ hideInfinite: true, overrides: { C: 3 } }))).toEqual(['DW', 'RAT'])
  })

  test('carries active finite amounts only', () => {
    const rows = resupply(elements, {
      ...plain,
      overrides: { C: 3 },
      inactive: new Set(['DW']),
    })
    expect(orderOf(rows)).toEqual([{ ticker: 'C', amount: 3 }])
    const carbon = universe.materials.indexOf.get('C')!
    const load = materialLoad(universe, orderOf(rows))
    expect(load.weight).toBe(3 * universe.materials.weight[carbon]!)
    expect(load.volume).toBe(3 * universe.materials.volume[carbon]!)
  })
})

describe('fitting a ship', () => {
  const element = fc.record({
    ticker: fc.constantFrom('DW', 'RAT', 'OVE', 'FE', 'MCG', 'C'),
    stock: fc.integer({ min: 0, max: 3000 }),
    delta: fc.double({ min: -200, max: 50, noNaN: true }),
  })
  const ship = fc.record({
    weight: fc.integer({ min: 0, max: 6000 }),
    volume: fc.integer({ min: 0, max: 6000 }),
  })

  test('finds the same days as trying them all', () => {
    const fits = (
      days: number,
      given: typeof elements,
      hold: { weight: number; volume: number },
    ) => {
      const load = materialLoad(universe, orderOf(resupply(given, { ...plain, days })))
      return load.weight <= hold.weight && load.volume <= hold.volume
    }
    fc.assert(
      fc.property(fc.array(element, { maxLength: 6 }), ship, (given, hold) => {
        let most = 0
        for (let days = 0; days <= 100; days++) if (fits(days, given, hold)) most = days
        expect(daysThatFit(universe, given, plain, [hold])).toBe(most)
      }),
    )
  })

  test('answers 0 where the overrides alone are too much, and 100 at most', () => {
    const small = { weight: 5, volume: 5 }
    expect(daysThatFit(universe, elements, { ...plain, overrides: { DW: 900 } }, [small])).toBe(0)
    expect(daysThatFit(universe, [], plain, [small])).toBe(100)
  })
})
