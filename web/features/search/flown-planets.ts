import type { ReachRow } from '../../../engine/fleet/ships/reach.ts'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import type { FlightsByPlanet } from '../fleet/flights.ts'

export interface ShownPlanets {
  readonly rows: readonly FoundPlanet[]
  readonly flights: FlightsByPlanet | undefined
  readonly isLoading: boolean
  readonly problem: Error | undefined
  readonly retry: () => void
}

/** With a limit of hours, only the planets that a flight reaches in time; otherwise all. */
export const withinHours = (
  rows: readonly FoundPlanet[],
  flights: ReadonlyMap<string, ReachRow>,
  hours: number | null,
): readonly FoundPlanet[] =>
  hours === null ? rows : rows.filter(({ planetNaturalId }) => flights.has(planetNaturalId))
