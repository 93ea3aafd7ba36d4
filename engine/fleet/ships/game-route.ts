import { chainTo, type JumpTree, jumpTree, type StarGraph } from '../../universe/star-graph.ts'
import type { FlightStep } from './fly.ts'
import type { Flyer } from './legs.ts'
import type { FlightPlace, GatewayLink, Sky } from './space.ts'

type Hop = Extract<FlightStep, { kind: 'JMP' | 'GATE' }>

/** What a ship may fly between systems. */
interface HopGraph extends StarGraph {
  /** By link. Flights share them, since most steps of a flight are jumps. */
  readonly hops: readonly Hop[]
  /** By system. */
  readonly recharges: readonly FlightStep[]
  /** By start, as they are needed. */
  readonly trees: Map<number, JumpTree>
}

const graphs = new WeakMap<Sky, Map<string, HopGraph>>()

/** Ships that pass the same gateways share a graph. */
function hopGraph(sky: Sky, { ship, drive, options }: Flyer): HopGraph {
  const bySky = graphs.get(sky) ?? new Map<string, HopGraph>()
  graphs.set(sky, bySky)
  const passable = options.withGateways
    ? sky.gateways.filter(({ largestShip }) => ship.volume <= largestShip)
    : []
  const canJump = drive !== null
  // A larger ship passes some of the gateways of a smaller one and no others, so their number names them.
  const key = `${passable.length} ${canJump}`
  const graph = bySky.get(key) ?? withGates(sky, passable, canJump)
  bySky.set(key, graph)
  return graph
}

function withGates(sky: Sky, passable: readonly GatewayLink[], canJump: boolean): HopGraph {
  const bySystem = Map.groupBy(passable, ({ from }) => from.system)
  const first = new Int32Array(sky.first.length)
  const all: { readonly to: number; readonly hop: Hop }[] = []
  for (const [system, neighbours] of sky.neighbours.entries()) {
    const jumps = canJump ? neighbours : []
    const hops = [
      ...jumps.map((to, n) => {
        const parsecs = sky.parsecs[sky.first[system]! + n]!
        return { to, hop: { kind: 'JMP', parsecs, to } as const }
      }),
      ...(bySystem.get(system) ?? []).map((link) => {
        return { to: link.to.system, hop: { kind: 'GATE', link } as const }
      }),
    ]
    all.push(...hops.sort((a, b) => a.to - b.to))
    first[system + 1] = all.length
  }
  return {
    first,
    links: Int32Array.from(all, ({ to }) => to),
    hops: all.map(({ hop }) => hop),
    recharges: sky.systems.map((_, at) => ({ kind: 'CHRG', at })),
    trees: new Map(),
  }
}

function treeFrom(graph: HopGraph, start: number): JumpTree {
  const tree = graph.trees.get(start) ?? jumpTree(graph, start)
  graph.trees.set(start, tree)
  return tree
}

/** How many routes of jumps and gateways between two systems are as short as the one that the game flies; 0: none. */
export const equallyShort = (sky: Sky, flyer: Flyer, from: number, to: number): number =>
  treeFrom(hopGraph(sky, flyer), from).routes[to]!

/**
 * The route that the game flies, from orbit to orbit: the fewest jumps and gateways, and within a system a transit. Null
 * if there is no route.
 */
export function gameSteps(
  sky: Sky,
  flyer: Flyer,
  from: FlightPlace,
  to: FlightPlace,
): FlightStep[] | null {
  if (from.id === to.id) return []
  const graph = hopGraph(sky, flyer)
  const tree = treeFrom(graph, from.system)
  if (tree.jumps[to.system]! < 0) return null
  const steps: FlightStep[] = []
  let orbit: FlightPlace | null = from
  let before = from.system
  const approach = (place: FlightPlace) => {
    if (!orbit) steps.push({ kind: 'APP', place, towards: before })
    else if (orbit.id !== place.id) steps.push({ kind: 'TRA', from: orbit, place })
    orbit = place
  }
  for (const next of chainTo(tree, to.system)) {
    if (next === from.system) continue
    const system = tree.before[next]!
    const hop = graph.hops[tree.by[next]!]!
    if (hop.kind === 'GATE') {
      approach(hop.link.from)
      steps.push(hop)
      orbit = hop.link.to
    } else {
      if (!orbit) steps.push(graph.recharges[system]!)
      else if (orbit.kind !== 'warp point') steps.push({ kind: 'DEP', place: orbit, towards: next })
      steps.push(hop)
      orbit = null
    }
    before = system
  }
  if (orbit || to.kind !== 'warp point') approach(to)
  return withHops(steps)
}

/** A ship hops to a gateway and away from one; gateways in a row share the hop in between. */
export function withHops(steps: FlightStep[]): FlightStep[] {
  if (!steps.some(({ kind }) => kind === 'GATE')) return steps
  return steps.flatMap((step, n): FlightStep[] => {
    if (step.kind !== 'GATE') return [step]
    const hop = (to: string): FlightStep => ({ kind: 'HOP', to })
    const isFirst = steps[n - 1]?.kind !== 'GATE'
    return [...(isFirst ? [hop(step.link.from.id)] : []), step, hop(step.link.to.id)]
  })
}
