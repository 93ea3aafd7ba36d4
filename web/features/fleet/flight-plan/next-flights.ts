import type { FlownPlan } from '../../../../engine/supply/visits/flown-visits.ts'
import type { FleetShip } from '../fleet-ships.ts'

export interface NextFlight {
  readonly ship: string
  /** The ship is flying and FIO does not report its destination. */
  readonly isFlying: boolean
  /** Hours from the start of the plan. */
  readonly departs: number
  readonly arrives: number
}

/** The first trip to each base. */
export function nextFlights(
  { trips }: Pick<FlownPlan, 'trips'>,
  ships: readonly Pick<FleetShip, 'name' | 'at'>[],
): ReadonlyMap<string, NextFlight> {
  const first = new Map<string, NextFlight>()
  for (const { ship, departs, stops } of trips) {
    const own = ships[ship]
    for (const { base, arrives } of stops)
      if (arrives < (first.get(base)?.arrives ?? Number.POSITIVE_INFINITY))
        first.set(base, { ship: own?.name ?? '', isFlying: own?.at === null, departs, arrives })
  }
  return first
}
