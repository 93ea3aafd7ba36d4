import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { resolvePrices } from '../market/prices.ts'
import { compileUniverse } from '../universe/universe.ts'
import { type HqUpgradeRequest, hqUpgrade } from './hq.ts'

const universe = compileUniverse(await loadStarterGameData())
const prices = resolvePrices(universe, null, null)
const stock = new Map([
  ['BBH', { amount: 9, locations: [{ type: 'WAR', name: 'ANT', amount: 9 } as const] }],
])
const upgrade = (request: Partial<HqUpgradeRequest>) =>
  hqUpgrade(universe, prices, { from: 1, to: 2, overrides: {}, stock: new Map(), ...request })
const needs = (from: number, to: number) =>
  Object.fromEntries(upgrade({ from, to }).materials.map((m) => [m.ticker, m.amount]))

describe('levels', () => {
  // A player of a level 1 headquarters who wants level 2 needs what level 2 takes, and nothing of level 1 or 3.
  test('count from the one after the present to the wanted one', () => {
    expect(needs(1, 2)).toEqual({ BBH: 6, BDE: 4, BSE: 4, BTA: 2, MCG: 12, TRU: 4 })
    expect(needs(2, 3)).toEqual({ BBH: 16, BDE: 12, BSE: 12, BTA: 6, MCG: 36, OFF: 20, TRU: 12 })
  })

  test('in one go take what they take one after the other', () => {
    const once = needs(3, 12)
    const stepwise: Record<string, number> = {}
    for (let level = 3; level < 12; level++) {
      for (const [ticker, amount] of Object.entries(needs(level, level + 1))) {
        stepwise[ticker] = (stepwise[ticker] ?? 0) + amount
      }
    }
    expect(once).toEqual(stepwise)
  })

  test('that are the same take nothing', () => {
    expect(upgrade({ from: 5, to: 5 })).toMatchObject({
      hasError: false,
      materials: [],
      totalCost: 0,
    })
  })

  test.each([
    [9, 3, 'downwards'],
    [0, 3, 'from a level that does not exist'],
    [49, 51, 'to a level that does not exist'],
    [1.5, 3, 'from half a level'],
    [Number.NaN, 3, 'from no number'],
  ])('%d to %d (%s) are an error without materials', (from, to, _why) => {
    expect(upgrade({ from, to })).toMatchObject({ hasError: true, materials: [], totalCost: 0 })
  })
})

describe('stock', () => {
  const bbh = (request: Partial<HqUpgradeRequest>) =>
    upgrade({ stock, ...request }).materials.find((m) => m.ticker === 'BBH')!

  test('lowers what is required, never below nothing', () => {
    expect(bbh({})).toMatchObject({ amount: 6, storage: 9, required: 0, totalCost: 0 })
    expect(bbh({ from: 2, to: 3 })).toMatchObject({ amount: 16, storage: 9, required: 7 })
  })

  test('gives way to a counted figure, also to 0, but not to an empty field', () => {
    expect(bbh({ overrides: { BBH: 0 } })).toMatchObject({ storage: 0, override: 0, required: 6 })
    expect(bbh({ overrides: { BBH: 2 } })).toMatchObject({ storage: 2, override: 2, required: 4 })
    expect(bbh({ overrides: { BBH: null } })).toMatchObject({
      storage: 9,
      override: 0,
      required: 0,
    })
  })

  test('shows its places even where a counted figure replaces it', () => {
    expect(bbh({ overrides: { BBH: 0 } }).storageLocations).toHaveLength(1)
  })

  test('leaves cost, weight and volume of what is still required', () => {
    const all = upgrade({})
    const less = upgrade({ stock })
    const bbhPrice = prices.buy[universe.materials.indexOf.get('BBH')!]!
    expect(all.totalCost - less.totalCost).toBeCloseTo(6 * bbhPrice, 6)
    expect(all.totalWeight - less.totalWeight).toBeCloseTo(6 * 0.5, 6)
    expect(less.totalVolume).toBeLessThan(all.totalVolume)
  })
})
