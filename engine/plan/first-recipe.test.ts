import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { world } from '../../tests/engine/world.ts'
import { EXTRACTORS } from '../reference/extraction.ts'
import { firstRecipeOn } from './first-recipe.ts'
import { recipesOn } from './recipes.ts'

const { buildings, planets } = world
const { planets: records } = await loadStarterGameData()
const recipes = world.recipes.record
const extractors = Object.values(EXTRACTORS).map(({ building }) => building)

const asTheEngine = (ticker: string, planetId: string) =>
  recipesOn(world, buildings.indexOf.get(ticker)!, planets.indexOf.get(planetId)!)[0]?.id

test('is the first that the engine offers, of every building', () => {
  const [anywhere] = records
  for (const ticker of buildings.ticker) {
    expect(firstRecipeOn(recipes, anywhere!, ticker)).toBe(
      asTheEngine(ticker, anywhere!.PlanetNaturalId),
    )
  }
})

test('is the first that the engine offers, of every extractor on every planet', () => {
  const other = records.flatMap((planet) =>
    extractors.filter(
      (ticker) =>
        firstRecipeOn(recipes, planet, ticker) !== asTheEngine(ticker, planet.PlanetNaturalId),
    ),
  )
  expect(other).toEqual([])
})

test('there is none where nothing can be run', () => {
  expect(firstRecipeOn(recipes, { Resources: [] }, 'EXT')).toBeUndefined()
  expect(firstRecipeOn(recipes, { Resources: [] }, 'HB1')).toBeUndefined()
})
