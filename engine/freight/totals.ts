import type { Lane } from './lane.ts'
import type { RoundTrip } from './round-trip.ts'

/** A day. */
export interface FreightTotals {
  readonly tonnes: number
  readonly cubicMetres: number
  readonly trips: number
  readonly hoursNeeded: number
  readonly hoursThere: number
  readonly overload: number
  readonly stlFuel: number
  readonly ftlFuel: number
  readonly damage: number
  readonly fuelCost: number
  readonly repairCost: number
  readonly fees: number
  readonly hoursCost: number
  readonly hiredCost: number
  readonly cost: number
}

export function totalsOf(lanes: readonly Lane[], hoursThere: readonly number[]): FreightTotals {
  const total = (value: (lane: Lane) => number) => lanes.reduce((sum, lane) => sum + value(lane), 0)
  const flown = (value: (trip: RoundTrip) => number) =>
    total(({ carriers }) =>
      carriers.reduce((sum, { trips, trip }) => sum + (trip ? trips * value(trip) : 0), 0),
    )
  return {
    tonnes: total(({ there, back }) => there.weight + back.weight),
    cubicMetres: total(({ there, back }) => there.volume + back.volume),
    trips: total(({ trips }) => trips),
    hoursNeeded: total(({ hours }) => hours),
    hoursThere: hoursThere.reduce((sum, hours) => sum + hours, 0),
    overload: total(({ overload }) => overload),
    stlFuel: flown(({ stlFuel }) => stlFuel),
    ftlFuel: flown(({ ftlFuel }) => ftlFuel),
    damage: flown(({ damage }) => damage),
    fuelCost: flown(({ cost }) => cost.fuel),
    repairCost: flown(({ cost }) => cost.repair),
    fees: flown(({ cost }) => cost.fees),
    hoursCost: flown(({ cost }) => cost.hours),
    hiredCost: total(({ carriers }) =>
      carriers.reduce((sum, { ships, cost }) => sum + (ships === null ? cost : 0), 0),
    ),
    cost: total(({ cost }) => cost),
  }
}
