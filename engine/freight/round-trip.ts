import type { Band } from '../ships/flight.ts'
import { fuelWith, secondsWith, type WayFigures } from '../ships/way-figures.ts'
import type { FlightBook } from './flight-book.ts'
import type { LaneGoods } from './lanes.ts'

export interface LaneFlight {
  readonly tripsPerDay: number
  /** Of one trip, the stops at both ends included. */
  readonly hours: number
  readonly cost: number
  readonly there: WayFigures
  readonly back: WayFigures
  readonly cargoThere: number
  readonly cargoBack: number
}

export interface RoundTrip {
  readonly cargoThere: number
  readonly cargoBack: number
  readonly hours: Band
  readonly stlFuel: number
  readonly ftlFuel: number
  readonly jumps: number
  /** Per cent of the hull. */
  readonly damage: number
  readonly cost: TripCost
}

/** $ */
export interface TripCost {
  readonly fuel: number
  readonly repair: number
  readonly fees: number
  readonly hours: number
  readonly total: number
}

/** The fuller way decides the number of trips; every trip carries the same. Null where the ship cannot fly there. */
export function laneFlight(
  book: FlightBook,
  { ends: [from, to], there, back }: Pick<LaneGoods, 'ends' | 'there' | 'back'>,
  stopHours: number,
): LaneFlight | null {
  const out = book.figures(from, to)
  const home = out && book.figures(to, from)
  if (!home) return null
  const { tonnes, cubicMetres } = book.hold
  const tripsPerDay = Math.max(
    there.weight / tonnes,
    there.volume / cubicMetres,
    back.weight / tonnes,
    back.volume / cubicMetres,
  )
  const cargoThere = tripsPerDay > 0 ? there.weight / tripsPerDay : 0
  const cargoBack = tripsPerDay > 0 ? back.weight / tripsPerDay : 0
  const [a, b] = [book.accelerationWith(cargoThere), book.accelerationWith(cargoBack)]
  const hours = 2 * stopHours + (secondsWith(out, a) + secondsWith(home, b)) / 3600
  const { costs } = book
  const cost =
    hours * costs.hour +
    (fuelWith(out, a) + fuelWith(home, b)) * costs.stlFuel +
    (out.ftlFuel + home.ftlFuel) * costs.ftlFuel +
    (out.damage + home.damage) * costs.damage +
    (out.fees + home.fees)
  return { tripsPerDay, hours, cost, there: out, back: home, cargoThere, cargoBack }
}

export function roundTrip(
  { hours: mean, cost: total, there, back, cargoThere, cargoBack }: LaneFlight,
  { costs, accelerationWith }: FlightBook,
  stopHours: number,
): RoundTrip {
  const [a, b] = [accelerationWith(cargoThere), accelerationWith(cargoBack)]
  const hours = (each: 'least' | 'most') =>
    2 * stopHours + (secondsWith(there, a, each) + secondsWith(back, b, each)) / 3600
  const stlFuel = fuelWith(there, a) + fuelWith(back, b)
  const ftlFuel = there.ftlFuel + back.ftlFuel
  const damage = there.damage + back.damage
  return {
    cargoThere,
    cargoBack,
    hours: { least: hours('least'), mean, most: hours('most') },
    stlFuel,
    ftlFuel,
    jumps: there.jumps + back.jumps,
    damage,
    cost: {
      fuel: stlFuel * costs.stlFuel + ftlFuel * costs.ftlFuel,
      repair: damage * costs.damage,
      fees: there.fees + back.fees,
      hours: mean * costs.hour,
      total,
    },
  }
}
