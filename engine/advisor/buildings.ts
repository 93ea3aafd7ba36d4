import {
  HABITATION_TYPES,
  type HabitationType,
  STORAGE_TYPES,
  type StorageType,
} from '../model/plan.ts'
import { constructionCost } from '../plan/construction.ts'
import { feesUnder } from '../plan/local-fees.ts'
import { CORE_MODULE } from '../reference/base.ts'
import { DEGRADATION_DAYS } from '../reference/degradation.ts'
import { KINDS } from '../universe/buildings.ts'
import { NotAvailable } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import { type ActivityColumn, activitiesOf, idleActivity } from './columns.ts'
import type { ProgramBuilder } from './program.ts'
import type { AdvisorRequest, AdvisorSite } from './request.ts'
import { isOpen, standingAmounts } from './standing.ts'

export interface BuildingWeights {
  /** Days of degradation that the goal counts. */
  readonly days: number
  readonly construction: number
  /** $ for a unit of area a day. */
  readonly areaPrice: number
}

export interface BuildingColumns {
  readonly activities: readonly ActivityColumn[]
  readonly ofBuilding: ReadonlyMap<number, readonly number[]>
  readonly habitations: readonly { readonly type: HabitationType; readonly column: number }[]
  readonly storages: readonly { readonly type: StorageType; readonly column: number }[]
  readonly areaRow: number
  /** Construction cost of what stands; minus the first cost where nothing stands. */
  readonly paidAlready: number
}

export function addBuildings(
  universe: Universe,
  builder: ProgramBuilder,
  request: AdvisorRequest,
  planet: number,
  areaTotal: number,
  weights: BuildingWeights,
): BuildingColumns {
  const { site, limits } = request
  const { area, workers, housing, indexOf } = universe.buildings
  const environment = universe.planets.environment[planet]!
  const costOf = (building: number) =>
    constructionCost(universe, environment, building, site.prices.buy)
  const standing = standingAmounts(universe, request)
  const paidAlready = alreadyPaid(
    standing,
    costOf,
    limits.standing ? 0 : firstCost(universe, site, planet, costOf),
  )

  const areaRow = builder.addRow(-Infinity, areaTotal)
  const workerRows = Array.from({ length: KINDS }, () => builder.addRow(-Infinity, 0))
  const costRow =
    limits.mostConstructionCost === undefined
      ? undefined
      : builder.addRow(-Infinity, limits.mostConstructionCost + paidAlready)

  const add = (building: number, dailyDegradation: number, dailyFee: number) => {
    const cost = costOf(building)
    const column = builder.addColumn({
      whole: true,
      upper: Math.floor(areaTotal / area[building]!),
      cost:
        -(weights.days * dailyDegradation + weights.construction) * cost -
        weights.days * dailyFee -
        weights.areaPrice * area[building]!,
    })
    builder.add(areaRow, column, area[building]!)
    if (costRow !== undefined) builder.add(costRow, column, cost)
    return column
  }

  const activities: ActivityColumn[] = []
  const ofBuilding = new Map<number, number[]>()
  for (const activity of allActivities(universe, request, planet, standing)) {
    const { building } = activity
    const column = add(building, 1 / DEGRADATION_DAYS, activity.dailyFee)
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
    if (!columns) continue
    const row = builder.addRow(
      amount,
      isOpen(universe, request, building, environment) ? Infinity : amount,
    )
    for (const column of columns) builder.add(row, column, 1)
  }

  const isChosen = (type: StorageType) => {
    const building = indexOf.get(type)
    return building !== undefined && ((limits.storageDays ?? 0) > 0 || standing.has(building))
  }
  const infrastructure = (ticker: HabitationType | StorageType) => {
    const building = indexOf.get(ticker)
    if (building === undefined) throw new NotAvailable('Building', ticker)
    const column = add(building, 0, 0)
    const stands = standing.get(building)
    if (stands !== undefined) builder.add(builder.addRow(stands, Infinity), column, 1)
    for (let k = 0; k < KINDS; k++) {
      builder.add(workerRows[k]!, column, -housing[building * KINDS + k]!)
    }
    return column
  }
  return {
    activities,
    ofBuilding,
    habitations: HABITATION_TYPES.map((type) => ({ type, column: infrastructure(type) })),
    storages: STORAGE_TYPES.filter(isChosen).map((type) => ({
      type,
      column: infrastructure(type),
    })),
    areaRow,
    paidAlready,
  }
}

/** Core module and establishment fee: paid before any other building. */
function firstCost(
  universe: Universe,
  { rules }: AdvisorSite,
  planet: number,
  costOf: (building: number) => number,
): number {
  const core = universe.buildings.indexOf.get(CORE_MODULE)
  const fee = feesUnder(rules).establishment(universe, planet)
  return fee + (core === undefined ? 0 : costOf(core))
}

function alreadyPaid(
  standing: ReadonlyMap<number, number>,
  costOf: (building: number) => number,
  first: number,
): number {
  let paid = -first
  for (const [building, amount] of standing) paid += amount * costOf(building)
  return paid
}

function* allActivities(
  universe: Universe,
  request: AdvisorRequest,
  planet: number,
  standing: ReadonlyMap<number, number>,
) {
  const { buildings } = universe
  const environment = universe.planets.environment[planet]!
  const recipes = request.limits.recipes && new Set(request.limits.recipes)
  for (let building = 0; building < buildings.count; building++) {
    if (buildings.isProduction[building] === 0) continue
    const stands = standing.has(building)
    if (!stands && !isOpen(universe, request, building, environment)) continue
    for (const activity of activitiesOf(universe, request.site, planet, building)) {
      if (!recipes || recipes.has(activity.recipe!.id)) yield activity
    }
    if (stands) yield idleActivity(universe, request.site, planet, building)
  }
}
