import type { Band } from '../ships/flight.ts'
import type { FlightCosts } from '../ships/legs.ts'
import type { Route } from '../ships/route.ts'
import type { FlightBook } from './flight-book.ts'
import type { LaneGoods } from './lanes.ts'

/** One flight there and one back, with what is aboard on the mean trip, and the stops at both ends. */
export interface RoundTrip {
  readonly there: Route
  readonly back: Route
  readonly hours: Band
  readonly stlFuel: number
  readonly ftlFuel: number
  /** Per cent of the hull. */
  readonly damage: number
  readonly cost: TripCost
}

/** $ */
export interface TripCost {
  readonly fuel: number
  readonly repair: number
  readonly fees: number
  /** What the hours are worth to the player. */
  readonly hours: number
  readonly total: number
}

/** How a kind of ship serves a lane. */
export interface LaneFlight {
  readonly tripsPerDay: number
  readonly trip: RoundTrip
}

/** Trips follow from the fuller way; ships are loaded alike. Null where the ship cannot fly there. */
export function laneFlight(
  book: FlightBook,
  { ends: [from, to], there, back }: Pick<LaneGoods, 'ends' | 'there' | 'back'>,
  stopHours: number,
): LaneFlight | null {
  const { tonnes, cubicMetres } = book.hold
  const tripsPerDay = Math.max(
    there.weight / tonnes,
    there.volume / cubicMetres,
    back.weight / tonnes,
    back.volume / cubicMetres,
  )
  const perTrip = (weight: number) => (tripsPerDay > 0 ? weight / tripsPerDay : 0)
  const out = book.route(from, to, perTrip(there.weight))
  const home = out && book.route(to, from, perTrip(back.weight))
  return home && { tripsPerDay, trip: roundTrip(out, home, stopHours, book.costs) }
}

function roundTrip(there: Route, back: Route, stopHours: number, costs: FlightCosts): RoundTrip {
  const stops = 2 * stopHours
  const hours = {
    least: (there.seconds.least + back.seconds.least) / 3600 + stops,
    mean: (there.seconds.mean + back.seconds.mean) / 3600 + stops,
    most: (there.seconds.most + back.seconds.most) / 3600 + stops,
  }
  const stlFuel = there.stlFuel.mean + back.stlFuel.mean
  const ftlFuel = there.ftlFuel + back.ftlFuel
  const damage = there.damage + back.damage
  const fuel = stlFuel * costs.stlFuel + ftlFuel * costs.ftlFuel
  const repair = damage * costs.damage
  const fees = there.fees + back.fees
  const worth = hours.mean * costs.hour
  return {
    there,
    back,
    hours,
    stlFuel,
    ftlFuel,
    damage,
    cost: { fuel, repair, fees, hours: worth, total: fuel + repair + fees + worth },
  }
}
