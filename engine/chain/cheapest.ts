import type { Prices } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import { chainCosts } from './costs.ts'
import {
  type ChainRecipe,
  type ChainRecipes,
  chainRecipe,
  idsOf,
  isMined,
  makersByMaterial,
  selectedByMaterial,
} from './recipes.ts'

export interface ChainMarket {
  readonly prices: Prices
  readonly traded: Float64Array
}

const TIE = 1e-9

/**
 * Natural resources are mined, unless one is the wanted material. The rest is made by the selected recipe, else by the
 * one with the lowest unit cost. Ties go to the recipe with the most traded product, then to the first. Selecting or
 * buying a material changes no other recipe, so that a node stays where it is.
 */
export function cheapest(
  universe: Universe,
  selectedIds: readonly string[],
  wanted: number,
  { prices, traded }: ChainMarket,
): ChainRecipes {
  const makers = makersByMaterial(universe)
  const selected = selectedByMaterial(universe, selectedIds)
  const isLeft = (material: number) => material !== wanted && isMined(universe, material)
  const ways = makers.map((all, material) =>
    isLeft(material) ? [] : all.map((recipe) => chainRecipe(universe, recipe, material)),
  )
  const costs = chainCosts(universe, prices, (material) => ways[material]!)
  const mostTraded = ({ recipe }: ChainRecipe) => {
    const { start, item } = universe.recipes.outputs
    return Math.max(
      ...Array.from(item.subarray(start[recipe], start[recipe + 1]), (made) => traded[made]!),
    )
  }
  const chosen = new Map<number, ChainRecipe | undefined>()
  return {
    optionsOf: (material) => idsOf(universe, makers[material]!),
    recipeOf(material) {
      const own = selected.get(material)
      if (own !== undefined) return chainRecipe(universe, own, material)
      if (!chosen.has(material)) {
        const unit = new Map(ways[material]!.map((way) => [way, costs.made(way)]))
        const least = Math.min(...unit.values())
        const equal = ways[material]!.filter((way) => unit.get(way)! <= least * (1 + TIE))
        chosen.set(material, equal.toSorted((a, b) => mostTraded(b) - mostTraded(a))[0])
      }
      return chosen.get(material)
    },
  }
}
