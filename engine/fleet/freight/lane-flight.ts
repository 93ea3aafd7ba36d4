import { figuresWith } from '../ships/way-figures.ts'
import type { FlightBook, WaysThere } from './flight-book.ts'
import type { LaneGoods } from './lanes.ts'

export interface LaneFlight {
  readonly tripsPerDay: number
  /** Hours of one trip, including the stops at both ends. */
  readonly hours: number
  readonly cost: number
  readonly stlFuel: number
  readonly ftlFuel: number
  /** Per cent of the hull. */
  readonly damage: number
  readonly fees: number
  /** Stops to fill the tanks, there and back. */
  readonly refuels: number
  readonly cargoThere: number
  readonly cargoBack: number
}

/**
 * The fuller direction decides the number of trips; every trip carries the same. Null if there is no route, 'out of range'
 * if the tanks do not hold enough and no station on the route helps.
 */
export function laneFlight(
  book: FlightBook,
  { ends: [from, to], there, back }: Pick<LaneGoods, 'ends' | 'there' | 'back'>,
  stopHours: number,
): LaneFlight | 'out of range' | null {
  const out = book.figures(from, to)
  const home = out && book.figures(to, from)
  if (!home) return null
  if (out === 'out of range' || home === 'out of range') return 'out of range'
  const { tonnes, cubicMetres } = book.hold
  const tripsPerDay = Math.max(
    there.weight / tonnes,
    there.volume / cubicMetres,
    back.weight / tonnes,
    back.volume / cubicMetres,
  )
  const cargoThere = tripsPerDay > 0 ? there.weight / tripsPerDay : 0
  const cargoBack = tripsPerDay > 0 ? back.weight / tripsPerDay : 0
  const ways = [
    { figures: out, cargoTonnes: cargoThere },
    { figures: home, cargoTonnes: cargoBack },
  ]
  return { ...flown(book, ways, stopHours), tripsPerDay, cargoThere, cargoBack }
}

interface LadenFlight {
  readonly figures: Exclude<WaysThere, string>
  readonly cargoTonnes: number
}

/** One flight after the other, with a stop at both ends and wherever the ship refuels. */
export function flown(
  { costs, loadedWith, fuelShare, tank }: FlightBook,
  ways: readonly LadenFlight[],
  stopHours: number,
) {
  let [seconds, stlFuel, ftlFuel, damage, fees, refuels] = [0, 0, 0, 0, 0, 0]
  for (const { figures, cargoTonnes } of ways) {
    const loaded = loadedWith(cargoTonnes)
    refuels += figures.length - 1
    for (const each of figures) {
      const flight = figuresWith(each, loaded, fuelShare, tank)
      seconds += flight.seconds
      stlFuel += flight.stlFuel
      damage += flight.damage
      ftlFuel += each.ftlFuel
      fees += each.fees
    }
  }
  const hours = (2 + refuels) * stopHours + seconds / 3600
  const cost =
    hours * costs.hour +
    stlFuel * costs.stlFuel +
    ftlFuel * costs.ftlFuel +
    damage * costs.damage +
    fees
  return { hours, cost, stlFuel, ftlFuel, damage, fees, refuels }
}
