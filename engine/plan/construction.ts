import { CORE_MODULE } from '../game/constants/base.ts'
import { DEGRADATION_DAYS } from '../game/constants/degradation.ts'
import type { Choice, Rules } from '../game/constants/rules.ts'
import { INFRASTRUCTURE_TYPES, type InfrastructureType } from '../game/plan.ts'
import type { AmountLists } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import { noInfrastructure } from './infrastructure.ts'
import type { BaseLayout } from './layout.ts'
import { listValue } from './recipes.ts'
import type { BuildingResult, ConstructionEntry, MaterialFlow } from './result.ts'

/** The cost of one building in the given environment, as a positive number. */
export const constructionCost = (
  universe: Universe,
  environment: number,
  building: number,
  buy: Float64Array,
) => listValue(universe.construction[environment]!, building, buy)

const rowsOfLists = new WeakMap<AmountLists, (readonly MaterialFlow[] | undefined)[]>()

/** A list of amounts as material flows. Built once and shared by all results, because the lists never change. */
export function materialRows(
  { materials }: Universe,
  lists: AmountLists,
  row: number,
): readonly MaterialFlow[] {
  let known = rowsOfLists.get(lists)
  if (!known) {
    known = []
    rowsOfLists.set(lists, known)
  }
  let rows = known[row]
  if (!rows) {
    const list: MaterialFlow[] = []
    for (let i = lists.start[row]!; i < lists.start[row + 1]!; i++) {
      list.push({ ticker: materials.ticker[lists.item[i]!]!, input: lists.amount[i]!, output: 0 })
    }
    rows = list
    known[row] = rows
  }
  return rows
}

export const constructionMaterialsOf = (
  universe: Universe,
  environment: number,
  building: number,
) => materialRows(universe, universe.construction[environment]!, building)

export function infrastructureCosts(
  universe: Universe,
  environment: number,
  buy: Float64Array,
): Record<InfrastructureType, number> {
  const costs = noInfrastructure()
  for (const type of INFRASTRUCTURE_TYPES) {
    const building = universe.buildings.indexOf.get(type)
    if (building !== undefined) costs[type] = constructionCost(universe, environment, building, buy)
  }
  return costs
}

/** What has to be built besides the production: one core module, then the infrastructure of the plan. */
export function* groundwork(
  infrastructure: Readonly<Record<InfrastructureType, number>>,
): Generator<[ticker: string, amount: number]> {
  yield [CORE_MODULE, 1]
  for (const type of INFRASTRUCTURE_TYPES) {
    if (infrastructure[type] > 0) yield [type, infrastructure[type]]
  }
}

const constructionEntry = (
  universe: Universe,
  environment: number,
  building: number,
  amount: number,
): ConstructionEntry => ({
  ticker: universe.buildings.ticker[building]!,
  materials: constructionMaterialsOf(universe, environment, building),
  amount,
})

/**
 * Production in the order of the plan, then infrastructure and core module, unless the core module is already built.
 */
export function constructionList(
  universe: Universe,
  environment: number,
  { buildings, amounts, infrastructure }: BaseLayout,
  includeCM: boolean,
) {
  const entries: ConstructionEntry[] = []
  const add = (building: number | undefined, amount: number) => {
    if (building === undefined || building < 0) return
    entries.push(constructionEntry(universe, environment, building, amount))
  }
  for (const [row, building] of buildings.entries()) add(building, amounts[row]!)
  for (const [ticker, amount] of groundwork(infrastructure)) {
    if (ticker === CORE_MODULE && !includeCM) continue
    add(universe.buildings.indexOf.get(ticker), amount)
  }
  return entries
}

export function constructionTotal(
  universe: Universe,
  environment: number,
  construction: readonly ConstructionEntry[],
  buy: Float64Array,
): number {
  let total = 0
  for (const { ticker, amount } of construction) {
    const building = universe.buildings.indexOf.get(ticker)!
    total += amount * constructionCost(universe, environment, building, buy)
  }
  return total
}

const WORN_OF_ROW: Choice<(amount: number) => number> = {
  classic: () => 1,
  accurate: (amount) => amount,
}
/** How many buildings of a row degrade, at the expense of its daily revenue. */
export const wornOfRow = (rules: Rules, amount: number) => WORN_OF_ROW[rules.rowDegradation](amount)

export function feesOf(buildings: readonly BuildingResult[]): number {
  let daily = 0
  for (const { dailyFee, amount } of buildings) daily -= dailyFee * amount
  return daily
}

/** Habitations, storage and the core module do not degrade. */
export function degradationOf(buildings: readonly BuildingResult[]): number {
  let daily = 0
  for (const { constructionCost: cost, amount } of buildings) {
    daily -= (cost * amount) / DEGRADATION_DAYS
  }
  return daily
}
