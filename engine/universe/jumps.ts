import { STATION_SYSTEMS, STATIONS } from '../game/constants/stations.ts'
import { FAR_DISTANCE, type Planet, type StarSystem } from '../game/gamedata.ts'
import { jumpsOver, type StarGraph, starGraph } from './star-graph.ts'

/** The value for places that no jumps reach. */
export const UNREACHABLE = -1

export interface StarMap extends StarGraph {
  readonly systems: readonly StarSystem[]
  readonly indexOf: ReadonlyMap<string, number>
}

export const compileStarMap = (systems: readonly StarSystem[]): StarMap => ({
  systems,
  ...starGraph(systems),
})

/** In the order of `map.systems`. */
export function jumpsFrom(map: StarMap, systemId: string): Int16Array {
  const start = map.indexOf.get(systemId)
  return start === undefined
    ? new Int16Array(map.systems.length).fill(UNREACHABLE)
    : jumpsOver(map, start)
}

/** An unknown system counts as unreachable. */
export function jumpsTo(map: StarMap, jumps: Int16Array, systemId: string): number {
  const index = map.indexOf.get(systemId)
  return index === undefined ? UNREACHABLE : jumps[index]!
}

/**
 * The systems of a shortest route, both ends included; empty if there is none. Of equal routes, the first by the order
 * of systems.
 */
export function jumpPath(map: StarMap, fromSystemId: string, toSystemId: string): StarSystem[] {
  const jumps = jumpsFrom(map, fromSystemId)
  let here = map.indexOf.get(toSystemId) ?? -1
  if (here < 0 || jumps[here] === UNREACHABLE) return []
  const path = [map.systems[here]!]
  while (jumps[here]! > 0) {
    const there: number = here
    // A link may be one-way, so the search checks where it begins.
    here = jumps.findIndex(
      (away, system) =>
        away === jumps[there]! - 1 &&
        map.links.subarray(map.first[system], map.first[system + 1]).includes(there),
    )
    path.unshift(map.systems[here]!)
  }
  return path
}

/** Returns a planet's `Distances` for its system; the four searches run once per star map. */
export function stationDistances(map: StarMap): (systemId: string) => Planet['Distances'] {
  const columns = STATIONS.map((name) => {
    const home = map.systems.find((system) => system.NaturalId === STATION_SYSTEMS[name])
    return { name, jumps: jumpsFrom(map, home?.SystemId ?? '') }
  })
  return (systemId) =>
    columns.map(({ name, jumps }) => {
      const distance = jumpsTo(map, jumps, systemId)
      return { name, distance: distance === UNREACHABLE ? FAR_DISTANCE : distance }
    })
}

/** Copies of older records contain −1 themselves. */
export function jumpsOf({ distance }: Planet['Distances'][number]): number {
  return distance === FAR_DISTANCE ? UNREACHABLE : distance
}
