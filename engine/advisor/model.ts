import { NotAvailable } from '../diagnostics.ts'
import { HABITATION_TYPES, type HabitationType } from '../model/plan.ts'
import { EXPERTISES } from '../model/primitives.ts'
import { constructionCost } from '../plan/construction.ts'
import { MOST_EXPERTS } from '../plan/edit.ts'
import {
  baseArea,
  CORE_MODULE,
  CORE_MODULE_AREA,
  DEGRADATION_DAYS,
  STORAGE,
  storageCapacity,
} from '../reference/base.ts'
import { EXPERT_BONUS } from '../reference/bonuses.ts'
import { KINDS } from '../universe/buildings.ts'
import type { Universe } from '../universe.ts'
import { type Activity, activitiesOf, idleActivity } from './columns.ts'
import { type LinearProgram, ProgramBuilder } from './program.ts'
import type { AdvisorRequest } from './request.ts'
import { addTrade, type TradeColumns } from './trade.ts'

/** The program of a request and what its columns and rows mean. */
export interface AdvisorModel {
  readonly program: LinearProgram
  readonly request: AdvisorRequest
  /** Column of each activity: how many buildings do it. */
  readonly activities: readonly { readonly column: number; readonly activity: Activity }[]
  readonly habitations: readonly { readonly type: HabitationType; readonly column: number }[]
  readonly storage: number
  readonly trade: TradeColumns
  /** `experts[expertise][amount]` is the column that says so; empty where experts are given. */
  readonly experts: readonly (readonly number[])[]
  readonly areaRow: number
  /** Adds to the program's objective. */
  readonly constant: number
}

export interface ModelOptions {
  /** What a unit of area costs a day in the objective: how profit per area is maximised step by step. */
  readonly areaPrice?: number
}

/** What a request asks, as a program. Its objective is the goal; throws where the planet is unknown. */
export function advisorModel(
  universe: Universe,
  request: AdvisorRequest,
  { areaPrice = 0 }: ModelOptions = {},
): AdvisorModel {
  const { site, limits, goal } = request
  const planet = universe.planets.indexOf.get(site.planetNaturalId)
  if (planet === undefined) throw new NotAvailable('Planet', site.planetNaturalId)
  const builder = new ProgramBuilder()
  const days = goal.kind === 'horizon' ? goal.days : 1
  const buildCost = goal.kind === 'horizon' ? 1 : 0
  const standing = standingAmounts(universe, request)
  const areaTotal = baseArea(site.permits) - CORE_MODULE_AREA
  const { area, workers, housing } = universe.buildings

  const areaRow = builder.addRow(-Infinity, areaTotal)
  const workerRows = Array.from({ length: KINDS }, () => builder.addRow(-Infinity, 0))
  const environment = universe.planets.environment[planet]!
  const costRow =
    limits.mostConstructionCost === undefined
      ? undefined
      : builder.addRow(-Infinity, limits.mostConstructionCost)

  let standingCost = 0
  const addBuildings = (building: number, dailyWear: number, most: number) => {
    const cost = constructionCost(universe, environment, building, site.prices.buy)
    const column = builder.addColumn({
      whole: true,
      upper: most,
      cost: -days * dailyWear * cost - buildCost * cost - areaPrice * area[building]!,
    })
    builder.add(areaRow, column, area[building]!)
    if (costRow !== undefined) builder.add(costRow, column, cost)
    return column
  }

  const activities: { column: number; activity: Activity }[] = []
  const ofBuilding = new Map<number, number[]>()
  for (const activity of allActivities(universe, request, planet, standing)) {
    const { building } = activity
    const most = Math.floor(areaTotal / area[building]!)
    const column = addBuildings(building, 1 / DEGRADATION_DAYS, most)
    for (let k = 0; k < KINDS; k++) {
      builder.add(workerRows[k]!, column, workers[building * KINDS + k]!)
    }
    activities.push({ column, activity })
    const columns = ofBuilding.get(building)
    if (columns) columns.push(column)
    else ofBuilding.set(building, [column])
  }
  for (const [building, amount] of standing) {
    const columns = ofBuilding.get(building)
    if (!columns || amount === 0) continue
    const row = builder.addRow(amount, isOpen(universe, request, building) ? Infinity : amount)
    for (const column of columns) builder.add(row, column, 1)
  }

  const infrastructure = (ticker: HabitationType | typeof STORAGE) => {
    const building = universe.buildings.indexOf.get(ticker)
    if (building === undefined) throw new NotAvailable('Building', ticker)
    const column = addBuildings(building, 0, Math.floor(areaTotal / area[building]!))
    const stands = standing.get(building) ?? 0
    if (stands > 0) builder.add(builder.addRow(stands, Infinity), column, 1)
    for (let k = 0; k < KINDS; k++) {
      builder.add(workerRows[k]!, column, -housing[building * KINDS + k]!)
    }
    return column
  }
  const habitations = HABITATION_TYPES.map((type) => ({ type, column: infrastructure(type) }))
  const storage = infrastructure(STORAGE)

  for (const [building, amount] of standing) {
    standingCost += amount * constructionCost(universe, environment, building, site.prices.buy)
  }
  const core = universe.buildings.indexOf.get(CORE_MODULE)
  const coreCost =
    limits.standing || core === undefined
      ? 0
      : constructionCost(universe, environment, core, site.prices.buy)

  const trade = addTrade(universe, builder, request, activities, areaTotal, days)
  addMovingLimits(universe, builder, request, trade, storage)
  addKinds(universe, builder, request, ofBuilding, areaTotal)
  const experts = addExperts(universe, builder, request, activities, areaTotal)

  const program = builder.build()
  // What stands need not be paid for again.
  if (costRow !== undefined)
    program.rowUpper[costRow] = program.rowUpper[costRow]! + standingCost - coreCost
  return {
    program,
    request,
    activities,
    habitations,
    storage,
    trade,
    experts,
    areaRow,
    constant: buildCost * (standingCost - coreCost) - areaPrice * CORE_MODULE_AREA,
  }
}

