import type { Prices } from '../../market/prices.ts'
import { type FlightChoice, flyerFor, type ShipKind } from '../../ships/flight-choice.ts'
import { planRoute } from '../../ships/route.ts'
import { shipFrom } from '../../ships/ship-sheet.ts'
import type { Space } from '../../ships/space.ts'
import type { Universe } from '../../universe/universe.ts'
import type { VisitRequest } from '../visit-plan.ts'
import { flightHours } from './flight-hours.ts'

/** A visit plan whose ships are known: their flights say how long everything takes. */
export interface FlownVisits extends Omit<VisitRequest, 'hours' | 'hoursByShip' | 'readyIn'> {
  /** In the order of the ships. */
  readonly flown: readonly FlownShip[]
  readonly flight: FlightChoice
  /** Natural id of the station's system; bases are named by their planets' ids. */
  readonly station: string
  readonly hoursPerStop: number
}

export interface FlownShip {
  readonly kind: ShipKind
  /** Natural id of where it is; null where that is not known: then it counts as being at the station. */
  readonly at: string | null
}

/** Every ship is taken to fly with a full hold, which takes longest; to the station it comes empty. */
export function flownRequest(
  universe: Universe,
  space: Space,
  prices: Prices,
  { flown, flight, station, hoursPerStop, ...request }: FlownVisits,
): VisitRequest {
  const places = [station, ...request.bases.map(({ id }) => id)]
  const known = new Map<string, number[][]>()
  const hoursOf = (kind: ShipKind) => {
    const key = JSON.stringify(kind)
    const { tonnes } = shipFrom(universe, kind.design).hold
    const flyer = flyerFor(universe, prices, kind, flight, tonnes)
    const hours = known.get(key) ?? flightHours(space, flyer, places, hoursPerStop)
    known.set(key, hours)
    return hours
  }
  const end = space.placeOf(station)
  const readyIn = ({ kind, at }: FlownShip) => {
    const start = at === null ? undefined : space.placeOf(at)
    if (!start || !end) return 0
    const route = planRoute(space, flyerFor(universe, prices, kind, flight, 0), start, end)
    return route ? route.seconds.mean / 3600 : Number.POSITIVE_INFINITY
  }
  const hoursByShip = flown.map(({ kind }) => hoursOf(kind))
  return {
    ...request,
    hours: hoursByShip[0] ?? places.map(() => places.map(() => Number.POSITIVE_INFINITY)),
    hoursByShip,
    readyIn: flown.map(readyIn),
  }
}
