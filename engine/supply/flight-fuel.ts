import type { Ship } from '../fleet/ships/blueprint.ts'
import type { FlightRoute } from '../fleet/ships/route.ts'

export interface FlightFuel {
  readonly ticker: 'SF' | 'FF'
  readonly burnt: number
  readonly tank: number
  /** Whole units to take along in the hold: what the tank does not hold. */
  readonly along: number
}

/** A ship leaves with full tanks and fills them up from its hold. Fuels that the ship does not burn are left out. */
export function flightFuel(
  { stlFuel, ftlFuel }: Pick<Ship, 'stlFuel' | 'ftlFuel'>,
  flights: readonly Pick<FlightRoute, 'stlFuel' | 'ftlFuel'>[],
): FlightFuel[] {
  const burns = (of: (flight: Pick<FlightRoute, 'stlFuel' | 'ftlFuel'>) => number) =>
    flights.reduce((sum, flight) => sum + of(flight), 0)
  const rows = [
    { ticker: 'SF', burnt: burns((flight) => flight.stlFuel.most), tank: stlFuel },
    { ticker: 'FF', burnt: burns((flight) => flight.ftlFuel), tank: ftlFuel },
  ] as const
  return rows
    .filter(({ burnt }) => burnt > 0)
    .map((row) => ({ ...row, along: Math.max(0, Math.ceil(row.burnt - row.tank)) }))
}
