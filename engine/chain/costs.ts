import { DEGRADATION_DAYS } from '../game/constants/degradation.ts'
import { environmentClass } from '../game/constants/environment.ts'
import { DAY_MS } from '../game/time.ts'
import { PRICE_UNKNOWN, type Prices } from '../market/prices.ts'
import { constructionCost } from '../plan/construction.ts'
import { listValue } from '../plan/recipes.ts'
import type { Universe } from '../universe/universe.ts'
import type { ChainRecipe } from './recipes.ts'

/** Infinity if a material needs one without a price. */
export interface ChainCosts {
  readonly bought: (material: number) => number
  /** Cost by one recipe, if its inputs cost what they do in the chain. */
  readonly made: (recipe: ChainRecipe) => number
}

const SETTLED = 1e-12
const NORMAL = environmentClass({ Gravity: 1, Pressure: 1, Temperature: 20, Surface: true })

/**
 * A unit costs its inputs, the workers and the degradation of a building at 100 %. By-products are not credited, as in
 * the amounts of the chain. Each material costs what its cheapest recipe does; a material without a recipe is bought.
 * Costs are lowered repeatedly until none falls, which also settles materials that need each other.
 */
export function chainCosts(
  universe: Universe,
  prices: Prices,
  /** Empty for mined and bought materials. */
  waysOf: (material: number) => readonly ChainRecipe[],
): ChainCosts {
  const { materials, recipes } = universe
  const bought = (material: number) =>
    prices.buyFrom[material] === PRICE_UNKNOWN ? Number.POSITIVE_INFINITY : prices.buy[material]!
  const perRun = runCosts(universe, prices)
  const ways = Array.from({ length: materials.count }, (_, material) => waysOf(material))
  const cost = Float64Array.from(ways, (own, material) =>
    own.length > 0 ? Number.POSITIVE_INFINITY : bought(material),
  )
  const made = ({ recipe, perRun: units }: ChainRecipe) => {
    if (recipe < 0) return Number.POSITIVE_INFINITY
    const { start, item, amount } = recipes.inputs
    let total = perRun[recipe]!
    for (let k = start[recipe]!; k < start[recipe + 1]!; k++) total += amount[k]! * cost[item[k]!]!
    return total / units
  }
  const settle = () => {
    for (let falls = true; falls; ) {
      falls = false
      for (const [material, own] of ways.entries()) {
        for (const way of own) {
          const unit = made(way)
          if (unit >= cost[material]! * (1 - SETTLED)) continue
          cost[material] = unit
          falls = true
        }
      }
    }
  }
  settle()
  // Materials without a cost so far are bought: the start of a loop, collected oxygen, and products of an input without
  // a price.
  for (const material of cost.keys()) {
    if (!Number.isFinite(cost[material]!)) cost[material] = bought(material)
  }
  settle()
  return { bought, made }
}

function runCosts(universe: Universe, { buy }: Prices): Float64Array {
  const { buildings, recipes } = universe
  const daily = Float64Array.from(
    buildings.ticker,
    (_, building) =>
      listValue(buildings.upkeep.accurate, building, buy) +
      constructionCost(universe, NORMAL, building, buy) / DEGRADATION_DAYS,
  )
  return Float64Array.from(recipes.id, (_, recipe) => {
    const building = recipes.building[recipe]!
    return building < 0 ? 0 : (daily[building]! * recipes.timeMs[recipe]!) / DAY_MS
  })
}
