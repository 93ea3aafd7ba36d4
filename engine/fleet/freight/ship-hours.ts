import type { HireRate } from './hire.ts'

export interface KnownFlight {
  readonly jumps: number
  readonly hours: number
}

/**
 * Hours of a ship for a tonne or cubic metre, full one way and back empty: a regression line through known flights
 * gives the hours of any number of jumps. Undefined where no flight is known.
 */
export function shipHours(
  flights: readonly KnownFlight[],
  hold: { readonly tonnes: number; readonly cubicMetres: number },
  stopHours: number,
): HireRate | undefined {
  if (flights.length === 0) return undefined
  const mean = (of: (flight: KnownFlight) => number) =>
    flights.reduce((sum, flight) => sum + of(flight), 0) / flights.length
  const [jumps, hours] = [mean((flight) => flight.jumps), mean((flight) => flight.hours)]
  const spread = mean((flight) => (flight.jumps - jumps) ** 2)
  const together = mean((flight) => (flight.jumps - jumps) * (flight.hours - hours))
  const perJump = spread > 0 ? Math.max(0, together / spread) : 0
  const start = Math.max(0, hours - perJump * jumps)
  const size = Math.min(hold.tonnes, hold.cubicMetres)
  return {
    perUnit: (2 * start + stopHours) / size,
    perUnitAndJump: (2 * perJump) / size,
  }
}
