import type { Building, Recipe } from '../../../engine/game/gamedata.ts'
import { WORKFORCES, type Workforce } from '../../../engine/game/primitives.ts'

export interface RecipeFacts {
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly workforces: ReadonlyMap<string, readonly Workforce[]>
}

const WORKERS = {
  pioneer: 'Pioneers',
  settler: 'Settlers',
  technician: 'Technicians',
  engineer: 'Engineers',
  scientist: 'Scientists',
} as const

export function recipeFacts(
  recipes: readonly Recipe[],
  buildings: readonly Building[],
): RecipeFacts {
  return {
    recipes: new Map(recipes.map((recipe) => [recipe.RecipeId, recipe])),
    workforces: new Map(
      buildings.map((building) => [
        building.Ticker,
        WORKFORCES.filter((tier) => building[WORKERS[tier]] > 0),
      ]),
    ),
  }
}
