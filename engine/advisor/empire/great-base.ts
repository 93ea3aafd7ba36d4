import { HABITATION_TYPES } from '../../model/plan.ts'
import { constructionCost } from '../../plan/construction.ts'
import { baseArea, CORE_MODULE, CORE_MODULE_AREA } from '../../reference/base.ts'
import { KINDS } from '../../universe/buildings.ts'
import type { Universe } from '../../universe/universe.ts'
import { type LinearProgram, ProgramBuilder } from '../program.ts'
import type { Balance } from './cuts.ts'
import type { FixedBase } from './fixed-base.ts'
import { DETOUR } from './goods.ts'
import { addGreatExperts } from './great-experts.ts'
import { type GroupColumn, groupsOf, type Unit } from './groups.ts'
import { keyOf, type Market, marketsOf } from './markets.ts'
import { carrying, type EmpireRequest, type Side } from './request.ts'

/** The program of all bases as if they were one, and what its columns mean. */
export interface GreatBase {
  readonly program: LinearProgram
  readonly groups: readonly GroupColumn[]
  readonly units: readonly { readonly column: number; readonly unit: Unit }[]
  readonly balances: readonly Balance[]
  readonly rows: LimitRows
  readonly constant: number
}

/** The rows of what all bases share. */
export interface LimitRows {
  readonly permits: number
  readonly budget: number | undefined
  readonly hours: number | undefined
  readonly markets: readonly { readonly market: Market; readonly row: number }[]
}

/**
 * No empire earns more than one great base on the areas of all its planets, where homes need not be near and nothing is
 * carried between bases. A building that does the same anywhere has one column, so that no two solutions are alike: that
 * is what makes it quick to solve in whole numbers.
 */
export function greatBase(
  universe: Universe,
  request: EmpireRequest,
  open: readonly number[],
  fixed: readonly FixedBase[],
  areaShare = 1,
): GreatBase {
  const { sites, limits, left } = request
  const { groups: kinds, units: places } = groupsOf(universe, request, open)
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
    const column = builder.addColumn({ whole: true, lower: least, upper: most })
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
  const workerRows = Array.from({ length: KINDS }, () => builder.addRow(-Infinity, 0))
  for (const type of HABITATION_TYPES) {
    const home = indexOf.get(type)!
    const column = builder.addColumn({ whole: true })
    builder.add(allArea, column, area[home]!)
    if (budget !== undefined) builder.add(budget, column, leastCost(home))
    for (let k = 0; k < KINDS; k++) {
      builder.add(workerRows[k]!, column, -housing[home * KINDS + k]!)
    }
  }
  const groups = kinds.map((group) => {
    const { building } = group.activity
    const column = builder.addColumn({ whole: true, cost: -group.cost })
    builder.add(allArea, column, area[building]!)
    builder.add(built, column, group.area)
    if (budget !== undefined) builder.add(budget, column, group.constructionCost)
    for (let k = 0; k < KINDS; k++) {
      builder.add(workerRows[k]!, column, workers[building * KINDS + k]!)
    }
    return { column, group }
  })
  addPlaces(builder, groups, units, areaOf)
  addGreatExperts(universe, builder, request, open, groups)
  const hours =
    limits.fleetHours !== undefined && request.freight?.hours
      ? builder.addRow(-Infinity, limits.fleetHours)
      : undefined
  const shared = { builder, hours, markets: new Map<string, { market: Market; row: number }>() }
  const balances = addMarkets(universe, shared, request, open, fixed, groups)
  return {
    program: builder.build(),
    groups,
    units,
    balances,
    rows: { permits, budget, hours, markets: [...shared.markets.values()] },
    constant: -sum(({ costPerDay }) => costPerDay),
  }
}

/** The least that a building costs on any of the sites. */
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

/** What stands on some planets only needs their area, with homes. */
function addPlaces(
  builder: ProgramBuilder,
  groups: readonly GroupColumn[],
  units: GreatBase['units'],
  areaOf: (site: number) => number,
) {
  const sets = new Map<string, { readonly members: ReadonlySet<number>; readonly row: number }>()
  for (const { group } of groups) {
    if (!group.units) continue
    const key = group.units.toSorted((a, b) => a - b).join()
    if (sets.has(key)) continue
    const row = builder.addRow(-Infinity, 0)
    for (const unit of group.units) {
      const { column, unit: place } = units[unit]!
      builder.add(row, column, -areaOf(place.sites[0]!))
    }
    sets.set(key, { members: new Set(group.units), row })
  }
  for (const { column, group } of groups) {
    if (!group.units) continue
    for (const { members, row } of sets.values()) {
      if (group.units.every((unit) => members.has(unit))) builder.add(row, column, group.area)
    }
  }
}

