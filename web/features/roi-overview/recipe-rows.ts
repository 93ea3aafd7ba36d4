import type { Building, Recipe } from '../../../engine/model/gamedata.ts'
import { WORKFORCES, type Workforce } from '../../../engine/model/primitives.ts'
import type { RecipeRoi } from '../../../engine/sweeps/recipe-roi.ts'
import type { RecipeRoiFilters } from './recipe-search.ts'

/** What the lists of the game add to the rows of a sweep. */
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
        WORKFORCES.filter((kind) => building[WORKERS[kind]] > 0),
      ]),
    ),
  }
}

/** Places of the rows that pass the filters of the line above the table. */
export function recipeRows(
  sweep: RecipeRoi,
  { recipes, workforces }: RecipeFacts,
  { makes, uses, building, expertise, workforce, profit, payback, share }: RecipeRoiFilters,
): number[] {
  const has = (list: Recipe['Inputs'] | undefined, ticker: string | undefined) =>
    ticker === undefined || list?.some(({ Ticker }) => Ticker === ticker)
  return [...sweep.recipeId.keys()].filter((row) => {
    const recipe = recipes.get(sweep.recipeId[row]!)
    const ticker = sweep.buildingTicker[row]!
    const days = sweep.planRoi[row]!
    return (
      has(recipe?.Outputs, makes) &&
      has(recipe?.Inputs, uses) &&
      (building === undefined || ticker === building) &&
      (expertise === undefined || sweep.cogc[row] === expertise) &&
      (workforce === undefined || workforces.get(ticker)?.includes(workforce)) &&
      (profit === undefined || sweep.dailyProfit[row]! >= profit) &&
      (payback === undefined || (days >= 0 && days <= payback)) &&
      (share === undefined || sweep.tradeShare[row]! * 100 <= share)
    )
  })
}