/** By index of the building. */
function standingAmounts({ buildings }: Universe, { limits }: AdvisorRequest): Map<number, number> {
  const amounts = new Map<number, number>()
  const add = (ticker: string, amount: number) => {
    const building = buildings.indexOf.get(ticker)
    if (building !== undefined && amount > 0) {
      amounts.set(building, (amounts.get(building) ?? 0) + amount)
    }
  }
  for (const { ticker, amount } of limits.standing?.buildings ?? []) add(ticker, amount)
  for (const [ticker, amount] of Object.entries(limits.standing?.infrastructure ?? {})) {
    add(ticker, amount)
  }
  return amounts
}

/** Whether more of a building may be built. */
function isOpen({ buildings }: Universe, { limits }: AdvisorRequest, building: number): boolean {
  if (!limits.expertises) return true
  const expertise = buildings.expertise[building]!
  return expertise >= 0 && limits.expertises.includes(EXPERTISES[expertise]!)
}

function* allActivities(
  universe: Universe,
  request: AdvisorRequest,
  planet: number,
  standing: ReadonlyMap<number, number>,
): Generator<Activity> {
  const { buildings } = universe
  for (let building = 0; building < buildings.count; building++) {
    if (buildings.isProduction[building] === 0) continue
    const stands = standing.has(building)
    if (!stands && !isOpen(universe, request, building)) continue
    yield* activitiesOf(universe, request.site, planet, building)
    if (stands) yield idleActivity(universe, request.site, planet, building)
  }
}

/** Tonnes and cubic metres that cross the base's storage: a limit of ships, and of the store that must last. */
function addMovingLimits(
  { materials }: Universe,
  builder: ProgramBuilder,
  { limits }: AdvisorRequest,
  { sold, bought }: TradeColumns,
  storage: number,
) {
  const moving = (of: Float64Array, most: number) => {
    const row = builder.addRow(-Infinity, most)
    for (const columns of [sold, bought]) {
      for (const [material, column] of columns) builder.add(row, column, of[material]!)
    }
    return row
  }
  if (limits.mostTonnesPerDay !== undefined) moving(materials.weight, limits.mostTonnesPerDay)
  if (limits.mostCubicMetresPerDay !== undefined) {
    moving(materials.volume, limits.mostCubicMetresPerDay)
  }
  const days = limits.storageDays ?? 0
  if (days <= 0) return
  for (const measure of [materials.weight, materials.volume]) {
    const row = moving(measure, storageCapacity(0) / days)
    builder.add(row, storage, -(storageCapacity(1) - storageCapacity(0)) / days)
  }
}

function addKinds(
  { buildings }: Universe,
  builder: ProgramBuilder,
  { limits }: AdvisorRequest,
  ofBuilding: ReadonlyMap<number, readonly number[]>,
  areaTotal: number,
) {
  if (limits.mostKinds === undefined) return
  const kinds = builder.addRow(-Infinity, limits.mostKinds)
  for (const [building, columns] of ofBuilding) {
    const chosen = builder.addColumn({ whole: true, upper: 1 })
    builder.add(kinds, chosen, 1)
    const link = builder.addRow(-Infinity, 0)
    builder.add(link, chosen, -Math.floor(areaTotal / buildings.area[building]!))
    for (const column of columns) builder.add(link, column, 1)
  }
}

/** One number of experts for each expertise, six in all; a building runs with the number that was chosen. */
function addExperts(
  { buildings }: Universe,
  builder: ProgramBuilder,
  { site }: AdvisorRequest,
  activities: AdvisorModel['activities'],
  areaTotal: number,
): number[][] {
  if (site.experts !== 'choose') return []
  const all = builder.addRow(-Infinity, MOST_EXPERTS)
  const levels = EXPERTISES.map(() => {
    const one = builder.addRow(1, 1)
    return EXPERT_BONUS.map((_, amount) => {
      const column = builder.addColumn({ whole: true, upper: 1 })
      builder.add(one, column, 1)
      builder.add(all, column, amount)
      return column
    })
  })
  const links = levels.map((columns) =>
    columns.map((column) => {
      const row = builder.addRow(-Infinity, 0)
      builder.add(row, column, -areaTotal)
      return row
    }),
  )
  for (const { column, activity } of activities) {
    const expertise = buildings.expertise[activity.building]!
    if (expertise < 0 || !activity.recipe) continue
    builder.add(links[expertise]![activity.experts]!, column, buildings.area[activity.building]!)
  }
  return levels
}
