import type { Company, ProductionLine } from '../game/company.ts'
import type { Universe } from '../universe/universe.ts'
import { buildingOfLine, recipeOfOrder } from './line-recipes.ts'
import { type LineWork, lineWork } from './line-work.ts'

/** A recipe that a line really runs. */
export interface RealRecipe {
  readonly recipeId: string
  /** How many runs of the recipe one pass through the queue makes. */
  readonly runs: number
  readonly runsPerDay: number
}

export interface CompanyLine extends Omit<LineWork, 'rates'> {
  readonly line: ProductionLine
  readonly planetId: string
  /** Index in the universe and ticker; undefined for a building that the data does not have. */
  readonly building: number | undefined
  readonly ticker: string
  readonly recipes: readonly RealRecipe[]
  /** Number of orders whose recipe we do not know. Their materials still count. */
  readonly unknownOrders: number
}

/** Every production line of the player, by planet; lines on planets that the universe does not have are left out. */
export function companyLines(
  universe: Universe,
  { lines }: Pick<Company, 'lines'>,
  now: number,
): Map<string, CompanyLine[]> {
  const hasRecurring = lines.some(({ orders }) => orders.some(({ isRecurring }) => isRecurring))
  const byPlanet = new Map<string, CompanyLine[]>()
  for (const line of lines) {
    const planet = universe.planets.indexOf.get(line.planetId)
    if (planet === undefined) continue
    const own = byPlanet.get(line.planetId) ?? []
    byPlanet.set(line.planetId, own)
    own.push(companyLine(universe, planet, line, hasRecurring, now))
  }
  return byPlanet
}

function companyLine(
  universe: Universe,
  planet: number,
  line: ProductionLine,
  hasRecurring: boolean,
  now: number,
): CompanyLine {
  const building = buildingOfLine(universe, line)
  const { rates, ...work } = lineWork(line, hasRecurring, now)
  const runs = new Map<string, { runs: number; runsPerDay: number }>()
  let unknownOrders = 0
  for (const { order, perDay } of rates) {
    const found =
      building === undefined ? undefined : recipeOfOrder(universe, planet, building, order)
    if (!found) {
      unknownOrders += 1
      continue
    }
    const known = runs.get(found.recipe.id) ?? { runs: 0, runsPerDay: 0 }
    runs.set(found.recipe.id, {
      runs: known.runs + found.runs,
      runsPerDay: known.runsPerDay + found.runs * perDay,
    })
  }
  return {
    ...work,
    line,
    planetId: line.planetId,
    building,
    ticker: building === undefined ? line.buildingName : universe.buildings.ticker[building]!,
    recipes: Array.from(runs, ([recipeId, known]) => ({ recipeId, ...known })),
    unknownOrders,
  }
}
