import type { Recipe } from '../game/gamedata.ts'
import { type AmountLists, byCodeUnits, indexByName, packAmounts } from './csr.ts'
import type { Materials } from './materials.ts'

/** A recipe as results show it; its earnings are 0 if they were not calculated. */
export interface RecipeListing extends Recipe {
  dailyRevenue: number
  roi: number
  profitPerArea: number
}

export const listingOf = (recipe: Recipe): RecipeListing => ({
  ...recipe,
  dailyRevenue: 0,
  roi: 0,
  profitPerArea: 0,
})

/** In the order of their ids, which defines "the first recipe". */
export interface Recipes {
  readonly count: number
  readonly id: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly record: readonly Recipe[]
  readonly listing: readonly RecipeListing[]
  /** −1 if the data has no such building. */
  readonly building: Int32Array
  readonly timeMs: Float64Array
  /** Sorted by material, like the outputs. */
  readonly inputs: AmountLists
  readonly outputs: AmountLists
}

export function compileRecipes(
  recipes: readonly Recipe[],
  materials: Materials,
  buildingIndex: ReadonlyMap<string, number>,
): Recipes {
  const record = recipes.toSorted((a, b) => byCodeUnits(a.RecipeId, b.RecipeId))
  const id = record.map((recipe) => recipe.RecipeId)
  const pack = (side: 'Inputs' | 'Outputs') =>
    packAmounts(
      record.map((recipe) =>
        recipe[side]
          .map(({ Ticker, Amount }) => [materials.indexOf.get(Ticker)!, Amount] as const)
          .sort(([a], [b]) => a - b),
      ),
    )
  return {
    count: record.length,
    id,
    indexOf: indexByName(id),
    record,
    listing: record.map(listingOf),
    building: Int32Array.from(record, (recipe) => buildingIndex.get(recipe.BuildingTicker) ?? -1),
    timeMs: Float64Array.from(record, (recipe) => recipe.TimeMs),
    inputs: pack('Inputs'),
    outputs: pack('Outputs'),
  }
}
