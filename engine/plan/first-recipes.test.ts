import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { world } from '../../scripts/stage/world.ts'
import { EXTRACTORS } from '../game/constants/extraction.ts'
import { firstRecipesOn } from './first-recipes.ts'
import { recipesOn } from './recipes.ts'

const { buildings, planets } = world
const { planets: records } = await loadStarterGameData()
const recipes = world.recipes.record
const extractors = Object.values(EXTRACTORS).map(({ building }) => building)

const asTheEngine = (ticker: string, planetNaturalId: string) =>
  recipesOn(world, buildings.indexOf.get(ticker)!, planets.indexOf.get(planetNaturalId)!)[0]?.id

test('are the first that the engine offers, of every building', () => {
  const [anywhere] = records
  const first = firstRecipesOn(recipes, anywhere!)
  for (const ticker of buildings.ticker) {
    expect(first.get(ticker)).toBe(asTheEngine(ticker, anywhere!.PlanetNaturalId))
  }
})

test('are the first that the engine offers, of every extractor on every planet', () => {
  const other = records.flatMap((planet) => {
    const first = firstRecipesOn(recipes, planet)
    return extractors.filter(
      (ticker) => first.get(ticker) !== asTheEngine(ticker, planet.PlanetNaturalId),
    )
  })
  expect(other).toEqual([])
})
