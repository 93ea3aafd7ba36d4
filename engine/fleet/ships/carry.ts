import type { Prices } from '../../market/prices.ts'
import type { Load } from '../../market/shipment.ts'
import type { Universe } from '../../universe/universe.ts'
import { type FlightChoice, flyerFor, type ShipKind } from './flight-choice.ts'
import { type FuelAtStart, rangedRoute, tanksAtStart } from './range.ts'
import type { FlightPlace, Space } from './space.ts'

/** A ship that may carry a load. */
export interface Carrier extends ShipKind {
  readonly id: string
  /** Where it is, or lands; null where that is not known. */
  readonly at: string | null
  /** When it is there, in ms since 1970. */
  readonly freeMs: number
  /** Left out: its tanks are full. */
  readonly fuel?: FuelAtStart | undefined
  readonly hold: Load
}

/** Places are natural ids, a station's that of its system. */
export interface CarryRequest {
  /** Where the load is fetched. Null: nothing is fetched, and the ship flies straight to `dropOff`. */
  readonly pickUp: string | null
  readonly dropOff: string
  readonly load: Load
  readonly flight: FlightChoice
}

export interface CarryLeg {
  readonly from: string
  readonly to: string
  readonly cargoTonnes: number
  readonly departsMs: number
  /** The average arrival, since the game draws the length of a landing. */
  readonly arrivesMs: number
  readonly latestMs: number
  readonly stlFuel: number
  readonly ftlFuel: number
  readonly refuels: readonly string[]
}

export interface Carried {
  readonly id: string
  readonly legs: readonly CarryLeg[]
  /** How often the ship flies there with a load; more than once if its hold is too small. */
  readonly loads: number
  readonly departsMs: number
  /** The average arrival of the last load. */
  readonly arrivesMs: number
  readonly latestMs: number
  /** The latest arrival at the place where the first load is fetched; null if nothing is fetched. */
  readonly pickedUpMs: number | null
  readonly stlFuel: number
  readonly ftlFuel: number
}

export type CarryProblem = 'place unknown' | 'no route' | 'out of fuel' | 'too many loads'
export type Carry = Carried | { readonly id: string; readonly problem: CarryProblem }

/** A player who needs more flights than this needs another ship. */
const MAX_LOADS = 10

/**
 * The flights by which each ship brings a load, from where and when it is free. The first flight has what is in its tanks;
 * later ones are taken to start with full tanks. What does not fit flies later, each time after an empty flight back.
 * Soonest first; ships that cannot do it come last.
 */
export function carries(
  universe: Universe,
  space: Space,
  prices: Prices,
  ships: readonly Carrier[],
  request: CarryRequest,
): Carry[] {
  const found = ships.map((ship) => carry(universe, space, prices, ship, request))
  const rank = (one: Carry) => ('problem' in one ? Number.POSITIVE_INFINITY : one.arrivesMs)
  return found.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

function carry(
  universe: Universe,
  space: Space,
  prices: Prices,
  ship: Carrier,
  { pickUp, dropOff, load, flight }: CarryRequest,
): Carry {
  const { id, hold } = ship
  const start = ship.at === null ? undefined : space.placeOf(ship.at)
  const end = space.placeOf(dropOff)
  const fetched = pickUp === null ? undefined : space.placeOf(pickUp)
  if (!start || !end || (pickUp !== null && !fetched)) return { id, problem: 'place unknown' }
  const loads = pickUp === null ? 1 : loadsFor(load, hold)
  if (loads > MAX_LOADS) return { id, problem: 'too many loads' }
  const full = load.weight * shareOf(load, hold)
  const legs: CarryLeg[] = []
  let here = start
  let departs = ship.freeMs
  const fly = (to: FlightPlace, cargoTonnes: number): CarryProblem | undefined => {
    if (to.id === here.id) return undefined
    const when = { departs, days: 0 }
    const flyer = flyerFor(universe, prices, ship, flight, cargoTonnes, when)
    const tanks = legs.length === 0 ? tanksAtStart(flyer.ship, ship.fuel) : flyer.ship
    const route = rangedRoute(space, flyer, here, to, tanks)
    if (!route) return 'no route'
    if (route.outOf) return 'out of fuel'
    const arrivesMs = departs + route.seconds.mean * 1000
    legs.push({
      ...{ from: here.id, to: to.id, cargoTonnes, departsMs: departs, arrivesMs },
      latestMs: departs + route.seconds.most * 1000,
      ...{ stlFuel: route.stlFuel.mean, ftlFuel: route.ftlFuel, refuels: route.refuels },
    })
    departs = arrivesMs
    here = to
    return undefined
  }
  let pickedUpMs: number | null = null
  for (let n = 0; n < loads; n++) {
    const tonnes = Math.min(full, Math.max(0, load.weight - n * full))
    const problem = (fetched && fly(fetched, 0)) ?? fly(end, tonnes)
    if (problem) return { id, problem }
    if (n === 0 && fetched) pickedUpMs = legs[0]?.to === fetched.id ? legs[0].latestMs : ship.freeMs
  }
  const sum = (of: (leg: CarryLeg) => number) => legs.reduce((total, leg) => total + of(leg), 0)
  const slack = sum(({ arrivesMs, latestMs }) => latestMs - arrivesMs)
  return {
    ...{ id, legs, loads, pickedUpMs, departsMs: ship.freeMs, arrivesMs: departs },
    latestMs: departs + slack,
    stlFuel: sum((leg) => leg.stlFuel),
    ftlFuel: sum((leg) => leg.ftlFuel),
  }
}

/** The share of the load that fits into the hold at once. */
const shareOf = ({ weight, volume }: Load, hold: Load): number =>
  Math.min(1, weight > 0 ? hold.weight / weight : 1, volume > 0 ? hold.volume / volume : 1)

/** A hold without room carries nothing, however often it flies. */
function loadsFor(load: Load, hold: Load): number {
  const share = shareOf(load, hold)
  return share > 0 ? Math.ceil(1 / share - 1e-9) : Number.POSITIVE_INFINITY
}
