import { baseArea, CORE_MODULE, CORE_MODULE_AREA } from '../../game/constants/base.ts'
import { HABITATION_TYPES } from '../../game/plan.ts'
import { constructionCost } from '../../plan/construction.ts'
import { WORKER_KINDS } from '../../universe/buildings.ts'
import type { Universe } from '../../universe/universe.ts'
import { type LinearProgram, ProgramBuilder } from '../program.ts'
import type { CutBalance } from './cuts.ts'
import type { FixedBase } from './fixed-base.ts'
import { type GroupColumn, groupsOf, type SiteUnit } from './groups.ts'
import { levelsOf } from './levels.ts'
import type { ExchangeMarket } from './markets.ts'
import { addRelaxedExperts } from './relaxed-experts.ts'
import { addRelaxedMarkets } from './relaxed-markets.ts'
import type { EmpireRequest } from './request.ts'
import { addWholes, type WholeKind } from './whole-kinds.ts'

export interface EmpireRelaxation {
  readonly program: LinearProgram
  readonly groups: readonly GroupColumn[]
  readonly wholes: readonly WholeKind[]
  readonly units: readonly { readonly column: number; readonly unit: SiteUnit }[]
  readonly balances: readonly CutBalance[]
  readonly rows: LimitRows
  readonly constant: number
}

export interface LimitRows {
  readonly permits: number
  readonly budget: number | undefined
  readonly hours: number | undefined
  readonly markets: readonly { readonly market: ExchangeMarket; readonly row: number }[]
}

/**
 * A program that every empire fits into: one base on the areas of all planets, where homes need not be near and goods are
 * carried along a line. So no empire earns more. Work that is the same anywhere has one column, and only all buildings of a
 * kind together are whole. No two solutions are alike, which makes it quick to solve in whole numbers.
 */
export function empireRelaxation(
  universe: Universe,
  request: EmpireRequest,
  open: readonly number[],
  fixed: readonly FixedBase[],
  areaShare = 1,
): EmpireRelaxation {
  const { sites, limits, left } = request
  const levels = levelsOf(request, [...open, ...fixed.map(({ site }) => site)])
  const { groups: kinds, units: places } = groupsOf(universe, request, open, levels)
  const { area, workers, housing, indexOf } = universe.buildings
  const builder = new ProgramBuilder()
  const sum = (value: (base: FixedBase) => number) =>
    fixed.reduce((total, base) => total + value(base), 0)
  const permitsOf = (site: number) => sites[site]!.site.permits
  const taken =
    sum(({ site }) => permitsOf(site)) + left.reduce((n, { site }) => n + site.permits, 0)
  const permits = builder.addRow(-Infinity, limits.permits - taken)
  const allArea = builder.addRow(-Infinity, 0)
  const built = builder.addRow(-Infinity, 0)
  const areaOf = (site: number) => (baseArea(permitsOf(site)) - CORE_MODULE_AREA) * areaShare
  const units = places.map((unit) => {
    const most = unit.sites.length
    const least = unit.sites.filter((site) => sites[site]!.standing).length
    const column = builder.addColumn({ integer: true, lower: least, upper: most })
    const site = unit.sites[0]!
    builder.add(permits, column, permitsOf(site))
    builder.add(allArea, column, -areaOf(site))
    const share = builder.addColumn({ cost: -unit.perArea })
    builder.add(built, share, -1)
    const within = builder.addRow(-Infinity, 0)
    builder.add(within, share, 1)
    builder.add(within, column, -areaOf(site))
    return { column, unit }
  })
  const budget =
    limits.budget === undefined || sites.some(({ standing }) => standing)
      ? undefined
      : builder.addRow(-Infinity, limits.budget - sum((base) => base.constructionCost))
  const leastCost = cheapest(universe, request, open)
  if (budget !== undefined) {
    for (const { column } of units)
      builder.add(budget, column, leastCost(indexOf.get(CORE_MODULE)!))
  }
  const workerRows = Array.from({ length: WORKER_KINDS }, () => builder.addRow(-Infinity, 0))
  for (const type of HABITATION_TYPES) {
    const home = indexOf.get(type)!
    const column = builder.addColumn({ integer: true })
    builder.add(allArea, column, area[home]!)
    if (budget !== undefined) builder.add(budget, column, leastCost(home))
    for (let k = 0; k < WORKER_KINDS; k++) {
      builder.add(workerRows[k]!, column, -housing[home * WORKER_KINDS + k]!)
    }
  }
  const groups = kinds.map((group) => {
    const { building } = group.activity
    const column = builder.addColumn({ cost: -group.cost })
    builder.add(allArea, column, area[building]!)
    builder.add(built, column, group.area)
    if (budget !== undefined) builder.add(budget, column, group.constructionCost)
    for (let k = 0; k < WORKER_KINDS; k++) {
      builder.add(workerRows[k]!, column, workers[building * WORKER_KINDS + k]!)
    }
    return { column, group }
  })
  addPlaces(builder, groups, units, areaOf)
  const wholes = addWholes(builder, groups)
  addRelaxedExperts(universe, builder, request, open, groups)
  const hours =
    limits.fleetHours !== undefined && request.freight?.hours
      ? builder.addRow(-Infinity, limits.fleetHours)
      : undefined
  const goods = addRelaxedMarkets(universe, builder, request, {
    places: [...open, ...fixed.map(({ site }) => site)],
    fixed,
    groups,
    levels,
    hours,
    wholes,
  })
  return {
    program: builder.build(),
    groups,
    wholes,
    units,
    balances: goods.balances,
    rows: { permits, budget, hours, markets: goods.markets },
    constant: -sum(({ costPerDay }) => costPerDay),
  }
}

