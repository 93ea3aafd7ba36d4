import { dailyTradeOf } from '../daily-trade.ts'
import { NotAvailable } from '../diagnostics.ts'
import type { CxData } from '../model/cx.ts'
import { EXPERTISES, type Expertise } from '../model/primitives.ts'
import { createFlows } from '../plan/flows.ts'
import { gameRecipe } from '../plan/recipes.ts'
import { resolvePrices } from '../prices.ts'
import { REFERENCE_BASES, type ReferenceBase } from '../reference/bases.ts'
import { DOCUMENTED, type Rules } from '../reference/rules.ts'
import type { Universe } from '../universe.ts'
import { fillRow, joinColumns, type RoiColumns, roiColumns } from './columns.ts'
import { type IndexRange, type SweepControl, sweep } from './control.ts'
import { referenceSetup, runConditions, setupCost, setupEfficiency } from './reference-setup.ts'

export interface RecipeRoiRequest {
  readonly planetNaturalId: string
  readonly cx: CxData | null
  /** The rule book; the documented one by default. */
  readonly rules?: Rules
}

/** Every recipe in its reference base, base by base in the order of the table, recipes by id. */
export interface RecipeRoi extends RoiColumns {
  readonly planetNaturalId: string
  readonly buildingTicker: readonly string[]
  readonly recipeId: readonly string[]
  /** The programme assumed: the expertise of the building. */
  readonly cogc: readonly Expertise[]
}

/** What they bring depends on a planet's resources or soil more than on the recipe. */
const LEFT_OUT: readonly string[] = ['RIG', 'EXT', 'COL', 'FRM']
const BASES = REFERENCE_BASES.filter(({ building }) => !LEFT_OUT.includes(building))

/** Length of the range that slices divide. */
export const RECIPE_ROI_BASES = BASES.length

/** Null when it was cancelled. */
export function recipeRoi(
  universe: Universe,
  { planetNaturalId, cx, rules = DOCUMENTED }: RecipeRoiRequest,
  control: SweepControl = {},
  { from, to }: IndexRange = { from: 0, to: RECIPE_ROI_BASES },
): RecipeRoi | null {
  const planet = universe.planets.indexOf.get(planetNaturalId)
  if (planet === undefined) throw new NotAvailable('Planet', planetNaturalId)
  const environment = universe.planets.environment[planet]!
  const fertility = universe.planets.fertility[planet]!
  const prices = resolvePrices(universe, cx, planetNaturalId)
  const market = { prices, sold: dailyTradeOf(universe, cx, planetNaturalId).sold }
  const flows = createFlows(universe.materials.count)
  const { rows, buildingTicker, recipeId, cogc } = listRows(universe, rules, BASES.slice(from, to))
  const columns = roiColumns(recipeId.length)

  const finished = sweep(rows.length, control, (b) => {
    const { setup, recipes, firstRow } = rows[b]!
    const efficiency = setupEfficiency(universe, setup, fertility)
    const run = runConditions(universe, setup, environment, prices, efficiency)
    const cost = setupCost(universe, setup, environment, prices, run.constructionCost)
    for (let r = 0; r < recipes.length; r++) {
      const recipe = gameRecipe(universe, recipes[r]!)
      fillRow(columns, firstRow + r, setup, recipe, run, cost, market, flows)
    }
  })
  return finished ? { ...columns, planetNaturalId, buildingTicker, recipeId, cogc } : null
}

function listRows(universe: Universe, rules: Rules, bases: readonly ReferenceBase[]) {
  const { buildings, recipes, recipesOf } = universe
  const buildingTicker: string[] = []
  const recipeId: string[] = []
  const cogc: Expertise[] = []
  const rows = bases.flatMap((base) => {
    const expertise = expertiseOf(universe, base.building)
    const setup = expertise && referenceSetup(universe, rules, base, expertise)
    if (!setup) return []
    const own = recipesOf[setup.building]!
    const firstRow = recipeId.length
    for (const recipe of own) {
      buildingTicker.push(buildings.ticker[setup.building]!)
      recipeId.push(recipes.id[recipe]!)
      cogc.push(expertise)
    }
    return [{ setup, recipes: own, firstRow }]
  })
  return { rows, buildingTicker, recipeId, cogc }
}

function expertiseOf({ buildings }: Universe, ticker: string): Expertise | undefined {
  const building = buildings.indexOf.get(ticker)
  return building === undefined ? undefined : EXPERTISES[buildings.expertise[building]!]
}

/** The slices of one sweep as one table, in the order given. */
export function joinRecipeRoi(parts: readonly RecipeRoi[]): RecipeRoi {
  return {
    ...joinColumns(parts),
    planetNaturalId: parts[0]?.planetNaturalId ?? '',
    buildingTicker: parts.flatMap((part) => part.buildingTicker),
    recipeId: parts.flatMap((part) => part.recipeId),
    cogc: parts.flatMap((part) => part.cogc),
  }
}
