import { EXTRACTORS } from '../game/constants/extraction.ts'
import type { Planet, Recipe } from '../game/gamedata.ts'
import { byCodeUnits } from '../universe/csr.ts'

/**
 * By building: the id of the first recipe of `recipesOn`, from stored game data. It depends on no price, so it is known
 * before the plan is evaluated.
 */
export function firstRecipesOn(
  recipes: readonly Recipe[],
  { Resources }: Pick<Planet, 'Resources'>,
): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  const offer = (building: string, id: string) => {
    const known = first.get(building)
    if (known === undefined || byCodeUnits(id, known) < 0) first.set(building, id)
  }
  for (const { BuildingTicker, RecipeId } of recipes) offer(BuildingTicker, RecipeId)
  // Extractors run what the planet holds, and nothing else.
  for (const { building } of Object.values(EXTRACTORS)) first.delete(building)
  for (const { ResourceType, MaterialTicker } of Resources) {
    const { building } = EXTRACTORS[ResourceType]
    offer(building, `${building}#${MaterialTicker}`)
  }
  return first
}
