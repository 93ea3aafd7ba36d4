import { FLIGHT_DEFAULTS, type FlightChoice } from '../../../engine/fleet/ships/flight-choice.ts'
import type { STATION_SYSTEMS } from '../../../engine/game/constants/stations.ts'
import type { Fleet } from '../fleet/FleetFields.tsx'

export type VisitStation = keyof typeof STATION_SYSTEMS

/** What the player says about the tours. */
export interface VisitSettings {
  readonly station: VisitStation
  readonly fleet: Fleet
  readonly flight: FlightChoice
  readonly hoursPerStop: number
  readonly horizonDays: number
  /** Null: the yellow threshold of the burn table. */
  readonly reorderDays: number | null
  /** Null: the resupply days of the burn table. */
  readonly targetDays: number | null
  readonly collects: boolean
  /** How long a ship may wait for a day on which its trip is shorter. */
  readonly mayWaitDays: number
}

export const VISIT_DEFAULTS: VisitSettings = {
  station: 'Moria Station',
  fleet: {},
  flight: FLIGHT_DEFAULTS,
  hoursPerStop: 2,
  horizonDays: 14,
  reorderDays: null,
  targetDays: null,
  collects: true,
  mayWaitDays: 0,
}
