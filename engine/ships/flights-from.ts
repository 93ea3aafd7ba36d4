import { createHeap } from './heap.ts'
import {
  acrossSystem,
  type Flyer,
  jump,
  type Leg,
  recharge,
  throughGate,
  toWarpPoint,
} from './legs.ts'
import type { Place } from './space.ts'
import type { Ways } from './ways.ts'

export interface FlightsFrom {
  readonly ways: Ways
  readonly from: Place
  readonly tree: Tree
}

/** By node: the weight of the best way there, and the node before it. */
interface Tree {
  readonly weight: Float64Array
  readonly before: Int32Array
}

/** Systems first, then gates charged beside them, their orbits, and both nodes of the start. */
const layout = ({ sky, gates }: Ways) => {
  const charged = sky.systems.length
  const orbits = charged + gates.length
  const start = orbits + gates.length
  return { charged, orbits, start, startCharged: start + 1, nodes: start + 2 }
}

const heap = createHeap(4096)

/** Dijkstra. Of ways of equal weight the one found first stays, so that equal questions have equal answers. */
export function flightsFrom(ways: Ways, from: Place): FlightsFrom {
  const { nodes } = layout(ways)
  const tree = {
    weight: new Float64Array(nodes),
    before: new Int32Array(nodes),
  }
  grow(ways, from, tree)
  return { ways, from, tree }
}

function grow(ways: Ways, from: Place, { weight, before }: Tree) {
  const { sky, jumps, recharging, gates, gatesIn, canJump } = ways
  const { first, links } = sky
  const { charged, orbits, start, startCharged } = layout(ways)
  weight.fill(Number.POSITIVE_INFINITY)
  before.fill(-1)
  heap.clear()
  const reach = (node: number, reached: number, by: number) => {
    if (reached >= weight[node]!) return
    weight[node] = reached
    before[node] = by
    heap.push(reached, node)
  }
  weight[start] = 0
  if (canJump) reach(startCharged, leaving(ways, from), start)
  for (const { gate, weight: over } of onwardsFrom(ways, from)) reach(orbits + gate, over, start)

  for (let node = heap.pop(); node >= 0; node = heap.pop()) {
    const reached = weight[node]!
    if (heap.poppedWeight() > reached) continue
    if (node >= orbits && node < start) {
      const gate = gates[node - orbits]!
      if (canJump) reach(charged + node - orbits, reached + gate.leaving, node)
      for (const onward of gate.onwards) reach(orbits + onward.gate, reached + onward.weight, node)
      continue
    }
    const isUncharged = node < charged
    const system = isUncharged
      ? node
      : node === startCharged
        ? from.system
        : gates[node - charged]!.place.system
    const jumping = isUncharged ? reached + recharging : reached
    const end = first[system + 1]!
    for (let k = first[system]!; k < end; k++) {
      const next = links[k]!
      const there = jumping + jumps[k]!
      if (there >= weight[next]!) continue
      weight[next] = there
      before[next] = node
      heap.push(there, next)
    }
    if (!isUncharged || gates.length === 0) continue
    const inSystem = gatesIn.get(system)
    if (inSystem)
      for (const gate of inSystem) reach(orbits + gate, reached + gates[gate]!.arriving, node)
  }
}

const leaving = ({ weigh, flyer, sky }: Ways, from: Place) =>
  weigh(toWarpPoint('DEP', flyer, sky, from))

/** To the gates of the system that a flight begins in, or through the gate where it begins. */
function onwardsFrom(ways: Ways, from: Place): { gate: number; weight: number }[] {
  const { gates, gatesIn, weigh, flyer, sky } = ways
  const here = gatesIn.get(from.system) ?? []
  const gate = here.find((each) => gates[each]!.place.id === from.id)
  if (gate !== undefined) return [...gates[gate]!.onwards]
  return here.map((each) => ({
    gate: each,
    weight: weigh(acrossSystem(flyer, sky, from, gates[each]!.place)),
  }))
}

interface Way {
  readonly weight: number
  readonly last: number
}
const NO_WAY: Way = { weight: Number.POSITIVE_INFINITY, last: -1 }

function wayTo({ ways, from, tree }: FlightsFrom, to: Place): Way {
  const { gates, gatesIn, weigh, flyer, sky, canJump } = ways
  const { orbits, start } = layout(ways)
  let best = NO_WAY
  const offer = (last: number, weight: number) => {
    if (weight < best.weight) best = { weight, last }
  }
  if (from.system === to.system) offer(start, weigh(acrossSystem(flyer, sky, from, to)))
  for (const gate of gatesIn.get(to.system) ?? []) {
    const reached = tree.weight[orbits + gate]!
    const { place } = gates[gate]!
    if (place.id === to.id) offer(tree.before[orbits + gate]!, reached)
    else offer(orbits + gate, reached + weigh(acrossSystem(flyer, sky, place, to)))
  }
  if (canJump) offer(to.system, tree.weight[to.system]! + weigh(toWarpPoint('APP', flyer, sky, to)))
  return best
}

/** Infinity where no way leads there. */
export const weightTo = (flights: FlightsFrom, to: Place): number =>
  flights.from.id === to.id ? 0 : wayTo(flights, to).weight

/** Null where no way leads there. `flyer` may differ from the ship that the way was found for, for example in its load. */
export function legsTo(
  flights: FlightsFrom,
  to: Place,
  flyer: Flyer = flights.ways.flyer,
): Leg[] | null {
  if (flights.from.id === to.id) return []
  const { last } = wayTo(flights, to)
  if (last < 0) return null
  const nodes: number[] = []
  for (let node = last; node >= 0; node = flights.tree.before[node]!) nodes.push(node)
  nodes.reverse()
  const legs: Leg[] = []
  for (let n = 1; n < nodes.length; n++) addLegs(legs, flights, flyer, nodes[n - 1]!, nodes[n]!)
  const { sky } = flights.ways
  const end = orbitAt(flights, last)
  legs.push(end ? betweenOrbits(flights, flyer, end, to) : toWarpPoint('APP', flyer, sky, to))
  return legs
}

function orbitAt({ ways, from }: FlightsFrom, node: number): Place | undefined {
  const { orbits, start } = layout(ways)
  if (node === start) return from
  return node >= orbits && node < start ? ways.gates[node - orbits]!.place : undefined
}

function betweenOrbits({ ways }: FlightsFrom, flyer: Flyer, here: Place, there: Place): Leg {
  const link = ways.gates
    .find(({ place }) => place.id === here.id)
    ?.links.find(({ to }) => to.id === there.id)
  return link ? throughGate(link) : acrossSystem(flyer, ways.sky, here, there)
}

function addLegs(legs: Leg[], flights: FlightsFrom, flyer: Flyer, node: number, next: number) {
  const { ways, from } = flights
  const { sky, gates } = ways
  const { charged, startCharged } = layout(ways)
  const [here, there] = [orbitAt(flights, node), orbitAt(flights, next)]
  if (here && there) legs.push(betweenOrbits(flights, flyer, here, there))
  else if (here) legs.push(toWarpPoint('DEP', flyer, sky, here))
  else if (there) legs.push(toWarpPoint('APP', flyer, sky, there))
  else {
    const isUncharged = node < charged
    const system = isUncharged
      ? node
      : node === startCharged
        ? from.system
        : gates[node - charged]!.place.system
    if (isUncharged) legs.push(recharge(flyer, sky.systems[system]!))
    const link = sky.links.indexOf(next, sky.first[system])
    legs.push(jump(flyer, sky.parsecs[link]!, sky.systems[next]!))
  }
}
