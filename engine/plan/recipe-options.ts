import { DEGRADATION_DAYS } from '../game/constants/degradation.ts'
import { DAY_MS } from '../game/time.ts'
import type { Prices } from '../market/prices.ts'
import type { RecipeListing } from '../universe/recipes.ts'
import { ratio } from './arithmetic.ts'
import type { RunConditions } from './cogm.ts'
import { type BuildingRecipe, listValue } from './recipes.ts'

export function recipeOption(
  recipe: BuildingRecipe,
  { efficiency, constructionCost, workforceDailyCost, dailyFee }: RunConditions,
  areaPerBuilding: number,
  prices: Prices,
): RecipeListing {
  const runMs = ratio(recipe.timeMs, efficiency)
  const runsPerDay = runMs > 0 ? DAY_MS / runMs : 0
  const valuePerRun =
    listValue(recipe.outputs, recipe.row, prices.sell) -
    listValue(recipe.inputs, recipe.row, prices.buy)
  const dailyRevenue =
    valuePerRun * runsPerDay - constructionCost / DEGRADATION_DAYS - workforceDailyCost - dailyFee
  return {
    RecipeId: recipe.id,
    BuildingTicker: recipe.listing.BuildingTicker,
    RecipeName: recipe.listing.RecipeName,
    TimeMs: runMs,
    Inputs: recipe.listing.Inputs,
    Outputs: recipe.listing.Outputs,
    dailyRevenue,
    roi: ratio(constructionCost, dailyRevenue),
    profitPerArea: dailyRevenue / areaPerBuilding,
  }
}
