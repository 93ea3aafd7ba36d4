import { acrossSystem, toWarpPoint } from './legs.ts'
import type { Place, Sky } from './space.ts'
import { stationPlace } from './space.ts'
import type { Ways } from './ways.ts'

/**
 * What the best flight between the stations of any two systems weighs: of system s to t at `s × systems + t`. Infinity
 * where no way leads there. Nodes are eliminated one by one, those with the fewest neighbours first, each leaving its
 * ways through to its neighbours; then they are put back in reverse order, when all that a node reaches is reached
 * through the few neighbours that it had when it was eliminated. In a galaxy of few links this takes a fiftieth of one
 * search for each system.
 */
export function allPairs(ways: Ways): Float64Array {
  const { sky } = ways
  const order = orderOf(ways)
  const { count, later } = order
  const out = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY)
  for (let n = 0; n < count; n++) out[n * count + n] = 0
  putEdges(ways, order, out)
  takeOut(out, count, later)
  putBack(out, count, later)
  return betweenStations(ways, sky, order, out)
}

/** The order of elimination; nodes are systems, charged ships beside gates, and the orbits of gates. */
interface Order {
  readonly count: number
  readonly place: Int32Array
  /** By place, the places of the neighbours that were left. */
  readonly later: readonly Int32Array[]
}

/** The order depends on the links alone, not on their weights. */
const orders = new WeakMap<Sky, Map<string, Order>>()

function orderOf(ways: Ways): Order {
  const bySky = orders.get(ways.sky) ?? new Map<string, Order>()
  orders.set(ways.sky, bySky)
  const key = ways.gates.map(({ place, onwards }) => `${place.id} ${onwards.length}`).join()
  const order = bySky.get(key) ?? fewestNeighboursFirst(neighboursOf(ways))
  bySky.set(key, order)
  return order
}

function* edges({ sky, jumps, recharging, gates, canJump }: Ways) {
  const systems = sky.systems.length
  for (let system = 0; system < systems; system++)
    for (let k = sky.first[system]!; k < sky.first[system + 1]!; k++)
      yield [system, sky.links[k]!, canJump ? recharging + jumps[k]! : Infinity] as const
  for (const [g, gate] of gates.entries()) {
    const [charged, orbit] = [systems + g, systems + gates.length + g]
    const { system } = gate.place
    yield [orbit, charged, canJump ? gate.leaving : Infinity] as const
    yield [system, orbit, gate.arriving] as const
    for (let k = sky.first[system]!; k < sky.first[system + 1]!; k++)
      yield [charged, sky.links[k]!, canJump ? jumps[k]! : Infinity] as const
    for (const { gate: other, weight } of gate.onwards)
      yield [orbit, systems + gates.length + other, weight] as const
  }
}

function neighboursOf(ways: Ways): Set<number>[] {
  const nodes = ways.sky.systems.length + 2 * ways.gates.length
  const neighbours = Array.from({ length: nodes }, () => new Set<number>())
  for (const [from, to] of edges(ways)) {
    if (from === to) continue
    neighbours[from]!.add(to)
    neighbours[to]!.add(from)
  }
  return neighbours
}

function fewestNeighboursFirst(neighbours: Set<number>[]): Order {
  const count = neighbours.length
  const place = new Int32Array(count).fill(-1)
  const laterNodes: number[][] = []
  for (let next = 0; next < count; next++) {
    let node = -1
    for (let other = 0; other < count; other++) {
      if (place[other] !== -1) continue
      if (node < 0 || neighbours[other]!.size < neighbours[node]!.size) node = other
    }
    place[node] = next
    const left = [...neighbours[node]!]
    laterNodes.push(left)
    for (const one of left) {
      neighbours[one]!.delete(node)
      for (const other of left) if (other !== one) neighbours[one]!.add(other)
    }
  }
  const later = laterNodes.map((nodes) => Int32Array.from(nodes, (node) => place[node]!).sort())
  return { count, place, later }
}

