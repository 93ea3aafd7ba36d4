import { PRICE_UNKNOWN, type Prices } from '../market/prices.ts'
import {
  NEEDS,
  type Need,
  POPULATION_BUILDINGS,
  type PopulationBuilding,
} from '../reference/population-buildings.ts'
import type { MaterialAmount } from '../supply/shipment.ts'
import type { Universe } from '../universe/universe.ts'

/** How much of each need is to be served. */
export type WantedNeeds = Readonly<Partial<Record<Need, number>>>

export interface PopulationUpkeep extends Omit<PopulationBuilding, 'upkeep'> {
  /** A day. */
  readonly materials: readonly MaterialAmount[]
  /** A day; null where the price of a material is not known. */
  readonly cost: number | null
  readonly unpriced: readonly string[]
}

/** The upkeep of every building for the people at today's prices. */
export function populationUpkeep(universe: Universe, { buy, buyFrom }: Prices): PopulationUpkeep[] {
  const material = (ticker: string) => universe.materials.indexOf.get(ticker)
  const isPriced = (ticker: string) => {
    const index = material(ticker)
    return index !== undefined && buyFrom[index] !== PRICE_UNKNOWN
  }
  return POPULATION_BUILDINGS.map(({ upkeep, ...building }) => {
    const materials = Object.entries(upkeep).map(([ticker, amount]) => ({ ticker, amount }))
    const unpriced = Object.keys(upkeep).filter((ticker) => !isPriced(ticker))
    const cost =
      unpriced.length > 0
        ? null
        : materials.reduce((sum, { ticker, amount }) => sum + amount * buy[material(ticker)!]!, 0)
    return { ...building, materials, cost, unpriced }
  })
}

export interface CheapestService {
  readonly buildings: readonly PopulationUpkeep[]
  /** A day. */
  readonly cost: number
  readonly served: Readonly<Record<Need, number>>
}

/**
 * The buildings that serve all of what is wanted for the least a day, each once and at its first level. Null where all of them together
 * do not. What has an unknown price is no choice: it would seem cheap.
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
  // Sixteen thousand sets at most: each is looked at.
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
