import type { Station } from '../../game/constants/stations.ts'
import type { ProgramType } from '../../game/programs.ts'
import { PROGRAM_TYPES } from '../../universe/planets.ts'
import { jumpsToNearest, jumpsToStation } from '../../universe/station-jumps.ts'
import type { Universe } from '../../universe/universe.ts'
import { marketProfit } from '../market-profit.ts'
import { type Atlas, entryOf, groundOf } from './atlas.ts'
import { bestOfEach, bestOfMany, type Found, type Pick } from './best.ts'
import type { AtlasEach, AtlasOrder } from './choices.ts'
import type { AtlasWay } from './ways.ts'

export interface AtlasFilter {
  readonly makes?: string | undefined
  readonly uses?: string | undefined
  readonly building?: string | undefined
  readonly recipe?: string | undefined
  readonly planets?: readonly string[] | undefined
  readonly freePlotsOnly?: boolean | undefined
  readonly program?: ProgramType | undefined
  /** The maximum of jumps to a station, or to the nearest if none is named. */
  readonly near?: { readonly station?: Station | undefined; readonly jumps: number } | undefined
}

export interface AtlasRanking {
  readonly filter: AtlasFilter
  readonly order: AtlasOrder
  readonly each: AtlasEach
  readonly count: number
  /** Fraction of the daily volume that a base may sell in the order `market`. */
  readonly marketShare: number
}

export interface Ranked {
  readonly bases: readonly Pick[]
  readonly found: number
  /** Planets that pass the filter and are left out, because no jumps lead to any station. */
  readonly withoutRoute: number
}

/**
 * One pass over all matching bases, with three additions for each; only the best are kept. Of equal ones the first
 * wins, so planets are sorted by jumps to the nearest station. Those without a route are left out, unless the filter names
 * them.
 */
export function rank(atlas: Atlas, ranking: AtlasRanking): Ranked {
  const { filter, order, each, count, marketShare } = ranking
  const { universe, ways } = atlas
  const jumps = leastJumps(universe)
  const matching = planetsThat(atlas, filter, jumps)
  const reached = matching.filter((planet) => jumps[planet]! >= 0)
  const withoutRoute = filter.planets ? 0 : matching.length - reached.length
  // Those without a route come last.
  const distance = (planet: number) =>
    jumps[planet]! < 0 ? universe.planets.count : jumps[planet]!
  const planets = Uint32Array.from(filter.planets ? matching : reached).sort(
    (a, b) => distance(a) - distance(b) || a - b,
  )
  const value = VALUES[order](atlas, marketShare)
  const best = collector(atlas, each, count)
  let found = 0
  for (let w = 0; w < ways.length; w++) {
    if (!passes(atlas, ways[w]!, filter)) continue
    for (let i = 0; i < planets.length; i++) {
      const planet = planets[i]!
      const key = value(w, planet)
      if (Number.isNaN(key)) continue
      found++
      best.offer(w, planet, key)
    }
  }
  return { bases: best.picked(), found, withoutRoute }
}

function collector(atlas: Atlas, each: AtlasEach, count: number): Found {
  switch (each) {
    case 'recipe':
      return bestOfEach(atlas.ways.length, count, (way) => way)
    case 'planet':
      return bestOfEach(atlas.universe.planets.count, count, (_, planet) => planet)
    case 'base':
      return bestOfMany(count)
  }
}

/** Daily profit after freight; NaN if there is no such base. The order of the terms is that of `fillRow`. */
function profitAt(atlas: Atlas, way: number, planet: number): number {
  const { base } = atlas.ways[way]!
  const entry = entryOf(atlas, way, planet)
  return (
    atlas.balance[entry]! -
    atlas.degradation[groundOf(atlas, base, planet)]! -
    atlas.fees[base * atlas.universe.planets.count + planet]! -
    atlas.size[entry]! * atlas.carriage[planet]!
  )
}

const costAt = (atlas: Atlas, way: number, planet: number) =>
  atlas.cost[groundOf(atlas, atlas.ways[way]!.base, planet)]! + atlas.establishment[planet]!

type Value = (way: number, planet: number) => number

const VALUES: Readonly<Record<AtlasOrder, (atlas: Atlas, marketShare: number) => Value>> = {
  market: (atlas, marketShare) => (way, planet) =>
    marketProfit(
      profitAt(atlas, way, planet),
      atlas.tradeShare[entryOf(atlas, way, planet)]!,
      marketShare,
    ),
  profit: (atlas) => (way, planet) => profitAt(atlas, way, planet),
  payback: (atlas) => (way, planet) => {
    const profit = profitAt(atlas, way, planet)
    // Bases that never pay back come last, the smallest loss first.
    return profit > 0 ? -costAt(atlas, way, planet) / profit : profit - NEVER
  },
  area: (atlas) => (way, planet) =>
    profitAt(atlas, way, planet) / atlas.bases[atlas.ways[way]!.base]!.setup.area,
}
const NEVER = 1e15

function passes({ universe, bases }: Atlas, way: AtlasWay, filter: AtlasFilter): boolean {
  const { indexOf } = universe.materials
  const { makes, uses, building, recipe } = filter
  return (
    (makes === undefined || way.makes.includes(indexOf.get(makes) ?? -1)) &&
    (uses === undefined || way.uses.includes(indexOf.get(uses) ?? -1)) &&
    (building === undefined || bases[way.base]!.setup.ticker === building) &&
    (recipe === undefined || way.recipeId === recipe)
  )
}

function planetsThat(
  { universe: { planets }, carriage }: Atlas,
  filter: AtlasFilter,
  nearest: Int16Array,
): number[] {
  const { freePlotsOnly, program, near } = filter
  const wanted = program === undefined ? undefined : PROGRAM_TYPES.indexOf(program)
  const passes = (planet: number) => {
    if (freePlotsOnly && planets.plotsFree[planet] === 0) return false
    // No jumps lead to the station.
    if (Number.isNaN(carriage[planet])) return false
    if (wanted !== undefined && planets.program[planet] !== wanted) return false
    if (!near) return true
    const jumps =
      near.station === undefined ? nearest[planet]! : jumpsToStation(planets, planet, near.station)
    return jumps >= 0 && jumps <= near.jumps
  }
  const among = filter.planets
    ? filter.planets.flatMap((id) => planets.indexOf.get(id) ?? [])
    : Array.from({ length: planets.count }, (_, planet) => planet)
  return among.filter(passes)
}

function leastJumps({ planets }: Universe): Int16Array {
  return Int16Array.from({ length: planets.count }, (_, planet) => jumpsToNearest(planets, planet))
}
