import type { Company, ProductionLine } from '../game/company.ts'
import type { Universe } from '../universe/universe.ts'
import { buildingOfLine, recipeOfOrder } from './line-recipes.ts'
import { type LineState, lineState, orderRates } from './line-state.ts'

/** A recipe that a line really runs. */
export interface RealRecipe {
  readonly recipeId: string
  /** In the order of the queue: how many runs one loop over it makes. */
  readonly runs: number
  readonly runsPerDay: number
}

export interface CompanyLine extends LineState {
  readonly line: ProductionLine
  readonly planetId: string
  /** Index in the universe and ticker; undefined for a building that the data does not have. */
  readonly building: number | undefined
  readonly ticker: string
  readonly recipes: readonly RealRecipe[]
  /** Orders whose recipe is not known to us; their materials count all the same. */
  readonly unknownOrders: number
  /** Orders without a duration, of which nothing can be said. */
  readonly unknownDurations: number
  /** Units a day by ticker. */
  readonly made: ReadonlyMap<string, number>
  readonly used: ReadonlyMap<string, number>
}

/** Every production line of the player, by planet; lines on planets that the universe does not have are left out. */
export function companyLines(
  universe: Universe,
  { lines }: Pick<Company, 'lines'>,
  now: number,
): Map<string, CompanyLine[]> {
  const hasRecurring = lines.some(({ orders }) => orders.some(({ isRecurring }) => isRecurring))
  const byPlanet = new Map<string, CompanyLine[]>()
  for (const line of withoutDuplicates(lines)) {
    const planet = universe.planets.indexOf.get(line.planetId)
    if (planet === undefined) continue
    const own = byPlanet.get(line.planetId) ?? []
    byPlanet.set(line.planetId, own)
    own.push(companyLine(universe, planet, line, hasRecurring, now))
  }
  return byPlanet
}

const withoutDuplicates = (lines: readonly ProductionLine[]) => [
  ...new Map(lines.map((line) => [line.id, line])).values(),
]

function companyLine(
  universe: Universe,
  planet: number,
  line: ProductionLine,
  hasRecurring: boolean,
  now: number,
): CompanyLine {
  const building = buildingOfLine(universe, line)
  const state = lineState(line, now)
  const made = new Map<string, number>()
  const used = new Map<string, number>()
  const runs = new Map<string, { runs: number; runsPerDay: number }>()
  let unknownOrders = 0
  for (const { order, perDay } of orderRates(line, state, hasRecurring)) {
    for (const { ticker, amount } of order.outputs) add(made, ticker, amount * perDay)
    for (const { ticker, amount } of order.inputs) add(used, ticker, amount * perDay)
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
    ...state,
    line,
    planetId: line.planetId,
    building,
    ticker: building === undefined ? line.buildingName : universe.buildings.ticker[building]!,
    recipes: Array.from(runs, ([recipeId, known]) => ({ recipeId, ...known })),
    unknownOrders,
    unknownDurations: line.orders.filter(({ durationMs }) => durationMs === null).length,
    made,
    used,
  }
}

function add(amounts: Map<string, number>, ticker: string, amount: number) {
  amounts.set(ticker, (amounts.get(ticker) ?? 0) + amount)
}
