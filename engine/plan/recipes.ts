import type { AmountLists } from '../universe/csr.ts'
import type { RecipeListing } from '../universe/recipes.ts'
import { listingOf } from '../universe/recipes.ts'
import type { Universe } from '../universe/universe.ts'

/** A recipe of the game or the extraction of a planet's resource: row `row` of its lists. */
export interface BuildingRecipe {
  readonly id: string
  readonly timeMs: number
  readonly row: number
  readonly inputs: AmountLists
  readonly outputs: AmountLists
  readonly listing: RecipeListing
}

export function recipesOn(universe: Universe, building: number, planet: number): BuildingRecipe[] {
  if (universe.buildings.extracts[building]! < 0) {
    return Array.from(universe.recipesOf[building]!, (recipe) => gameRecipe(universe, recipe))
  }
  const { resourceStart } = universe.planets
  const options: BuildingRecipe[] = []
  for (let r = resourceStart[planet]!; r < resourceStart[planet + 1]!; r++) {
    if (drawsResource(universe, building, r)) options.push(extraction(universe, building, r))
  }
  return options
}

export function recipeOn(
  universe: Universe,
  building: number,
  planet: number,
  id: string,
): BuildingRecipe | undefined {
  const { buildings, recipes } = universe
  if (buildings.extracts[building]! >= 0) {
    return recipesOn(universe, building, planet).find((option) => option.id === id)
  }
  const recipe = recipes.indexOf.get(id)
  if (recipe === undefined || recipes.building[recipe] !== building) return undefined
  return gameRecipe(universe, recipe)
}

export function gameRecipe({ recipes }: Universe, recipe: number): BuildingRecipe {
  return {
    id: recipes.id[recipe]!,
    timeMs: recipes.timeMs[recipe]!,
    row: recipe,
    inputs: recipes.inputs,
    outputs: recipes.outputs,
    listing: recipes.listing[recipe]!,
  }
}

const drawsResource = ({ buildings, planets }: Universe, building: number, resource: number) =>
  planets.resourceType[resource] === buildings.extracts[building]

/** `resource` counts over the resources of all planets, as in `Planets.resourceStart`. */
function extraction(universe: Universe, building: number, resource: number): BuildingRecipe {
  const { buildings, materials, planets } = universe
  const extractor = buildings.ticker[building]!
  const material = materials.ticker[planets.resourceMaterial[resource]!]!
  const timeMs = planets.extractionTimeMs[resource]!
  const id = `${extractor}#${material}`
  return {
    id,
    timeMs,
    row: resource,
    inputs: planets.extractionInputs,
    outputs: planets.extractionOutputs,
    listing: listingOf({
      RecipeId: id,
      BuildingTicker: extractor,
      RecipeName: extractor,
      TimeMs: timeMs,
      Inputs: [],
      Outputs: [{ Ticker: material, Amount: planets.extractionAmount[resource]! }],
    }),
  }
}

export function listValue({ start, item, amount }: AmountLists, row: number, prices: Float64Array) {
  let value = 0
  for (let i = start[row]!; i < start[row + 1]!; i++) value += amount[i]! * prices[item[i]!]!
  return value
}

export function lists({ start, item }: AmountLists, row: number, material: number): boolean {
  for (let i = start[row]!; i < start[row + 1]!; i++) if (item[i] === material) return true
  return false
}
