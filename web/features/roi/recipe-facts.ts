import type { Building, Recipe } from '../../../engine/game/gamedata.ts'
import { WORKER_FIELDS, WORKFORCES, type Workforce } from '../../../engine/game/primitives.ts'

export interface RecipeFacts {
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly workforces: ReadonlyMap<string, readonly Workforce[]>
}

export function recipeFacts(
  recipes: readonly Recipe[],
  buildings: readonly Building[],
): RecipeFacts {
  return {
    recipes: new Map(recipes.map((recipe) => [recipe.RecipeId, recipe])),
    workforces: new Map(
      buildings.map((building) => [
        building.Ticker,
        WORKFORCES.filter((_, tier) => building[WORKER_FIELDS[tier]!] > 0),
      ]),
    ),
  }
}
