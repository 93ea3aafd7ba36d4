import type { StarSystem } from '../game/gamedata.ts'

/**
 * Adjacency columns: the neighbours of system i are links[first[i]] … links[first[i + 1] − 1], in the order of their ids.
 */
export interface StarGraph {
  readonly first: Int32Array
  readonly links: Int32Array
}

export function starGraph(systems: readonly StarSystem[]) {
  const indexOf = new Map(systems.map(({ SystemId }, index) => [SystemId, index]))
  const first = new Int32Array(systems.length + 1)
  const links: number[] = []
  for (const [index, { connections }] of systems.entries()) {
    for (const id of connections.toSorted()) {
      const neighbour = indexOf.get(id)
      if (neighbour !== undefined) links.push(neighbour)
    }
    first[index + 1] = links.length
  }
  return { indexOf, first, links: Int32Array.from(links) }
}

/** The shortest routes from one system, without gateways unless the graph has them as links. */
export interface JumpTree {
  /** By system; −1 where no jumps lead. */
  readonly jumps: Int16Array
  /** The system before each; −1 at the start. */
  readonly before: Int32Array
  /** The link that leads to each; −1 at the start. */
  readonly by: Int32Array
  /** How many routes of as few jumps there are. */
  readonly routes: Float64Array
}

/**
 * Breadth-first search. Of equally short routes the one found first is kept, with neighbours in the order of their ids:
 * so the game chooses in all recorded flights.
 */
export function jumpTree({ first, links }: StarGraph, start: number): JumpTree {
  const systems = first.length - 1
  const jumps = new Int16Array(systems).fill(-1)
  const before = new Int32Array(systems).fill(-1)
  const by = new Int32Array(systems).fill(-1)
  const routes = new Float64Array(systems)
  jumps[start] = 0
  routes[start] = 1
  const queue = [start]
  for (const here of queue) {
    const there = jumps[here]! + 1
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const next = links[k]!
      if (jumps[next]! < 0) {
        jumps[next] = there
        before[next] = here
        by[next] = k
        queue.push(next)
      }
      if (jumps[next] === there) routes[next]! += routes[here]!
    }
  }
  return { jumps, before, by, routes }
}

/** The systems from the start of a tree to one that it reaches, both included. */
export function chainTo({ before }: JumpTree, end: number): number[] {
  const chain: number[] = []
  for (let here = end; here >= 0; here = before[here]!) chain.push(here)
  return chain.reverse()
}
