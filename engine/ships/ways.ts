import {
  acrossSystem,
  type Flyer,
  jump,
  type Leg,
  recharge,
  throughGate,
  toWarpPoint,
  weightOf,
} from './legs.ts'
import type { GatewayLink, Place, Sky } from './space.ts'

/**
 * What each step of a flight weighs for one ship and aim. The nodes are the warp points (where a ship that has come by
 * a jump must recharge before the next), those beside gateways once more (where a ship from an orbit need not), and the
 * orbits of the gateways.
 */
export interface Ways {
  readonly sky: Sky
  readonly flyer: Flyer
  readonly canJump: boolean
  /** Weight of each link of the sky, without the recharging before it. */
  readonly jumps: Float64Array
  readonly recharging: number
  readonly gates: readonly GateWays[]
  /** Places in `gates`, by system. */
  readonly gatesIn: ReadonlyMap<number, readonly number[]>
  weigh(leg: Leg): number
}

export interface GateWays {
  readonly place: Place
  readonly arriving: number
  readonly leaving: number
  /** Through the gateway, and across the system to other gates: places in `gates`. */
  readonly onwards: readonly { readonly gate: number; readonly weight: number }[]
  readonly links: readonly GatewayLink[]
}

export function waysOf(
  sky: Sky,
  flyer: Flyer,
  weigh = (leg: Leg) => weightOf(leg, flyer.options),
): Ways {
  const { ship, options } = flyer
  const perJump = weigh(jump(flyer, 0, ''))
  const perParsec = weigh(jump(flyer, 1, '')) - perJump
  const links = options.withGateways
    ? sky.gateways.filter(({ largestShip }) => ship.volume <= largestShip)
    : []
  const places = [...new Map(links.map(({ from }) => [from.id, from])).values()]
  const gateOf = new Map(places.map(({ id }, gate) => [id, gate]))
  const gatesIn = Map.groupBy(places.keys(), (gate) => places[gate]!.system)
  return {
    sky,
    flyer,
    canJump: ship.jump !== null,
    jumps: sky.parsecs.map((parsecs) => perJump + perParsec * parsecs),
    recharging: weigh(recharge(flyer, '')),
    gates: places.map((place) => {
      const through = links.filter(({ from }) => from.id === place.id)
      const beside = gatesIn.get(place.system)!.filter((gate) => places[gate]!.id !== place.id)
      return {
        place,
        arriving: weigh(toWarpPoint('APP', flyer, sky, place)),
        leaving: weigh(toWarpPoint('DEP', flyer, sky, place)),
        onwards: [
          ...through.map((link) => ({
            gate: gateOf.get(link.to.id)!,
            weight: weigh(throughGate(link)),
          })),
          ...beside.map((gate) => ({
            gate,
            weight: weigh(acrossSystem(flyer, sky, place, places[gate]!)),
          })),
        ],
        links: through,
      }
    }),
    gatesIn,
    weigh,
  }
}
