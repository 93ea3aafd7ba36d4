import { FAR_DISTANCE, type Planet, STATIONS, type StarSystem } from '../model/gamedata.ts'

/** Where no chain of jumps leads: last in every order. */
export const UNREACHABLE = -1

type Station = (typeof STATIONS)[number]

/** Natural ids of the systems that the four stations orbit in. */
export const STATION_SYSTEMS: Readonly<Record<Station, string>> = {
  'Moria Station': 'OT-580',
  'Antares Station': 'ZV-307',
  'Benten Station': 'UV-351',
  'Hortus Station': 'VH-331',
}

/** The system graph as adjacency columns: the neighbours of system i are links[first[i]] … links[first[i + 1] − 1]. */
export interface StarMap {
  readonly systems: readonly StarSystem[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly first: Int32Array
  readonly links: Int32Array
}

export function compileStarMap(systems: readonly StarSystem[]): StarMap {
  const indexOf = new Map(systems.map((system, index) => [system.SystemId, index]))
  const first = new Int32Array(systems.length + 1)
  const links: number[] = []
  for (const [index, system] of systems.entries()) {
    for (const id of system.connections) {
      const neighbour = indexOf.get(id)
      if (neighbour !== undefined) links.push(neighbour)
    }
    first[index + 1] = links.length
  }
  return { systems, indexOf, first, links: Int32Array.from(links) }
}

/** Jumps from one system to every other (breadth first), in the order of `map.systems`. */
export function jumpsFrom(map: StarMap, systemId: string): Int16Array {
  const jumps = new Int16Array(map.systems.length).fill(UNREACHABLE)
  const start = map.indexOf.get(systemId)
  if (start === undefined) return jumps
  const queue = new Int32Array(map.systems.length)
  let queued = 1
  queue[0] = start
  jumps[start] = 0
  for (let head = 0; head < queued; head++) {
    const here = queue[head]!
    for (let k = map.first[here]!; k < map.first[here + 1]!; k++) {
      const next = map.links[k]!
      if (jumps[next] !== UNREACHABLE) continue
      jumps[next] = jumps[here]! + 1
      queue[queued++] = next
    }
  }
  return jumps
}

/** The jumps of one `jumpsFrom` column to a system; an unknown system is as far as an unreachable one. */
export function jumpsTo(map: StarMap, jumps: Int16Array, systemId: string): number {
  const index = map.indexOf.get(systemId)
  return index === undefined ? UNREACHABLE : jumps[index]!
}

/** The systems of a shortest way, both ends included; empty where none leads there. Of equals the first by their order. */
export function jumpPath(map: StarMap, fromSystemId: string, toSystemId: string): StarSystem[] {
  const jumps = jumpsFrom(map, fromSystemId)
  let here = map.indexOf.get(toSystemId) ?? -1
  if (here < 0 || jumps[here] === UNREACHABLE) return []
  const path = [map.systems[here]!]
  while (jumps[here]! > 0) {
    const there: number = here
    // A link may lead one way only, so it is looked for where it begins.
    here = jumps.findIndex(
      (away, system) =>
        away === jumps[there]! - 1 &&
        map.links.subarray(map.first[system], map.first[system + 1]).includes(there),
    )
    path.unshift(map.systems[here]!)
  }
  return path
}

/** Nearest first, unreachable last. */
export function compareJumps(a: number, b: number): number {
  if (a === b) return 0
  if (a === UNREACHABLE) return 1
  if (b === UNREACHABLE) return -1
  return a - b
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

/** The jumps that a planet's record names; copies of older records say −1 themselves. */
export function jumpsOf({ distance }: Planet['Distances'][number]): number {
  return distance === FAR_DISTANCE ? UNREACHABLE : distance
}
