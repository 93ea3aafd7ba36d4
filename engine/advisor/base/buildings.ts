import { CORE_MODULE } from '../../game/constants/base.ts'
import { DEGRADATION_DAYS } from '../../game/constants/degradation.ts'
import {
  HABITATION_TYPES,
  type HabitationType,
  STORAGE_TYPES,
  type StorageType,
} from '../../game/plan.ts'
import { constructionCost } from '../../plan/construction.ts'
import { feesUnder } from '../../plan/local-fees.ts'
import { WORKER_KINDS } from '../../universe/buildings.ts'
import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import type { ProgramBuilder } from '../program.ts'
import { type BuildingKind, idleKind, kindsOf, type Work } from './columns.ts'
import type { AdvisorRequest, AdvisorSite } from './request.ts'
import { isOpen, standingAmounts } from './standing.ts'

export interface BuildingWeights {
  /** Days of degradation that the goal counts. */
  readonly days: number
  readonly construction: number
  /** $ for a unit of area a day. */
  readonly areaPrice: number
}

/** As many buildings as have nothing but this work; a part of a building is a part of its time. */
export interface WorkColumn {
  readonly column: number
  readonly work: Work
}

/** A whole number of buildings; where they work, the works add up to it. */
export interface KindColumn {
  readonly column: number
  readonly kind: BuildingKind
  readonly works: readonly WorkColumn[]
}

export interface BaseColumns {
  readonly habitations: readonly { readonly type: HabitationType; readonly column: number }[]
  readonly storages: readonly { readonly type: StorageType; readonly column: number }[]
  readonly areaRow: number
  /** Construction cost of what stands; minus the first cost where nothing stands. */
  readonly paidAlready: number
}

export interface BuildingColumns extends BaseColumns {
  readonly kinds: readonly KindColumn[]
}

/**
 * A whole number of each kind of building, and the share of its time that each recipe has: in the game a building runs
 * its recipes in turn.
 */
export function addBuildings(
  universe: Universe,
  builder: ProgramBuilder,
  request: AdvisorRequest,
  planet: number,
  areaTotal: number,
  weights: BuildingWeights,
): BuildingColumns {
  const base = startBase(universe, builder, request, planet, areaTotal, weights)
  const kinds = openKinds(universe, request, planet).map((kind): KindColumn => {
    const column = base.addStaffed(kind.building, kind.dailyFee)
    if (kind.works.length === 0) return { column, kind, works: [] }
    const time = builder.addRow(0, 0)
    builder.add(time, column, -1)
    const works = kind.works.map((work) => {
      const share = builder.addColumn({})
      builder.add(time, share, 1)
      return { column: share, work }
    })
    return { column, kind, works }
  })
  base.keepStanding(kinds.map(({ column, kind }) => ({ column, building: kind.building })))
  return { kinds, ...base.addInfrastructure() }
}

/** What production buildings, habitations and storages have in common, however the first are counted. */
export function startBase(
  universe: Universe,
  builder: ProgramBuilder,
  request: AdvisorRequest,
  planet: number,
  areaTotal: number,
  weights: BuildingWeights,
) {
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
  const workerRows = Array.from({ length: WORKER_KINDS }, () => builder.addRow(-Infinity, 0))
  const costRow =
    limits.mostConstructionCost === undefined
      ? undefined
      : builder.addRow(-Infinity, limits.mostConstructionCost + paidAlready)

  const add = (building: number, dailyDegradation: number, dailyFee: number) => {
    const cost = costOf(building)
    const column = builder.addColumn({
      integer: true,
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
  const addStaffed = (building: number, dailyFee: number) => {
    const column = add(building, 1 / DEGRADATION_DAYS, dailyFee)
    for (let k = 0; k < WORKER_KINDS; k++) {
      builder.add(workerRows[k]!, column, workers[building * WORKER_KINDS + k]!)
    }
    return column
  }
  const keepStanding = (production: readonly { column: number; building: number }[]) => {
    const ofBuilding = Map.groupBy(production, ({ building }) => building)
    for (const [building, amount] of standing) {
      const most = isOpen(universe, request, building, environment) ? Infinity : amount
      const columns = ofBuilding.get(building)
      if (!columns) continue
      const row = builder.addRow(amount, most)
      for (const { column } of columns) builder.add(row, column, 1)
    }
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
    for (let k = 0; k < WORKER_KINDS; k++) {
      builder.add(workerRows[k]!, column, -housing[building * WORKER_KINDS + k]!)
    }
    return column
  }
  const addInfrastructure = (): BaseColumns => ({
    habitations: HABITATION_TYPES.map((type) => ({ type, column: infrastructure(type) })),
    storages: STORAGE_TYPES.filter(isChosen).map((type) => ({
      type,
      column: infrastructure(type),
    })),
    areaRow,
    paidAlready,
  })
  return { addStaffed, keepStanding, addInfrastructure }
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

function openKinds(universe: Universe, request: AdvisorRequest, planet: number): BuildingKind[] {
  const { buildings } = universe
  const standing = standingAmounts(universe, request)
  const environment = universe.planets.environment[planet]!
  const recipes = request.limits.recipes && new Set(request.limits.recipes)
  const isAllowed = (id: string) => !recipes || recipes.has(id)
  const kinds: BuildingKind[] = []
  for (let building = 0; building < buildings.count; building++) {
    if (buildings.isProduction[building] === 0) continue
    const stands = standing.has(building)
    if (!stands && !isOpen(universe, request, building, environment)) continue
    kinds.push(...kindsOf(universe, request.site, planet, building, isAllowed))
    if (stands) kinds.push(idleKind(universe, request.site, planet, building))
  }
  return kinds
}
