import { OUTSIDE_RECIPE_ROI } from '../game/constants/base.ts'
import { REFERENCE_BASES } from '../game/constants/bases.ts'
import { CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import { EXPERTISES, type Expertise } from '../game/primitives.ts'
import { dailyVolumeOf } from '../market/daily-volume.ts'
import { resolvePrices } from '../market/prices.ts'
import { createFlows } from '../plan/flows.ts'
import type { EmpireBonus } from '../plan/input.ts'
import { gameRecipe } from '../plan/recipes.ts'
import { NotAvailable } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import { fillRow, orderColumns, type RoiColumns, roiColumns } from './columns.ts'
import { referenceSetup, runConditions, setupCost, setupEfficiency } from './reference-setup.ts'
import { carriageOf, type SweepFreight } from './sweep-freight.ts'

export interface RecipeRoiRequest {
  readonly planetNaturalId: string
  readonly cx: CxData | null
  readonly empire?: EmpireBonus | null
  readonly rules?: Rules
  readonly freight?: SweepFreight | undefined
}

/**
 * Every recipe in its reference base; none if freight is on and no jumps lead to its exchange. Sorted by base in the
 * order of the table, then by recipe id.
 */
export interface RecipeRoi extends RoiColumns {
  readonly planetNaturalId: string
  readonly buildingTicker: readonly string[]
  readonly recipeId: readonly string[]
  /** The assumed programme: the expertise of the building. */
  readonly cogc: readonly Expertise[]
}

const BASES = REFERENCE_BASES.filter(({ building }) => !OUTSIDE_RECIPE_ROI.includes(building))

export function recipeRoi(
  universe: Universe,
  { planetNaturalId, cx, empire = null, rules = CLASSIC, freight }: RecipeRoiRequest,
): RecipeRoi {
  const planet = universe.planets.indexOf.get(planetNaturalId)
  if (planet === undefined) throw new NotAvailable('Planet', planetNaturalId)
  const fertility = universe.planets.fertility[planet]!
  const prices = resolvePrices(universe, cx, planetNaturalId, rules)
  const market = { prices, sold: dailyVolumeOf(universe, cx, planetNaturalId).sold }
  const carriage = carriageOf(universe, planet, freight)
  const flows = createFlows(universe.materials.count)
  const { rows, buildingTicker, recipeId, cogc } = listRows(universe, rules, empire)
  const columns = roiColumns(recipeId.length)
  const kept: number[] = []

  for (const { setup, recipes, firstRow } of rows) {
    const efficiency = setupEfficiency(universe, setup, fertility)
    const run = runConditions(universe, setup, planet, prices, efficiency)
    const planCost = setupCost(universe, setup, planet, prices, run.constructionCost)
    const site = { run, planCost, market, carriage }
    for (let r = 0; r < recipes.length; r++) {
      const recipe = gameRecipe(universe, recipes[r]!)
      const row = firstRow + r
      if (fillRow(universe, columns, row, setup, recipe, site, flows)) kept.push(row)
    }
  }
  const all = { ...columns, planetNaturalId, buildingTicker, recipeId, cogc }
  return kept.length === recipeId.length ? all : rowsOf(all, kept)
}

const rowsOf = (roi: RecipeRoi, kept: readonly number[]): RecipeRoi => ({
  ...orderColumns(roi, Uint32Array.from(kept)),
  planetNaturalId: roi.planetNaturalId,
  buildingTicker: kept.map((row) => roi.buildingTicker[row]!),
  recipeId: kept.map((row) => roi.recipeId[row]!),
  cogc: kept.map((row) => roi.cogc[row]!),
})

function listRows(universe: Universe, rules: Rules, empire: EmpireBonus | null) {
  const { buildings, recipes, recipesOf } = universe
  const buildingTicker: string[] = []
  const recipeId: string[] = []
  const cogc: Expertise[] = []
  const rows = BASES.flatMap((base) => {
    const expertise = expertiseOf(universe, base.building)
    const setup = expertise && referenceSetup(universe, rules, base, expertise, empire)
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
