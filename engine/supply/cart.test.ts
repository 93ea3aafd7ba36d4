import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { resolvePrices } from '../market/prices.ts'
import { compileUniverse } from '../universe/universe.ts'
import { constructionCart, constructionOf, supplyCart } from './cart.ts'

const universe = compileUniverse(await loadStarterGameData())
const prices = resolvePrices(universe, null, null)
const priceOf = (ticker: string) => prices.buy[universe.materials.indexOf.get(ticker)!]!
const weightOf = (ticker: string) =>
  universe.materials.weight[universe.materials.indexOf.get(ticker)!]!

describe('a supply cart', () => {
  const flow = [
    { ticker: 'DW', delta: -12.5 },
    { ticker: 'RAT', delta: -4 },
    { ticker: 'C', delta: 8 },
    { ticker: 'H2O', delta: 0 },
  ]
  const stock = new Map([['RAT', 500]])

  test('holds what is used up in twenty days and not there', () => {
    const { rows, totals } = supplyCart(universe, prices, flow, stock)
    expect(rows.map((row) => [row.ticker, row.dailyUse, row.stock, row.amount])).toEqual([
      ['DW', 12.5, 0, 250],
      ['RAT', 4, 500, 0],
    ])
    expect(totals.cost).toBe(250 * priceOf('DW'))
    expect(totals.weight).toBe(250 * weightOf('DW'))
  })

  test('covers the days asked for', () => {
    expect(supplyCart(universe, prices, flow, stock, 0).totals.cost).toBe(0)
    expect(supplyCart(universe, prices, flow, stock, 200).rows[1]!.amount).toBe(300)
  })
})

describe('a construction cart', () => {
  const plan = {
    buildings: [
      { name: 'RIG', amount: 2 },
      { name: 'FP', amount: 0 },
    ],
    infrastructure: [{ building: 'HB1', amount: 3 }],
  }

  test('starts with one core module and what the plan has', () => {
    expect(constructionOf(plan)).toEqual([
      { building: 'CM', amount: 1 },
      { building: 'RIG', amount: 2 },
      { building: 'HB1', amount: 3 },
    ])
  })

  // Etherwind is rocky and otherwise normal: 12 BSE a rig, and 4 MCG for each of its 10 of area.
  const rigs = [{ building: 'RIG', amount: 2 }]

  test('takes the costs of the buildings and the special materials of the planet', () => {
    const cart = constructionCart(universe, prices, 'KW-688c', rigs, new Map())!
    expect(cart.rows).toMatchObject([
      { ticker: 'BSE', total: 24 },
      { ticker: 'MCG', total: 80 },
    ])
    expect(cart.totals.cost).toBeCloseTo(24 * priceOf('BSE') + 80 * priceOf('MCG'), 6)
  })

  test('buys what stock and overrides leave missing', () => {
    const stock = new Map([
      ['BSE', 4],
      ['MCG', 1000],
    ])
    const rows = (overrides: Record<string, number | null>) =>
      constructionCart(universe, prices, 'KW-688c', rigs, stock, overrides)!.rows.map((row) => [
        row.ticker,
        row.total,
        row.amount,
      ])
    expect(rows({})).toEqual([
      ['BSE', 24, 20],
      ['MCG', 80, 0],
    ])
    expect(rows({ MCG: 0, BSE: null })).toEqual([
      ['BSE', 24, 20],
      ['MCG', 80, 80],
    ])
  })

  test('is none on a planet that nobody knows, and leaves out unknown buildings', () => {
    expect(constructionCart(universe, prices, 'XX-000x', rigs, new Map())).toBeNull()
    const odd = constructionCart(
      universe,
      prices,
      'KW-688c',
      [{ building: 'QQQ', amount: 1 }],
      new Map(),
    )
    expect(odd).toMatchObject({ rows: [], totals: { cost: 0 } })
  })
})
