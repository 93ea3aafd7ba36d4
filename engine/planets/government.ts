import {
  NEEDS,
  type Need,
  POPULATION_BUILDINGS,
  type PopulationBuilding,
} from '../game/constants/population-buildings.ts'
import { isBuyable, type Prices } from '../market/prices.ts'
import type { MaterialAmount } from '../market/shipment.ts'
import type { Universe } from '../universe/universe.ts'

export type WantedNeeds = Readonly<Partial<Record<Need, number>>>

export interface PopulationUpkeep extends Omit<PopulationBuilding, 'upkeep'> {
  readonly materials: readonly MaterialAmount[]
  /** $ a day; null if the price of a material is unknown. */
  readonly cost: number | null
  readonly unpriced: readonly string[]
}

export const populationUpkeep = (universe: Universe, prices: Prices): PopulationUpkeep[] =>
  POPULATION_BUILDINGS.map(({ upkeep, ...building }) => {
    const materials = Object.entries(upkeep).map(([ticker, amount]) => ({ ticker, amount }))
    const unpriced = Object.keys(upkeep).filter((ticker) => !isBuyable(universe, prices, ticker))
    const priceOf = (ticker: string) => prices.buy[universe.materials.indexOf.get(ticker)!]!
    const cost =
      unpriced.length > 0
        ? null
        : materials.reduce((sum, { ticker, amount }) => sum + amount * priceOf(ticker), 0)
    return { ...building, materials, cost, unpriced }
  })

export interface CheapestService {
  readonly buildings: readonly PopulationUpkeep[]
  readonly cost: number
  readonly served: Readonly<Record<Need, number>>
}

/**
 * The cheapest set of buildings that serves all wanted needs, each used once and at its first level. Null if all
 * buildings together do not suffice. A building with an unknown price is left out, since it would seem cheap.
 */
export function cheapestService(
  upkeeps: readonly PopulationUpkeep[],
  wanted: WantedNeeds,
): CheapestService | null {
  const choices = upkeeps.filter(
    ({ cost, serves }) => cost !== null && NEEDS.some((need) => wanted[need] && serves[need]),
  )
  let best: readonly PopulationUpkeep[] | null = null
  let bestCost = Infinity
  // There are at most sixteen thousand sets, so all are tried.
  for (let set = 0; set < 2 ** choices.length; set++) {
    const chosen = choices.filter((_, place) => set & (1 << place))
    const cost = costOf(chosen)
    if (cost >= bestCost) continue
    const served = servedBy(chosen)
    if (NEEDS.some((need) => served[need] < (wanted[need] ?? 0))) continue
    best = chosen
    bestCost = cost
  }
  return best && { buildings: best, cost: bestCost, served: servedBy(best) }
}

const costOf = (buildings: readonly PopulationUpkeep[]) =>
  buildings.reduce((sum, { cost }) => sum + (cost ?? 0), 0)

export function servedBy(
  buildings: readonly Pick<PopulationUpkeep, 'serves'>[],
): Record<Need, number> {
  const served = { safety: 0, health: 0, comfort: 0, culture: 0, education: 0 }
  for (const { serves } of buildings) for (const need of NEEDS) served[need] += serves[need] ?? 0
  return served
}
