import { ratio } from './arithmetic.ts'
import type { ActiveRecipe, BuildingResult, MaterialRow, PlanResult, SoldShare } from './result.ts'

/** The part that the base sells after its own use. All recipes that make the good share it in proportion. */
export function netOfOwnUse(
  buildings: readonly BuildingResult[],
  materialio: readonly MaterialRow[],
): BuildingResult[] {
  const sold = new Map(
    materialio.map(({ ticker, delta, output }) => [ticker, Math.max(0, ratio(delta, output))]),
  )
  const net = ({ ticker, share }: SoldShare): SoldShare => {
    const part = sold.get(ticker) ?? 0
    return { ticker, share: part > 0 ? share * part : 0 }
  }
  return buildings.map((building) => ({
    ...building,
    activeRecipes: building.activeRecipes.map(
      (recipe): ActiveRecipe => ({ ...recipe, soldShares: recipe.soldShares.map(net) }),
    ),
  }))
}

/** The good that is hardest to sell; 0 if the base sells no product of the recipe. */
export const largestSoldShare = ({ soldShares }: Pick<ActiveRecipe, 'soldShares'>): number =>
  soldShares.reduce((most, { share }) => Math.max(most, share), 0)

/** For every row and good that anybody trades. */
export const soldSharesOf = ({ production }: Pick<PlanResult, 'production'>) =>
  production.buildings.flatMap(({ amount, activeRecipes }, row) =>
    activeRecipes.flatMap(({ soldShares }) =>
      soldShares.flatMap(({ ticker, share }) =>
        share < Infinity ? [{ row, ticker, share, amount }] : [],
      ),
    ),
  )
