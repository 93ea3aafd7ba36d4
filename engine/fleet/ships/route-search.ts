import type { FlightStep } from './fly.ts'
import { withHops } from './game-route.ts'
import { createHeap } from './heap.ts'
import { hopLeg } from './legs.ts'
import type { FlightPlace } from './space.ts'
import type { Ways } from './ways.ts'

export interface RouteSearch {
  readonly ways: Ways
  readonly from: FlightPlace
  readonly tree: Tree
}

/** By node: the weight of the best path there, and the node before it. */
interface Tree {
  readonly weight: Float64Array
  readonly before: Int32Array
}

const heap = createHeap(4096)

/**
 * Dijkstra. Of paths of equal weight the one found first is kept, so that equal requests have equal results. `to` ends the
 * search as soon as no better path there can be found.
 */
export function searchFrom(ways: Ways, from: FlightPlace, to?: FlightPlace): RouteSearch {
  const { nodes } = ways.nodes
  const tree = {
    weight: new Float64Array(nodes).fill(Number.POSITIVE_INFINITY),
    before: new Int32Array(nodes).fill(-1),
  }
  grow(ways, from, tree, to)
  return { ways, from, tree }
}

function grow(ways: Ways, from: FlightPlace, { weight, before }: Tree, to?: FlightPlace) {
  const { sky, jumps, recharging, gates, gatesIn, canJump } = ways
  const { first, links } = sky
  const { charged, orbits, start, startCharged } = ways.nodes
  heap.clear()
  const reach = (node: number, reached: number, by: number) => {
    if (reached >= weight[node]!) return
    weight[node] = reached
    before[node] = by
    heap.push(reached, node)
  }
  const departing = canJump ? ways.leaving(from) : []
  weight[start] = 0
  if (canJump) reach(startCharged, 0, start)
  for (const { gate, weight: over } of onwardsFrom(ways, from)) reach(orbits + gate, over, start)

  let bound = Number.POSITIVE_INFINITY
  for (let node = heap.pop(); node >= 0; node = heap.pop()) {
    const reached = weight[node]!
    if (heap.poppedWeight() > reached) continue
    if (reached > bound) return
    if (to && node === to.system) bound = reached + Math.max(0, ...ways.arriving(to))
    if (node >= orbits && node < start) {
      const gate = gates[node - orbits]!
      if (canJump) reach(charged + node - orbits, reached, node)
      for (const onward of gate.onwards) reach(orbits + onward.gate, reached + onward.weight, node)
      continue
    }
    const isUncharged = node < charged
    const system = isUncharged
      ? node
      : node === startCharged
        ? from.system
        : gates[node - charged]!.place.system
    const leaving =
      node === startCharged
        ? departing
        : isUncharged
          ? null
          : ways.leaving(gates[node - charged]!.place)
    const jumping = isUncharged ? reached + recharging : reached
    const begin = first[system]!
    const end = first[system + 1]!
    for (let k = begin; k < end; k++) {
      const next = links[k]!
      const there = jumping + jumps[k]! + (isUncharged ? 0 : leaving![k - begin]!)
      if (there >= weight[next]!) continue
      weight[next] = there
      before[next] = node
      heap.push(there, next)
    }
    if (!isUncharged || gates.length === 0) continue
    const inSystem = gatesIn.get(system)
    if (!inSystem) continue
    const cameFrom = sky.neighbours[system]!.indexOf(systemOfNode(ways, from, before[node]!))
    for (const gate of inSystem)
      reach(orbits + gate, reached + (ways.arriving(gates[gate]!.place)[cameFrom] ?? 0), node)
  }
}

function systemOfNode(ways: Ways, from: FlightPlace, node: number): number {
  const { charged, orbits, start } = ways.nodes
  if (node < charged) return node
  if (node >= start) return from.system
  return ways.gates[node < orbits ? node - charged : node - orbits]!.place.system
}

const acrossSystem = (ways: Ways, from: FlightPlace, place: FlightPlace) =>
  ways.weighTransit({ kind: 'TRA', from, place })

/** Gates in the system of the start, or where the ship is at one, those that lie beyond it. */
function onwardsFrom(ways: Ways, from: FlightPlace): readonly { gate: number; weight: number }[] {
  const { gates, gatesIn, weigh } = ways
  const here = gatesIn.get(from.system) ?? []
  const gate = here.find((each) => gates[each]!.place.id === from.id)
  if (gate !== undefined) {
    const hop = weigh(hopLeg(from.id))
    return gates[gate]!.onwards.map((onward) => ({ ...onward, weight: onward.weight + hop }))
  }
  return here.map((each) => ({
    gate: each,
    weight: acrossSystem(ways, from, gates[each]!.place),
  }))
}

