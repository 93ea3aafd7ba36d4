import type { LineOrder, ProductionLine } from '../game/company.ts'
import { type BuildingRecipe, recipesOn } from '../plan/recipes.ts'
import type { AmountLists } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'

/** What an order runs: `runs` times the recipe. */
export interface OrderRecipe {
  readonly recipe: BuildingRecipe
  readonly runs: number
}

/** The building of a line: FIO gives the game's own name of it. Undefined where the data has no such building. */
export function buildingOfLine(universe: Universe, { buildingName }: ProductionLine) {
  const building = universe.buildings.record.findIndex(({ Name }) => Name === buildingName)
  return building < 0 ? undefined : building
}

/**
 * Finds an order's recipe by its building, inputs and outputs: the amounts of an order are a multiple of the recipe's.
 * Names are not compared, since FIO writes them in several forms. Undefined where no recipe fits.
 */
export function recipeOfOrder(
  universe: Universe,
  planet: number,
  building: number,
  order: LineOrder,
): OrderRecipe | undefined {
  for (const recipe of recipesOn(universe, building, planet)) {
    const runs = runsOf(universe, recipe, order)
    if (runs !== undefined) return { recipe, runs }
  }
  return undefined
}

type Amounts = LineOrder['inputs']

function runsOf(universe: Universe, recipe: BuildingRecipe, order: LineOrder): number | undefined {
  const runs = multipleOf(universe, recipe.outputs, recipe.row, order.outputs)
  if (runs === undefined) return undefined
  // Extraction uses nothing, and its lists of inputs are empty.
  const inputs = multipleOf(universe, recipe.inputs, recipe.row, order.inputs)
  const hasNone = recipe.inputs.start[recipe.row] === recipe.inputs.start[recipe.row + 1]
  if (hasNone) return order.inputs.length === 0 ? runs : undefined
  return inputs !== undefined && isClose(inputs, runs) ? runs : undefined
}

/** How many times the list fits into the amounts; undefined where the proportions differ. */
function multipleOf(
  { materials }: Universe,
  { start, item, amount }: AmountLists,
  row: number,
  amounts: Amounts,
): number | undefined {
  const first = start[row]!
  const length = start[row + 1]! - first
  if (amounts.length !== length || length === 0) return undefined
  let multiple: number | undefined
  for (const { ticker, amount: ordered } of amounts) {
    const material = materials.indexOf.get(ticker)
    let at = first
    while (at < first + length && item[at] !== material) at++
    if (at === first + length) return undefined
    const ratio = ordered / amount[at]!
    if (multiple !== undefined && !isClose(ratio, multiple)) return undefined
    multiple = ratio
  }
  return multiple !== undefined && multiple > 0 ? multiple : undefined
}

const isClose = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))
