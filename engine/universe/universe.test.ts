import { describe, expect, test } from 'vitest'
import { world } from '../../scripts/stage/world.ts'
import { exchangeRow, planet, recipe, resource, tinyData } from '../../tests/engine/tiny.ts'
import { gameRecipe, recipeOn, recipesOn } from '../plan/recipes.ts'
import { compileUniverse, withExchanges, withPlanets } from './universe.ts'

const universe = compileUniverse(tinyData)
const FRM = universe.buildings.indexOf.get('FRM')!
const RIG = universe.buildings.indexOf.get('RIG')!

describe('materials', () => {
  test('stand in code-unit order', () => {
    expect(world.materials.ticker).toEqual([...world.materials.ticker].sort())
  })
  test('a ticker that only an exchange knows has prices but is no material', () => {
    const units = universe.materials.indexOf.get('PBU')!
    expect(universe.materials.record[units]).toBeUndefined()
  })
})

describe('recipes of a building', () => {
  test('stand in the order of their ids', () => {
    expect(recipesOn(universe, FRM, 0).map((r) => r.id)).toEqual(['FRM#a', 'FRM#b'])
  })
  test('list their materials by ticker', () => {
    const { outputs, row } = gameRecipe(universe, universe.recipes.indexOf.get('FRM#a')!)
    const tickers = [...outputs.item.slice(outputs.start[row], outputs.start[row + 1])]
    expect(tickers.map((m) => universe.materials.ticker[m])).toEqual(['BEA', 'GRN'])
  })
  test('of another building are not its own', () => {
    expect(recipeOn(universe, RIG, 0, 'FRM#a')).toBeUndefined()
  })
  test('of an unknown building are kept for the chains and run nowhere', () => {
    const stray = recipe('ZZZ', 'x', { H2O: 1 }, { GRN: 1 })
    const { recipes } = compileUniverse({ ...tinyData, recipes: [...tinyData.recipes, stray] })
    expect(recipes.building[recipes.indexOf.get('ZZZ#x')!]).toBe(-1)
  })
})

describe('an extractor', () => {
  test('has one recipe for each resource of its kind, whatever the data lists', () => {
    const [water, ...others] = recipesOn(universe, RIG, 0)
    expect(others).toEqual([])
    // 33 a day: a run of a fifth of a day yields 6.6, rounded up to 7, which takes 7/33 of a day.
    expect(water?.id).toBe('RIG#H2O')
    expect(water?.listing).toMatchObject({
      RecipeName: 'RIG',
      TimeMs: (7 * 86_400_000) / 33,
      Inputs: [],
      Outputs: [{ Ticker: 'H2O', Amount: 7 }],
    })
    expect(recipeOn(universe, RIG, 0, 'RIG#=>')).toBeUndefined()
  })
})

describe('planets loaded later', () => {
  const fresh = planet('BB-002b', {
    Resources: [
      resource('H2O', 'LIQUID', 10),
      resource('BEA', 'MINERAL', 5),
      resource('GRN', 'GASEOUS', 4),
    ],
  })

  test('stand beside those known before', () => {
    const { planets } = withPlanets(universe, [fresh])
    expect(planets.naturalId).toEqual(['AA-001a', 'BB-002b'])
    expect(planets).toEqual(
      compileUniverse({ ...tinyData, planets: [...tinyData.planets, fresh] }).planets,
    )
  })
  test('replace their older record', () => {
    const moved = planet('AA-001a', { Gravity: 9, Resources: [resource('BEA', 'MINERAL', 1)] })
    const { planets } = withPlanets(withPlanets(universe, [fresh]), [moved])
    const p = planets.indexOf.get('AA-001a')!
    expect(planets.count).toBe(2)
    expect(planets.gravity[p]).toBe(9)
    expect(planets.resourceStart[p + 1]! - planets.resourceStart[p]!).toBe(1)
  })
  test('list their resources by ticker', () => {
    const { planets, materials } = withPlanets(universe, [fresh])
    const tickers = [
      ...planets.resourceMaterial.slice(planets.resourceStart[1], planets.resourceStart[2]),
    ]
    expect(tickers.map((m) => materials.ticker[m])).toEqual(['BEA', 'GRN', 'H2O'])
  })
  test('lose a resource that is no known material', () => {
    const odd = planet('CC-003c', {
      Resources: [resource('ZZZ', 'MINERAL', 1), resource('GRN', 'MINERAL', 1)],
    })
    const { planets } = withPlanets(universe, [odd])
    expect(planets.resourceStart[2]! - planets.resourceStart[1]!).toBe(1)
  })
  test('leave the universe they were added to as it was', () => {
    withPlanets(universe, [fresh])
    expect(universe.planets.count).toBe(1)
  })
})

test('refreshed exchanges replace all prices and add no materials', () => {
  const refreshed = withExchanges(universe, [
    exchangeRow('GRN', 'CI2', { Ask: 99 }),
    exchangeRow('ZZZ', 'CI2', { Ask: 1 }),
  ])
  expect(refreshed.exchanges.get('CI2')?.prices.Ask[refreshed.materials.indexOf.get('GRN')!]).toBe(
    99,
  )
  expect(refreshed.exchanges.get('AI1')).toBeUndefined()
  expect(refreshed.materials).toBe(universe.materials)
})

test('one building costs its own materials and those of the planet', () => {
  const { start, item, amount } = universe.construction[universe.planets.environment[0]!]!
  const rows = []
  for (let i = start[FRM]!; i < start[FRM + 1]!; i++) {
    rows.push([universe.materials.ticker[item[i]!], amount[i]])
  }
  expect(rows).toEqual([
    ['H2O', 4],
    ['MCG', 120],
  ])
})
