import type { ReachRow } from '../../../engine/fleet/ships/reach.ts'

/** Flights by natural id of the planet; unreachable planets are missing. */
export interface FlightsByPlanet {
  readonly from: string
  readonly to: ReadonlyMap<string, ReachRow>
}
