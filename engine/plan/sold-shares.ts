import type { Universe } from '../universe/universe.ts'
import { ratio } from './arithmetic.ts'
import type { Flows } from './flows.ts'
import type { ActiveRecipe, BuildingResult, PlanResult, SoldShare } from './result.ts'

/** Leaves the part that the base itself uses out of its sales. All recipes that make the good share it in proportion. */
export function subtractOwnUse(
  { materials }: Universe,
  buildings: readonly BuildingResult[],
  { input, output }: Flows,
) {
  for (const { activeRecipes } of buildings)
    for (const { soldShares } of activeRecipes)
      for (const sold of soldShares) {
        const material = materials.indexOf.get(sold.ticker)!
        const made = output[material]!
        const part = Math.max(0, ratio(made - input[material]!, made))
        sold.share = part > 0 ? sold.share * part : 0
      }
}

/**
 * The good that is hardest to sell, of those with a known volume; 0 if the base sells no product of the recipe, NaN if no
 * volume is known.
 */
export const largestSoldShare = ({ soldShares }: Pick<ActiveRecipe, 'soldShares'>): number =>
  soldShares.reduce(
    (most, { share }) => (share <= most || Number.isNaN(share) ? most : share),
    startOf(soldShares),
  )

const startOf = (shares: readonly SoldShare[]) =>
  shares.length > 0 && shares.every(({ share }) => Number.isNaN(share)) ? Number.NaN : 0

/** Of all goods of a plan that anybody trades. */
export function largestShareOf({ production }: Pick<PlanResult, 'production'>): number {
  let most = 0
  for (const { activeRecipes } of production.buildings)
    for (const { soldShares } of activeRecipes)
      for (const { share } of soldShares) if (share > most && share < Infinity) most = share
  return most
}

/** For every row and good of which a volume is known and anybody trades any. */
export const soldSharesOf = ({ production }: Pick<PlanResult, 'production'>) =>
  production.buildings.flatMap(({ amount, activeRecipes }, row) =>
    activeRecipes.flatMap(({ soldShares }) =>
      soldShares.flatMap(({ ticker, share }) =>
        share < Infinity ? [{ row, ticker, share, amount }] : [],
      ),
    ),
  )
