import type { EmpirePlan } from '../../empire/empire.ts'
import type { Rules } from '../../game/constants/rules.ts'
import type { NEAREST } from '../../game/constants/station-codes.ts'
import type { CxData, Exchange } from '../../game/cx.ts'
import type { SupplyRules } from '../../game/freight.ts'
import type { FlightChoice, ShipKind } from '../ships/flight-choice.ts'
import type { Departures } from '../ships/lengths.ts'
import type { HireRate } from './hire.ts'

export interface FreightPlan extends EmpirePlan {
  readonly profit: number
}

export interface FleetShips {
  readonly name: string
  readonly kind: ShipKind
  readonly count: number
}

export interface FreightSetup {
  readonly ships: readonly FleetShips[]
  readonly flight: FlightChoice
  /** The days whose flights are averaged. */
  readonly when: Departures
  /** Null: nobody is hired. */
  readonly hired: HireRate | null
  /** Hours of each stop, for loading and waiting for the player. */
  readonly stopHours: number
  readonly hoursPerDay: number
  /** Whether bases take from each other what they can, or trade only at the exchange. */
  readonly sharesOwn: boolean
  readonly rules: SupplyRules
  /** Where bases trade whose prices name no exchange. */
  readonly exchange: Exchange | typeof NEAREST
}

export interface FreightRequest {
  readonly plans: readonly FreightPlan[]
  readonly setup: FreightSetup
  readonly cx: CxData | null
  readonly rules: Rules
}
