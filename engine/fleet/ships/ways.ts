import { jumpDamage } from './damage.ts'
import { brakingFuel, exactly, type TransitKind } from './flight.ts'
import { type Flyer, gateLeg, hopLeg, type Leg, rechargeLeg, transitLeg, weightOf } from './legs.ts'
import { type Lengths, lengthsOf } from './lengths.ts'
import type { FlightPlace, GatewayLink, Sky } from './space.ts'
import type { Transit, TransitWay } from './transits.ts'

/**
 * What each step of a flight weighs for one ship and aim. The nodes are the warp points (where a ship that has come by
 * a jump must recharge before the next), those beside gateways once more (where a ship from an orbit need not), and the
 * orbits of the gateways. Fuel is shared as in a flight of one departure and one approach, which most flights are.
 */
export interface Ways {
  readonly sky: Sky
  readonly flyer: Flyer
  readonly lengths: Lengths
  readonly canJump: boolean
  readonly nodes: Nodes
  /** Weight of each link of the sky, without the recharging before it. */
  readonly jumps: Float64Array
  readonly recharging: number
  readonly gates: readonly GateWays[]
  /** Places in `gates`, by system. */
  readonly gatesIn: ReadonlyMap<number, readonly number[]>
  /** By place in the links of its system: to each neighbour, and from it. */
  leaving(place: FlightPlace): readonly number[]
  arriving(place: FlightPlace): readonly number[]
  weigh(leg: Leg): number
  /** Infinity where an end has no known orbit. */
  weighTransit(way: TransitWay): number
}

/** Where the nodes of a search begin: systems, gates charged beside them, their orbits, and both nodes of the start. */
interface Nodes {
  readonly charged: number
  readonly orbits: number
  readonly start: number
  readonly startCharged: number
  readonly nodes: number
}

function nodesOf(systems: number, gates: number): Nodes {
  const orbits = systems + gates
  const start = orbits + gates
  return { charged: systems, orbits, start, startCharged: start + 1, nodes: start + 2 }
}

interface GateWays {
  readonly place: FlightPlace
  /** Through the gateway, and across the system to other gates: places in `gates`. */
  readonly onwards: readonly { readonly gate: number; readonly weight: number }[]
  readonly links: readonly GatewayLink[]
}

const compiled = new WeakMap<Flyer, { readonly sky: Sky; readonly ways: Ways }>()

/** The same object for the same ship and sky. */
export function flightWays(sky: Sky, flyer: Flyer): Ways {
  const known = compiled.get(flyer)
  if (known?.sky === sky) return known.ways
  const ways = compile(sky, flyer)
  compiled.set(flyer, { sky, ways })
  return ways
}

function compile(sky: Sky, flyer: Flyer): Ways {
  const { ship, options, drive } = flyer
  const weigh = (leg: Leg) => weightOf(leg, options)
  const lengths = lengthsOf(sky, options)
  const weighTransit = (way: TransitWay) => {
    const transit = lengths.of(way)
    if (!transit) return Number.POSITIVE_INFINITY
    return weigh(searchLeg(flyer, sky, way, transit))
  }
  const perJump = weigh(jumpOf(flyer, 0))
  const perParsec = weigh(jumpOf(flyer, 1)) - perJump
  const links = options.withGateways
    ? sky.gateways.filter(({ largestShip }) => ship.volume <= largestShip)
    : []
  const places = [...new Map(links.map(({ from }) => [from.id, from])).values()]
  const gateOf = new Map(places.map(({ id }, gate) => [id, gate]))
  const gatesIn = Map.groupBy(places.keys(), (gate) => places[gate]!.system)
  const leaving = besideWarpPoints(sky, 'DEP', weighTransit)
  const arriving = besideWarpPoints(sky, 'APP', weighTransit)
  return {
    sky,
    flyer,
    lengths,
    canJump: drive !== null,
    nodes: nodesOf(sky.systems.length, places.length),
    jumps: sky.parsecs.map((parsecs) => perJump + perParsec * parsecs),
    recharging: weigh(rechargeLeg(flyer, '')),
    gates: places.map((place) => {
      const through = links.filter(({ from }) => from.id === place.id)
      const others = gatesIn.get(place.system)!.filter((gate) => places[gate]!.id !== place.id)
      return {
        place,
        onwards: [
          ...through.map((link) => ({
            gate: gateOf.get(link.to.id)!,
            weight: weigh(gateLeg(flyer, link)) + weigh(hopLeg(link.to.id)),
          })),
          ...others.map((gate) => ({
            gate,
            weight: weighTransit({ kind: 'TRA', from: place, place: places[gate]! }),
          })),
        ],
        links: through,
      }
    }),
    gatesIn,
    leaving,
    arriving,
    weigh,
    weighTransit,
  }
}

/** Weights between a place and the warp points of its neighbours, worked out when a search gets there. */
function besideWarpPoints(
  { neighbours }: Sky,
  kind: 'DEP' | 'APP',
  weigh: (way: TransitWay) => number,
): (place: FlightPlace) => readonly number[] {
  const known = new Map<FlightPlace, readonly number[]>()
  return (place) => {
    const weights =
      known.get(place) ??
      neighbours[place.system]!.map((towards) =>
        place.kind === 'warp point' ? 0 : weigh({ kind, place, towards }),
      )
    known.set(place, weights)
    return weights
  }
}

/** Without rounding, so that its weight is proportional to its length. */
function jumpOf({ ship, drive }: Flyer, parsecs: number): Leg {
  return {
    kind: 'JMP',
    to: '',
    seconds: exactly((drive?.secondsPerParsec ?? 0) * parsecs),
    ftlFuel: (drive?.fuelPerParsec ?? 0) * parsecs,
    damage: jumpDamage(ship.protection, parsecs),
  }
}

function searchLeg(flyer: Flyer, sky: Sky, { place }: TransitWay, transit: Transit): Leg {
  return transitLeg(flyer, sky, place.system, place.id, transit, searchFuel(flyer, transit))
}

/** How many transits share the fuel. */
const SHARED_BY: Readonly<Record<TransitKind, number>> = { DEP: 2, APP: 2, TRA: 1 }

function searchFuel({ loaded, ship, options }: Flyer, { kind, speed }: Transit): number {
  const braking = kind === 'DEP' ? 0 : brakingFuel(loaded, speed)
  return Math.max(1, braking + (options.fuelShare * (ship.stlFuel - braking)) / SHARED_BY[kind])
}
