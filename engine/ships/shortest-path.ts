export type Visit = (next: number, weight: number) => void

/**
 * The nodes of the lightest way from one to another (Dijkstra); null where none leads there. Of ways of equal weight
 * the one found first stays, so that the same question always has the same answer.
 */
export function shortestPath(
  nodes: number,
  from: number,
  to: number,
  neighbours: (node: number, visit: Visit) => void,
): number[] | null {
  const distance = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(nodes).fill(-1)
  const heap = createHeap()
  distance[from] = 0
  heap.push(0, from)
  for (let node = heap.pop(); node >= 0; node = heap.pop()) {
    if (node === to) return wayTo(before, to)
    const reached = distance[node]!
    if (heap.poppedWeight() > reached) continue
    neighbours(node, (next, weight) => {
      const further = reached + weight
      if (further >= distance[next]!) return
      distance[next] = further
      before[next] = node
      heap.push(further, next)
    })
  }
  return null
}

function wayTo(before: Int32Array, end: number): number[] {
  const way: number[] = []
  for (let at = end; at >= 0; at = before[at]!) way.push(at)
  return way.reverse()
}

/** A binary heap of nodes by weight, the lightest first. */
function createHeap() {
  const weights: number[] = []
  const nodes: number[] = []
  let popped = 0

  function place(at: number, weight: number, node: number) {
    weights[at] = weight
    nodes[at] = node
  }
  return {
    /** Of the node that `pop` returned last. */
    poppedWeight: () => popped,

    push(weight: number, node: number) {
      let at = weights.length
      for (; at > 0; ) {
        const up = (at - 1) >> 1
        if (weights[up]! <= weight) break
        place(at, weights[up]!, nodes[up]!)
        at = up
      }
      place(at, weight, node)
    },

    /** −1 where none is left. */
    pop(): number {
      if (weights.length === 0) return -1
      popped = weights[0]!
      const top = nodes[0]!
      const weight = weights.pop()!
      const node = nodes.pop()!
      const size = weights.length
      if (size === 0) return top
      let at = 0
      for (let child = 1; child < size; child = 2 * at + 1) {
        if (child + 1 < size && weights[child + 1]! < weights[child]!) child++
        if (weights[child]! >= weight) break
        place(at, weights[child]!, nodes[child]!)
        at = child
      }
      place(at, weight, node)
      return top
    },
  }
}
