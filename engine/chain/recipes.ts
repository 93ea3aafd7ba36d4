import type { Universe } from '../universe.ts'

/** Oxygen is collected on nearly every planet, so a chain takes it as extracted rather than made. */
const OXYGEN = 'O'
const COLLECTOR = 'COL'

/** The recipe that a chain takes for a material; `recipe` is −1 for oxygen, which the collector gives one unit a run. */
export interface ChainRecipe {
  readonly id: string
  readonly building: string
  readonly recipe: number
  readonly perRun: number
}

/** Which recipe makes which material in a chain: the selected one, else the first by id. */
export interface ChainRecipes {
  /** Ids of all recipes that make a material, in order. */
  optionsOf(material: number): string[]
  /** Undefined for a natural resource. */
  recipeOf(material: number): ChainRecipe | undefined
}

/** A selected recipe counts for everything it makes; of two that make the same material the later one. */
export function chainRecipes(universe: Universe, selectedIds: readonly string[]): ChainRecipes {
  const { materials, recipes } = universe
  const makers = makersByMaterial(universe)
  const selected = new Map<number, number>()
  for (const id of selectedIds) {
    const recipe = recipes.indexOf.get(id)
    if (recipe === undefined) continue
    const { start, item } = recipes.outputs
    for (let k = start[recipe]!; k < start[recipe + 1]!; k++) selected.set(item[k]!, recipe)
  }
  const oxygen = materials.indexOf.get(OXYGEN)
  return {
    optionsOf: (material) => makers[material]!.map((recipe) => recipes.id[recipe]!),
    recipeOf(material) {
      if (material === oxygen) {
        return { id: `${COLLECTOR}#=>`, building: COLLECTOR, recipe: -1, perRun: 1 }
      }
      const recipe = selected.get(material) ?? makers[material]![0]
      if (recipe === undefined) return undefined
      const { RecipeId: id, BuildingTicker: building } = recipes.listing[recipe]!
      return { id, building, recipe, perRun: outputPerRun(universe, recipe, material) }
    },
  }
}

function makersByMaterial({ materials, recipes }: Universe): readonly number[][] {
  const makers: number[][] = Array.from({ length: materials.count }, () => [])
  const { start, item } = recipes.outputs
  for (let recipe = 0; recipe < recipes.count; recipe++) {
    for (let k = start[recipe]!; k < start[recipe + 1]!; k++) {
      const list = makers[item[k]!]!
      if (list.at(-1) !== recipe) list.push(recipe)
    }
  }
  return makers
}

function outputPerRun({ recipes }: Universe, recipe: number, material: number): number {
  const { start, item, amount } = recipes.outputs
  let sum = 0
  for (let k = start[recipe]!; k < start[recipe + 1]!; k++) {
    if (item[k] === material) sum += amount[k]!
  }
  return sum
}
