import type { Band } from '../ships/flight.ts'
import { fuelWith, secondsWith, type WayFigures } from '../ships/way-figures.ts'
import type { FlightBook } from './flight-book.ts'
import type { LaneGoods } from './lanes.ts'

/** How a kind of ship serves a lane: there and back, with what is aboard on the mean trip. */
export interface LaneFlight {
  readonly tripsPerDay: number
  /** Of one trip, the stops at both ends included. */
  readonly hours: number
  readonly cost: number
  readonly ways: readonly [there: Loaded, back: Loaded]
}

interface Loaded {
  readonly figures: WayFigures
  readonly cargoTonnes: number
  /** m/s² */
  readonly acceleration: number
}

/** One flight there and one back, and the stops at both ends. */
export interface RoundTrip {
  /** t aboard. */
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
  /** What the hours are worth to the player. */
  readonly hours: number
  readonly total: number
}

/** Trips follow from the fuller way; ships are loaded alike. Null where the ship cannot fly there. */
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
  const loaded = (figures: WayFigures, weight: number): Loaded => {
    const cargoTonnes = tripsPerDay > 0 ? weight / tripsPerDay : 0
    return { figures, cargoTonnes, acceleration: book.accelerationWith(cargoTonnes) }
  }
  const ways = [loaded(out, there.weight), loaded(home, back.weight)] as const
  const hours = 2 * stopHours + (secondsOf(ways[0]) + secondsOf(ways[1])) / 3600
  const { costs } = book
  let cost = hours * costs.hour
  for (const way of ways) {
    const { figures, acceleration } = way
    cost +=
      fuelWith(figures, acceleration) * costs.stlFuel +
      figures.ftlFuel * costs.ftlFuel +
      figures.damage * costs.damage +
      figures.fees
  }
  return { tripsPerDay, hours, cost, ways }
}

const secondsOf = ({ figures, acceleration }: Loaded, each: keyof Band = 'mean') =>
  secondsWith(figures, acceleration, each)

export function roundTrip(
  { hours: mean, cost: total, ways }: LaneFlight,
  { costs }: FlightBook,
  stopHours: number,
): RoundTrip {
  const [there, back] = ways
  const both = (value: (way: Loaded) => number) => value(there) + value(back)
  const hours = (each: 'least' | 'most') =>
    2 * stopHours + both((way) => secondsOf(way, each)) / 3600
  const stlFuel = both(({ figures, acceleration }) => fuelWith(figures, acceleration))
  const ftlFuel = both(({ figures }) => figures.ftlFuel)
  const damage = both(({ figures }) => figures.damage)
  return {
    cargoThere: there.cargoTonnes,
    cargoBack: back.cargoTonnes,
    hours: { least: hours('least'), mean, most: hours('most') },
    stlFuel,
    ftlFuel,
    jumps: both(({ figures }) => figures.jumps),
    damage,
    cost: {
      fuel: stlFuel * costs.stlFuel + ftlFuel * costs.ftlFuel,
      repair: damage * costs.damage,
      fees: both(({ figures }) => figures.fees),
      hours: mean * costs.hour,
      total,
    },
  }
}