function cheapest(universe: Universe, { sites }: EmpireRequest, open: readonly number[]) {
  const { indexOf, environment } = universe.planets
  const usual = open[0] === undefined ? undefined : sites[open[0]]!.site.prices.buy
  const places = new Map(
    open.map((index) => {
      const { planetNaturalId, prices } = sites[index]!.site
      const surroundings = environment[indexOf.get(planetNaturalId)!]!
      return [
        `${surroundings} ${prices.buy === usual ? 'usual' : index}`,
        { surroundings, buy: prices.buy },
      ] as const
    }),
  )
  return (building: number) =>
    Math.min(
      ...Array.from(places.values(), ({ surroundings, buy }) =>
        constructionCost(universe, surroundings, building, buy),
      ),
    )
}

/** Groups that can be built on some planets only share the area of those planets, homes included. */
function addPlaces(
  builder: ProgramBuilder,
  groups: readonly GroupColumn[],
  units: EmpireRelaxation['units'],
  areaOf: (site: number) => number,
) {
  const rows = new Map<string, { readonly members: ReadonlySet<number>; readonly row: number }>()
  const seen = new Set<readonly number[]>()
  for (const { group } of groups) {
    if (!group.units || seen.has(group.units)) continue
    seen.add(group.units)
    const key = group.units.toSorted((a, b) => a - b).join()
    if (rows.has(key)) continue
    const row = builder.addRow(-Infinity, 0)
    for (const unit of group.units) {
      const { column, unit: place } = units[unit]!
      builder.add(row, column, -areaOf(place.sites[0]!))
    }
    rows.set(key, { members: new Set(group.units), row })
  }
  const rowsOf = new Map<readonly number[], number[]>()
  for (const { column, group } of groups) {
    if (!group.units) continue
    let within = rowsOf.get(group.units)
    if (!within) {
      const holds = ({ members }: { members: ReadonlySet<number> }) =>
        group.units!.every((unit) => members.has(unit))
      within = Array.from(rows.values()).flatMap((set) => (holds(set) ? set.row : []))
      rowsOf.set(group.units, within)
    }
    for (const row of within) builder.add(row, column, group.area)
  }
}
