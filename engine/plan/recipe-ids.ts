import { EXTRACTORS } from '../game/constants/extraction.ts'
import type { Planet, Recipe } from '../game/gamedata.ts'
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
