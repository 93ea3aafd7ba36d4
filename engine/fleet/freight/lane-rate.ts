import type { FlightBook } from './flight-book.ts'
import { laneFlight } from './lane-flight.ts'

/** $ for a flight there with an empty flight back. A unit pays by tonnes or by cubic metres, whichever is more. */
export interface LaneRate {
  readonly perTonne: number
  readonly perCubicMetre: number
  readonly hours: number
}

/** Null if there is no route within the ship's range, or a planet is not measured. */
export function laneRate(
  book: FlightBook,
  from: string,
  to: string,
  stopHours: number,
): LaneRate | null {
  const { tonnes, cubicMetres } = book.hold
  const there = { weight: tonnes, volume: cubicMetres }
  const back = { weight: 0, volume: 0 }
  const flight = laneFlight(book, { ends: [from, to], there, back }, stopHours)
  if (!flight || flight === 'out of range') return null
  const { cost, hours } = flight
  return { perTonne: cost / tonnes, perCubicMetre: cost / cubicMetres, hours }
}

/** $ for a unit and jump, as every tool counts it. A mixed load is counted at the more expensive side. Null within a system. */
export function ratePerJump({ perTonne, perCubicMetre }: LaneRate, jumps: number): number | null {
  if (jumps < 1) return null
  return Math.max(perTonne, perCubicMetre) / jumps
}
