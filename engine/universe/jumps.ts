import { STATION_SYSTEMS, STATIONS } from '../game/constants/stations.ts'
import { FAR_DISTANCE, type Planet, type StarSystem } from '../game/gamedata.ts'
import { chainTo, jumpTree, type StarGraph, starGraph } from './star-graph.ts'

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
    : jumpTree(map, start).jumps
}

/** An unknown system counts as unreachable. */
export function jumpsTo(map: StarMap, jumps: Int16Array, systemId: string): number {
  const index = map.indexOf.get(systemId)
  return index === undefined ? UNREACHABLE : jumps[index]!
}

/** The systems of the route that the game flies, without gateways; both ends included, empty if there is none. */
export function jumpPath(map: StarMap, fromSystemId: string, toSystemId: string): StarSystem[] {
  const [start, end] = [map.indexOf.get(fromSystemId), map.indexOf.get(toSystemId)]
  if (start === undefined || end === undefined) return []
  const tree = jumpTree(map, start)
  return tree.jumps[end] === UNREACHABLE ? [] : chainTo(tree, end).map((n) => map.systems[n]!)
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