function putEdges(ways: Ways, { count, place }: Order, out: Float64Array) {
  for (const [from, to, weight] of edges(ways)) {
    const at = place[from]! * count + place[to]!
    if (weight < out[at]!) out[at] = weight
  }
}

function takeOut(out: Float64Array, count: number, later: readonly Int32Array[]) {
  for (let node = 0; node < count; node++) {
    const left = later[node]!
    for (const from of left) {
      const into = out[from * count + node]!
      if (into === Infinity) continue
      for (const to of left) {
        const through = into + out[node * count + to]!
        if (through < out[from * count + to]!) out[from * count + to] = through
      }
    }
  }
}

function putBack(out: Float64Array, count: number, later: readonly Int32Array[]) {
  const into = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY)
  for (let n = 0; n < count; n++) into[n * count + n] = 0
  for (let node = count - 1; node >= 0; node--) {
    const row = node * count
    for (const via of later[node]!) {
      const [there, back] = [out[row + via]!, out[via * count + node]!]
      lower(out, row, via * count, there, node + 1, count)
      lower(into, row, via * count, back, node + 1, count)
    }
    for (let other = node + 1; other < count; other++) {
      out[other * count + node] = into[row + other]!
      into[other * count + node] = out[row + other]!
    }
  }
}

/** Lowers a row to another row plus `more`. */
function lower(
  rows: Float64Array,
  row: number,
  via: number,
  more: number,
  from: number,
  to: number,
) {
  if (more === Infinity) return
  for (let n = from; n < to; n++) {
    const through = more + rows[via + n]!
    if (through < rows[row + n]!) rows[row + n] = through
  }
}

function betweenStations(ways: Ways, sky: Sky, order: Order, out: Float64Array): Float64Array {
  const { flyer, weigh, canJump, gates, gatesIn } = ways
  const { count, place } = order
  const systems = sky.systems.length
  const stations = sky.systems.map((_, system) => stationPlace(sky, system))
  const leaving = stations.map((at) => weigh(toWarpPoint('DEP', flyer, sky, at)))
  const arriving = stations.map((at) => weigh(toWarpPoint('APP', flyer, sky, at)))
  const across = (from: Place, to: Place) => weigh(acrossSystem(flyer, sky, from, to))
  const toGate = gates.map((gate) => across(stations[gate.place.system]!, gate.place))
  const fromGate = gates.map((gate) => across(gate.place, stations[gate.place.system]!))
  const orbit = (gate: number) => place[systems + gates.length + gate]!
  const result = new Float64Array(systems * systems).fill(Number.POSITIVE_INFINITY)
  const reached = new Float64Array(count)
  const gateEnds = [...gatesIn].flatMap(([system, all]) =>
    all.map((gate) => [system, gate] as const),
  )

  for (let from = 0; from < systems; from++) {
    const own = gatesIn.get(from)
    reached.fill(Number.POSITIVE_INFINITY)
    if (canJump && !own) {
      // A ship in a system without gates can only jump, and starts charged.
      const less = leaving[from]! - ways.recharging
      const row = place[from]! * count
      for (let n = 0; n < count; n++) reached[n] = less + out[row + n]!
    } else if (canJump) {
      for (let k = sky.first[from]!; k < sky.first[from + 1]!; k++)
        lowerBy(reached, out, place[sky.links[k]!]! * count, leaving[from]! + ways.jumps[k]!)
    }
    for (const gate of own ?? []) lowerBy(reached, out, orbit(gate) * count, toGate[gate]!)
    const row = from * systems
    if (canJump)
      for (let to = 0; to < systems; to++) result[row + to] = reached[place[to]!]! + arriving[to]!
    for (const [system, gate] of gateEnds) {
      const through = reached[orbit(gate)]! + fromGate[gate]!
      if (through < result[row + system]!) result[row + system] = through
    }
    result[row + from] = 0
  }
  return result
}

function lowerBy(reached: Float64Array, out: Float64Array, row: number, more: number) {
  for (let n = 0; n < reached.length; n++) {
    const through = more + out[row + n]!
    if (through < reached[n]!) reached[n] = through
  }
}
