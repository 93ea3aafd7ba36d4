/** A binary heap of nodes by weight, the lightest first, in typed arrays that grow as needed. */
export interface Heap {
  clear(): void
  push(weight: number, node: number): void
  /** −1 where none is left. */
  pop(): number
  /** The weight of the node that `pop` returned last. */
  poppedWeight(): number
}

export function createHeap(capacity: number): Heap {
  let weights = new Float64Array(capacity)
  let nodes = new Int32Array(capacity)
  let size = 0
  let popped = 0

  function grow() {
    const [oldWeights, oldNodes] = [weights, nodes]
    weights = new Float64Array(2 * oldWeights.length)
    weights.set(oldWeights)
    nodes = new Int32Array(2 * oldNodes.length)
    nodes.set(oldNodes)
  }

  return {
    clear() {
      size = 0
    },
    poppedWeight: () => popped,
    push(weight, node) {
      if (size === weights.length) grow()
      let at = size++
      while (at > 0) {
        const up = (at - 1) >> 1
        const above = weights[up]!
        if (above <= weight) break
        weights[at] = above
        nodes[at] = nodes[up]!
        at = up
      }
      weights[at] = weight
      nodes[at] = node
    },
    pop() {
      if (size === 0) return -1
      popped = weights[0]!
      const top = nodes[0]!
      size--
      const weight = weights[size]!
      const node = nodes[size]!
      let at = 0
      for (let child = 1; child < size; child = 2 * at + 1) {
        if (child + 1 < size && weights[child + 1]! < weights[child]!) child++
        const below = weights[child]!
        if (below >= weight) break
        weights[at] = below
        nodes[at] = nodes[child]!
        at = child
      }
      weights[at] = weight
      nodes[at] = node
      return top
    },
  }
}
