import type { Planet, Recipe } from '../model/gamedata.ts'
import { EXTRACTORS } from '../reference/extraction.ts'
import { byCodeUnits } from '../universe/csr.ts'

/** The ids of `recipesOn` in the same order, from stored game data. */
export function recipeIdsOf(
  building: string,
  recipes: readonly Recipe[],
  planet: Pick<Planet, 'Resources'> | undefined,
): string[] {
  const extracted = Object.entries(EXTRACTORS).find(([, by]) => by.building === building)?.[0]
  const ids = extracted
    ? (planet?.Resources ?? [])
        .filter(({ ResourceType }) => ResourceType === extracted)
        .map(({ MaterialTicker }) => `${building}#${MaterialTicker}`)
    : recipes
        .filter(({ BuildingTicker }) => BuildingTicker === building)
        .map(({ RecipeId }) => RecipeId)
  return ids.sort(byCodeUnits)
}
