import { describe, expect, test } from 'vitest'
import { data } from '../../scripts/stage/world.ts'
import type { PlanetSite } from '../game/fio.ts'
import { differencesFromBuilt } from '../plan/built-base.ts'
import { builtPlan, likeliestRecipe } from './built-plans.ts'

const KATOA = data.planets.find(({ PlanetNaturalId }) => PlanetNaturalId === 'UV-351a')!
const siteOf = (tickers: readonly string[], permits = 2) =>
  ({
    PlanetIdentifier: 'UV-351a',
    InvestedPermits: permits,
    Buildings: tickers.map((BuildingTicker) => ({ BuildingTicker })),
  }) as PlanetSite
const stock = (...tickers: string[]) => new Map(tickers.map((ticker) => [ticker, 10]))

describe('a base of the game as a plan', () => {
  const site = siteOf(['CM', 'FRM', 'FRM', 'HB1', 'STO', 'RIG'])

  test('has its permits, buildings and storages, named after its planet', () => {
    const { plan } = builtPlan({ a: site }, KATOA, data.recipes, new Map())!
    expect(plan).toMatchObject({
      name: 'Katoa',
      planet_id: 'UV-351a',
      planet: { permits: 2, experts: expect.arrayContaining([{ type: 'Agriculture', amount: 0 }]) },
      infrastructure: [
        { building: 'HB1', amount: 1 },
        { building: 'STO', amount: 1 },
      ],
    })
    expect(plan.buildings.map(({ name, amount }) => `${amount} ${name}`)).toEqual([
      '2 FRM',
      '1 RIG',
    ])
  })

  test('says which recipes are guessed: all that it has', () => {
    const { plan, guessed } = builtPlan({ a: site }, KATOA, data.recipes, stock('GRN'))!
    expect(guessed.map(({ building }) => building)).toEqual(['FRM', 'RIG'])
    expect(plan.buildings.map(({ active_recipes }) => active_recipes[0]?.recipeid)).toEqual(
      guessed.map(({ recipe }) => recipe),
    )
  })

  test('is none where nothing stands', () => {
    expect(builtPlan({}, KATOA, data.recipes, new Map())).toBeNull()
  })
})

describe('the likeliest recipe', () => {
  const likeliest = (building: string, ...inStock: string[]) =>
    likeliestRecipe(building, KATOA, data.recipes, stock(...inStock))

  test('makes what is in store', () => {
    expect(likeliest('FP', 'RAT')).toContain('xRAT')
    expect(likeliest('FP', 'DW')).toContain('xDW')
    expect(likeliest('FP', 'COF', 'CAF', 'DW')).toContain('xCOF')
  })

  test('is the same whatever the order of the recipes', () => {
    const backwards = data.recipes.toReversed()
    for (const building of ['FRM', 'FP', 'SME', 'PP1'])
      expect(likeliestRecipe(building, KATOA, backwards, new Map())).toBe(likeliest(building))
  })

  test('of an extractor is a deposit of the planet, or none', () => {
    const liquids = KATOA.Resources.filter(({ ResourceType }) => ResourceType === 'LIQUID')
    const richest = liquids.toSorted((a, b) => b.DailyExtraction - a.DailyExtraction)[0]!
    expect(likeliest('RIG')).toBe(`RIG#${richest.MaterialTicker}`)
    expect(likeliestRecipe('EXT', { Resources: [] }, data.recipes, new Map())).toBeNull()
  })

  test('of a building that nobody knows is none', () => {
    expect(likeliest('XYZ')).toBeNull()
  })
})

test('what differs is said kind by kind, without the core module', () => {
  const base = { permits: 3, buildings: new Map(Object.entries({ CM: 1, FRM: 4, HB1: 2 })) }
  const planned = [
    { building: 'FRM', amount: 6 },
    { building: 'HB1', amount: 2 },
  ]
  expect(differencesFromBuilt(planned, 2, base)).toEqual(['permits 2 → 3', 'FRM 6 → 4'])
  expect(differencesFromBuilt(planned.slice(0, 1), 3, { ...base, permits: 3 })).toEqual([
    'FRM 6 → 4',
    'HB1 0 → 2',
  ])
})
