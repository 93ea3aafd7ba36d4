import type { StarSystem } from '../game/gamedata.ts'

/** Adjacency columns: the neighbours of system i are links[first[i]] … links[first[i + 1] − 1]. */
export interface StarGraph {
  readonly first: Int32Array
  readonly links: Int32Array
}

export function starGraph(systems: readonly StarSystem[]) {
  const indexOf = new Map(systems.map(({ SystemId }, index) => [SystemId, index]))
  const first = new Int32Array(systems.length + 1)
  const links: number[] = []
  for (const [index, { connections }] of systems.entries()) {
    for (const id of connections) {
      const neighbour = indexOf.get(id)
      if (neighbour !== undefined) links.push(neighbour)
    }
    first[index + 1] = links.length
  }
  return { indexOf, first, links: Int32Array.from(links) }
}

/** Breadth-first search without gateways; −1 for systems that no jumps reach. */
export function jumpsOver({ first, links }: StarGraph, start: number): Int16Array {
  const jumps = new Int16Array(first.length - 1).fill(-1)
  jumps[start] = 0
  const queue = [start]
  for (const here of queue) {
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const next = links[k]!
      if (jumps[next]! >= 0) continue
      jumps[next] = jumps[here]! + 1
      queue.push(next)
    }
  }
  return jumps
}
