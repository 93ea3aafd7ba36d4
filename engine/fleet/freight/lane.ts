import type { ShipWork } from './fleet.ts'
import type { LaneFlight } from './lane-flight.ts'
import type { LaneGood, LaneGoods } from './lanes.ts'

export interface LaneCarrier {
  /** Index in the ships of the setup; null: hired. */
  readonly ships: number | null
  readonly share: number
  /** Trips a day. 0 for hired ships. */
  readonly trips: number
  readonly hours: number
  readonly cost: number
  readonly trip: LaneFlight | null
}

export interface CarriedGood extends LaneGood {
  readonly cost: number
  readonly costPerUnit: number
}

/** Out of range: no ship's tanks hold enough, and no station on the route helps. */
export type LaneProblem = 'no way' | 'no ship' | 'out of range'

export interface Lane extends Omit<LaneGoods, 'goods'> {
  readonly goods: readonly CarriedGood[]
  /** Jumps without gateways; null where none lead there. */
  readonly jumps: number | null
  /** Both ends orbit the same star, so a ship without a jump drive can fly it. */
  readonly withinSystem: boolean
  readonly carriers: readonly LaneCarrier[]
  readonly trips: number
  readonly hours: number
  readonly cost: number
  readonly overload: number
  readonly problem: LaneProblem | null
}

export interface FleetUse {
  readonly name: string
  readonly hoursThere: number
  /** Hours a day that its lanes need beyond the available ones. */
  readonly hoursShort: number
  /** $ that one more hour a day would save. Null if hours are short somewhere, since an hour then has no price. */
  readonly hourPrice: number | null
  /** For each ship its lanes, by place in `lanes`. */
  readonly duties: readonly (readonly ShipWork[])[]
}
