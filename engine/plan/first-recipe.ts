import type { Planet, Recipe } from '../model/gamedata.ts'
import { EXTRACTORS } from '../reference/extraction.ts'
import { byCodeUnits } from '../universe/csr.ts'

/**
 * The id of the first of `recipesOn`, from game data as it is stored: which recipe a new line begins with depends on no
 * price, so it is known before the plan is evaluated.
 */
export function firstRecipeOn(
  recipes: readonly Recipe[],
  { Resources }: Pick<Planet, 'Resources'>,
  building: string,
): string | undefined {
  const extracts = Object.values(EXTRACTORS).some((extractor) => extractor.building === building)
  const ids = extracts
    ? Resources.filter(({ ResourceType }) => EXTRACTORS[ResourceType].building === building).map(
        ({ MaterialTicker }) => `${building}#${MaterialTicker}`,
      )
    : recipes
        .filter(({ BuildingTicker }) => BuildingTicker === building)
        .map(({ RecipeId }) => RecipeId)
  return ids.sort(byCodeUnits)[0]
}