interface Shared {
  readonly builder: ProgramBuilder
  readonly hours: number | undefined
  readonly markets: Map<string, { market: Market; row: number }>
}

function addMarkets(
  universe: Universe,
  { builder, hours: hoursRow, markets: limited }: Shared,
  request: EmpireRequest,
  open: readonly number[],
  fixed: readonly FixedBase[],
  groups: readonly GroupColumn[],
): Balance[] {
  const markets = marketsOf(universe, request)
  const places = [...open, ...fixed.map(({ site }) => site)]
  const entries = new Map<number, [number, number][]>()
  const poorer = new Set<number>()
  for (const { column, group } of groups) {
    for (const [material, perDay] of group.activity.net) {
      const list = entries.get(material) ?? []
      entries.set(material, list)
      list.push([column, perDay])
      if (group.standsForPoorer) poorer.add(material)
    }
  }
  for (const { net } of fixed)
    for (const [material] of net) entries.set(material, entries.get(material) ?? [])
  const ways = { sell: waysOf(request, places, 'sell'), buy: waysOf(request, places, 'buy') }

  return Array.from(entries, ([material, all]) => {
    const net = fixed.reduce((total, base) => total + (base.net.get(material) ?? 0), 0)
    const row = builder.addRow(-net, -net)
    for (const [column, perDay] of all) builder.add(row, column, perDay)
    if (poorer.has(material)) builder.add(row, builder.addColumn({}), -1)
    const least = markets.atLeast.get(material)
    const asked = least === undefined ? undefined : builder.addRow(least, Infinity)
    const made = builder.addRow(-Infinity, madeBy(fixed, material))
    for (const [column, perDay] of all) if (perDay > 0) builder.add(made, column, -perDay)
    const limitOf = (side: Side) => {
      const seen = new Set<string>()
      let most = 0
      for (const { site, jumps } of ways[side]) {
        const at = request.sites[site]!
        const market = markets.of(at, side, material)
        if (!market) continue
        const key = keyOf(market.exchange, side, material)
        const { cost, hours } = carrying(universe, request, material, jumps)
        const price = at.site.prices[side][material]!
        const sign = side === 'sell' ? 1 : -1
        const column = builder.addColumn({ cost: sign * price - cost - DETOUR })
        builder.add(row, column, -sign)
        if (hoursRow !== undefined) builder.add(hoursRow, column, hours)
        if (!seen.has(key)) most += market.most
        seen.add(key)
        if (market.most < Infinity) {
          const limit = limited.get(key) ?? { market, row: builder.addRow(-Infinity, market.most) }
          limited.set(key, limit)
          builder.add(limit.row, column, 1)
        }
        if (side !== 'sell') continue
        builder.add(made, column, 1)
        if (asked !== undefined) builder.add(asked, column, 1)
      }
      return most
    }
    const sold = limitOf('sell') - net
    const bought = limitOf('buy') + net
    return [
      { entries: all, most: poorer.has(material) ? Infinity : sold },
      { entries: all.map(([column, perDay]) => [column, -perDay] as const), most: bought },
    ].filter(({ most }) => most < Infinity)
  }).flat()
}

const madeBy = (fixed: readonly FixedBase[], material: number) =>
  fixed.reduce((total, base) => total + Math.max(0, base.net.get(material) ?? 0), 0)

/** Of the sites that trade alike, the one with the shortest way. */
function waysOf({ sites, jumps }: EmpireRequest, places: readonly number[], side: Side) {
  const best: { site: number; jumps: number }[] = []
  for (const site of places) {
    const distance = jumps.toExchange[side][site]!
    if (distance < 0) continue
    const { exchange, site: here } = sites[site]!
    const like = best.find(({ site: other }) => {
      const { exchange: there, site: its } = sites[other]!
      return there[side] === exchange[side] && its.prices[side] === here.prices[side]
    })
    if (!like) best.push({ site, jumps: distance })
    else like.jumps = Math.min(like.jumps, distance)
  }
  return best
}
