import { describe, expect, test } from 'vitest'
import { world } from '../../scripts/stage/world.ts'
import { NEEDS, POPULATION_BUILDINGS } from '../game/constants/population-buildings.ts'
import { PRICE_UNKNOWN, resolvePrices } from '../market/prices.ts'
import { cheapestService, populationUpkeep, servedBy } from './government.ts'

const prices = resolvePrices(world, null, null)
const upkeeps = populationUpkeep(world, prices)
const named = (tickers: readonly string[]) =>
  upkeeps.filter(({ ticker }) => tickers.includes(ticker))

test('fourteen buildings, each of materials that the game has, serve every need', () => {
  expect(POPULATION_BUILDINGS).toHaveLength(14)
  for (const { upkeep } of POPULATION_BUILDINGS)
    for (const ticker of Object.keys(upkeep))
      expect(world.materials.indexOf.has(ticker), ticker).toBe(true)
  expect(Object.values(servedBy(POPULATION_BUILDINGS)).every((served) => served > 0)).toBe(true)
  expect(POPULATION_BUILDINGS.filter(({ isDisputed }) => isDisputed)).toMatchObject([
    { ticker: 'LIB' },
  ])
})

test('a day costs what its materials cost to buy', () => {
  const price = (ticker: string) => prices.buy[world.materials.indexOf.get(ticker)!]!
  const [station] = named(['SST'])
  const cost = 10 * price('DW') + 10 * price('OFF') + 2 * price('SUN')
  expect(station!.cost).toBeCloseTo(cost, 6)
})

test('what has no price costs nothing that could be known, and is no choice', () => {
  const unknown = { ...prices, buyFrom: prices.buyFrom.slice() }
  unknown.buyFrom[world.materials.indexOf.get('SUN')!] = PRICE_UNKNOWN
  const rows = populationUpkeep(world, unknown)
  expect(rows[0]).toMatchObject({ ticker: 'SST', cost: null, unpriced: ['SUN'] })
  const found = cheapestService(rows, { safety: 100 })
  expect(found!.buildings.map(({ ticker }) => ticker)).not.toContain('SST')
})

describe('the cheapest way to serve', () => {
  test('nothing is nothing', () => {
    expect(cheapestService(upkeeps, {})).toMatchObject({ buildings: [], cost: 0 })
  })

  test('never costs more than any other way', () => {
    for (const need of NEEDS) {
      const wanted = { [need]: 160 }
      const found = cheapestService(upkeeps, wanted)!
      expect(found.served[need]).toBeGreaterThanOrEqual(160)
      const alone = upkeeps.filter(({ serves }) => (serves[need] ?? 0) >= 160)
      expect(found.cost).toBe(Math.min(...alone.map(({ cost }) => cost!)))
    }
  })

  test('takes a building for two needs where it saves one', () => {
    const own = (ticker: string, cost: number, serves: (typeof upkeeps)[number]['serves']) => ({
      ...upkeeps[0]!,
      ticker,
      cost,
      serves,
    })
    const both = own('BOTH', 15, { safety: 200, health: 200 })
    const rows = [own('ONE', 10, { safety: 800 }), own('TWO', 10, { health: 800 }), both]
    const tickers = (wanted: Parameters<typeof cheapestService>[1]) =>
      cheapestService(rows, wanted)?.buildings.map(({ ticker }) => ticker)
    expect(tickers({ safety: 100, health: 100 })).toEqual(['BOTH'])
    expect(tickers({ safety: 100 })).toEqual(['ONE'])
    expect(tickers({ safety: 300, health: 100 })).toEqual(['ONE', 'TWO'])
    expect(tickers({ safety: 2000 })).toBeUndefined()
  })
})
