import type { STATION_SYSTEMS } from '../../../engine/search/distance.ts'
import type { Fleet } from './fleet.ts'

export type VisitStation = keyof typeof STATION_SYSTEMS

/** What the player says about the tours. */
export interface VisitSettings {
  readonly station: VisitStation
  readonly fleet: Fleet
  readonly hoursPerJump: number
  readonly hoursPerStop: number
  readonly horizonDays: number
  /** Null: the yellow threshold of the burn table. */
  readonly reorderDays: number | null
  /** Null: the resupply days of the burn table. */
  readonly targetDays: number | null
  readonly collects: boolean
}

export const VISIT_DEFAULTS: VisitSettings = {
  station: 'Moria Station',
  fleet: {},
  hoursPerJump: 3,
  hoursPerStop: 8,
  horizonDays: 14,
  reorderDays: null,
  targetDays: null,
  collects: true,
}
