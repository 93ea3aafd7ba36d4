import { isResource } from '../planets/found-planet.ts'
import type { Universe } from '../universe/universe.ts'

/** Oxygen is collected on nearly every planet, so the classic chain takes it as extracted rather than made. */
const OXYGEN = 'O'
const COLLECTOR = 'COL'

/** `recipe` is −1 for oxygen, which the collector gives one unit a run. */
export interface ChainRecipe {
  readonly id: string
  readonly building: string
  readonly recipe: number
  readonly perRun: number
}

export interface ChainRecipes {
  optionsOf(material: number): string[]
  recipeOf(material: number): ChainRecipe | undefined
}

/** The selected recipe, else the first by id, as in older planners. */
export function firstListed(universe: Universe, selectedIds: readonly string[]): ChainRecipes {
  const makers = makersByMaterial(universe)
  const selected = selectedByMaterial(universe, selectedIds)
  const oxygen = universe.materials.indexOf.get(OXYGEN)
  return {
    optionsOf: (material) => idsOf(universe, makers[material]!),
    recipeOf(material) {
      if (material === oxygen) {
        return { id: `${COLLECTOR}#=>`, building: COLLECTOR, recipe: -1, perRun: 1 }
      }
      const recipe = selected.get(material) ?? makers[material]![0]
      return recipe === undefined ? undefined : chainRecipe(universe, recipe, material)
    },
  }
}

export const idsOf = ({ recipes }: Universe, made: readonly number[]) =>
  made.map((recipe) => recipes.id[recipe]!)

export function chainRecipe(universe: Universe, recipe: number, material: number): ChainRecipe {
  const { RecipeId: id, BuildingTicker: building } = universe.recipes.listing[recipe]!
  return { id, building, recipe, perRun: outputPerRun(universe, recipe, material) }
}

export const isMined = ({ materials }: Universe, material: number) =>
  isResource(materials.record[material]?.CategoryName ?? '')

/** A selected recipe applies to everything it makes; of two that make the same material the later one counts. */
export function selectedByMaterial({ recipes }: Universe, selectedIds: readonly string[]) {
  const selected = new Map<number, number>()
  for (const id of selectedIds) {
    const recipe = recipes.indexOf.get(id)
    if (recipe === undefined) continue
    const { start, item } = recipes.outputs
    for (let k = start[recipe]!; k < start[recipe + 1]!; k++) selected.set(item[k]!, recipe)
  }
  return selected
}

export function makersByMaterial({ materials, recipes }: Universe): readonly number[][] {
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
