import { flightsFrom } from '../../ships/flights-from.ts'
import type { Flyer } from '../../ships/legs.ts'
import { routeTo } from '../../ships/route.ts'
import type { Space } from '../../ships/space.ts'
import { waysOf } from '../../ships/ways.ts'

/** Landing, unloading and starting again take time, and a ship that needs none would never be done. */
const SHORTEST_STOP_HOURS = 1

/** Hours between any two places for `visitPlan`: the flight of a ship, and the stop at the second. Infinite where no way is known. */
export function flightHours(
  space: Space,
  flyer: Flyer,
  places: readonly string[],
  hoursPerStop: number,
): number[][] {
  const ways = waysOf(space.sky, flyer)
  const stop = Math.max(SHORTEST_STOP_HOURS, hoursPerStop)
  return places.map((from) => {
    const start = space.placeOf(from)
    const flights = start && flightsFrom(ways, start)
    return places.map((to) => {
      const end = space.placeOf(to)
      const route = flights && end ? routeTo(flights, end) : null
      return route ? route.seconds.mean / 3600 + stop : Number.POSITIVE_INFINITY
    })
  })
}
