import type { Flyer } from '../../fleet/ships/legs.ts'
import { withinTanks } from '../../fleet/ships/range.ts'
import { flightsFrom, planRoute, routeTo } from '../../fleet/ships/route.ts'
import type { Space } from '../../fleet/ships/space.ts'

/** Landing, unloading and starting again take time, and a stop of no time would never end the plan. */
const SHORTEST_STOP_HOURS = 1

export interface FlightTable {
  /** Hours of the flight and of the stop at the second place. Infinity if no route within the ship's range is known. */
  readonly hours: readonly (readonly number[])[]
  /** Per cent of the hull. */
  readonly damage: readonly (readonly number[])[]
}

export function flightTable(
  space: Space,
  flyer: Flyer,
  places: readonly string[],
  hoursPerStop: number,
): FlightTable {
  const stop = Math.max(SHORTEST_STOP_HOURS, hoursPerStop)
  const routes = places.map((from) => {
    const start = space.placeOf(from)
    const flights = start && flightsFrom(space.sky, flyer, start)
    return places.map((to) => {
      const end = space.placeOf(to)
      if (!flights || !end) return null
      // A route that takes more fuel than the tanks hold counts only if the ship can refuel on it.
      const route = withinTanks(space, flyer, start, end, (flown, a, b) =>
        a === start && flown === flyer ? routeTo(flights, b) : planRoute(space, flown, a, b),
      )
      return route && route.outOf === null ? route : null
    })
  })
  return {
    hours: routes.map((row) =>
      row.map((route) => (route ? route.seconds.mean / 3600 + stop : Number.POSITIVE_INFINITY)),
    ),
    damage: routes.map((row) => row.map((route) => route?.damage ?? 0)),
  }
}