interface NodePath {
  readonly weight: number
  /** The node before the last step. */
  readonly last: number
  /** The last step is an approach, after a jump to the system of the target. */
  readonly isJump: boolean
}

function pathTo({ ways, from, tree }: RouteSearch, to: FlightPlace): NodePath | null {
  const { gates, gatesIn, sky, canJump, jumps, recharging } = ways
  const { charged, orbits, start, startCharged } = ways.nodes
  let best: NodePath | null = null
  const offer = (last: number, weight: number, isJump = false) => {
    if (weight < (best?.weight ?? Number.POSITIVE_INFINITY)) best = { weight, last, isJump }
  }
  if (from.system === to.system) offer(start, acrossSystem(ways, from, to))
  for (const gate of gatesIn.get(to.system) ?? []) {
    const reached = tree.weight[orbits + gate]!
    const { place } = gates[gate]!
    if (place.id === to.id) offer(orbits + gate, reached)
    else offer(orbits + gate, reached + acrossSystem(ways, place, to))
  }
  if (!canJump) return best
  const arriving = ways.arriving(to)
  for (const [n, neighbour] of sky.neighbours[to.system]!.entries()) {
    const link = sky.links.indexOf(to.system, sky.first[neighbour])
    if (link < 0 || link >= sky.first[neighbour + 1]!) continue
    const over = jumps[link]! + arriving[n]!
    offer(neighbour, tree.weight[neighbour]! + recharging + over, true)
    const place = link - sky.first[neighbour]!
    if (from.system === neighbour) offer(startCharged, ways.leaving(from)[place]! + over, true)
    for (const gate of gatesIn.get(neighbour) ?? [])
      offer(
        charged + gate,
        tree.weight[charged + gate]! + ways.leaving(gates[gate]!.place)[place]! + over,
        true,
      )
  }
  return best
}

/** From orbit to orbit; null if there is no route. */
export function stepsFound(search: RouteSearch, to: FlightPlace): FlightStep[] | null {
  const { ways, from, tree } = search
  if (from.id === to.id) return []
  const path = pathTo(search, to)
  if (!path) return null
  const nodes: number[] = []
  for (let node = path.last; node >= 0; node = tree.before[node]!) nodes.push(node)
  nodes.reverse()
  if (path.isJump) nodes.push(to.system)
  const steps: FlightStep[] = []
  for (let n = 1; n < nodes.length; n++) addSteps(steps, search, nodes[n - 1]!, nodes[n]!)
  const last = nodes.at(-1)!
  const end = placeOfNode(search, last)
  if (end && end.id !== to.id) steps.push({ kind: 'TRA', from: end, place: to })
  else if (!end && to.kind !== 'warp point') {
    const towards = systemOfNode(ways, from, nodes.at(-2)!)
    steps.push({ kind: 'APP', place: to, towards })
  }
  return withHops(steps)
}

/** Undefined at a warp point. */
function placeOfNode({ ways, from }: RouteSearch, node: number): FlightPlace | undefined {
  const { orbits, start } = ways.nodes
  if (node === start) return from
  return node >= orbits && node < start ? ways.gates[node - orbits]!.place : undefined
}

function addSteps(steps: FlightStep[], search: RouteSearch, node: number, next: number) {
  const { ways, from, tree } = search
  const { sky, gates } = ways
  const { charged, startCharged } = ways.nodes
  const [here, there] = [placeOfNode(search, node), placeOfNode(search, next)]
  if (here && there) {
    const link = gates
      .find(({ place }) => place.id === here.id)
      ?.links.find(({ to }) => to.id === there.id)
    steps.push(link ? { kind: 'GATE', link } : { kind: 'TRA', from: here, place: there })
  } else if (there)
    steps.push({
      kind: 'APP',
      place: there,
      towards: systemOfNode(ways, from, tree.before[node]!),
    })
  else if (!here) {
    const system = systemOfNode(ways, from, node)
    const place = node === startCharged ? from : gates[node - charged]?.place
    if (node < charged) steps.push({ kind: 'CHRG', at: system })
    else if (place && place.kind !== 'warp point')
      steps.push({ kind: 'DEP', place, towards: systemOfNode(ways, from, next) })
    const link = sky.links.indexOf(next, sky.first[system])
    steps.push({ kind: 'JMP', parsecs: sky.parsecs[link]!, to: next })
  }
}
