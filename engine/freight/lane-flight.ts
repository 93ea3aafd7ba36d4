import { fuelWith, secondsWith, type WayFigures } from '../ships/way-figures.ts'
import type { FlightBook } from './flight-book.ts'
import type { LaneGoods } from './lanes.ts'

export interface LaneFlight {
  readonly tripsPerDay: number
  /** Of one trip, the stops at both ends included. */
  readonly hours: number
  readonly cost: number
  readonly stlFuel: number
  readonly ftlFuel: number
  /** Per cent of the hull. */
  readonly damage: number
  readonly fees: number
  readonly cargoThere: number
  readonly cargoBack: number
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
  const ways = [
    { figures: out, cargoTonnes: cargoThere },
    { figures: home, cargoTonnes: cargoBack },
  ]
  return { ...flown(book, ways, stopHours), tripsPerDay, cargoThere, cargoBack }
}

interface Way {
  readonly figures: WayFigures
  readonly cargoTonnes: number
}

/** One way after the other, with a stop at both ends. */
export function flown(
  { costs, accelerationWith }: FlightBook,
  ways: readonly Way[],
  stopHours: number,
) {
  let [seconds, stlFuel, ftlFuel, damage, fees] = [0, 0, 0, 0, 0]
  for (const { figures, cargoTonnes } of ways) {
    const acceleration = accelerationWith(cargoTonnes)
    seconds += secondsWith(figures, acceleration)
    stlFuel += fuelWith(figures, acceleration)
    ftlFuel += figures.ftlFuel
    damage += figures.damage
    fees += figures.fees
  }
  const hours = 2 * stopHours + seconds / 3600
  const cost =
    hours * costs.hour +
    stlFuel * costs.stlFuel +
    ftlFuel * costs.ftlFuel +
    damage * costs.damage +
    fees
  return { hours, cost, stlFuel, ftlFuel, damage, fees }
}
