import type { Flyer } from '../../fleet/ships/legs.ts'
import { type RangedRoute, withinTanks } from '../../fleet/ships/range.ts'
import { type FlightsFrom, flightsFrom, planRoute, routeTo } from '../../fleet/ships/route.ts'
import type { FlightPlace, Space } from '../../fleet/ships/space.ts'

/** Landing, unloading and starting again take time, and a stop of no time would never end the plan. */
const SHORTEST_STOP_HOURS = 1

/** Between two places, by their numbers. */
type FlightFigure = (from: number, to: number) => number

export interface FlightTable {
  /** Hours of the flight and of the stop at the second place. Infinity if no route within the ship's range is known. */
  readonly hours: FlightFigure
  /** Per cent of the hull. */
  readonly damage: FlightFigure
}

/** Finds each route when it is asked for: a plan of 60 bases needs few of the 3,600 between them. */
export function flightTable(
  space: Space,
  flyer: Flyer,
  places: readonly string[],
  hoursPerStop: number,
): FlightTable {
  const stop = Math.max(SHORTEST_STOP_HOURS, hoursPerStop)
  const at = places.map((id) => space.placeOf(id))
  const trees = new Map<number, FlightsFrom>()
  const routes = new Map<number, RangedRoute | null>()

  function flightsOf(from: number, start: FlightPlace): FlightsFrom {
    const known = trees.get(from) ?? flightsFrom(space.sky, flyer, start)
    trees.set(from, known)
    return known
  }

  function find(from: number, to: number): RangedRoute | null {
    const [start, end] = [at[from], at[to]]
    if (!start || !end) return null
    const flights = flightsOf(from, start)
    // A route that takes more fuel than the tanks hold counts only if the ship can refuel on it.
    const route = withinTanks(space, flyer, start, end, (flown, a, b) =>
      a === start && flown === flyer ? routeTo(flights, b) : planRoute(space, flown, a, b),
    )
    return route && route.outOf === null ? route : null
  }

  function routeBetween(from: number, to: number): RangedRoute | null {
    const key = from * places.length + to
    const known = routes.get(key)
    if (known !== undefined) return known
    const route = find(from, to)
    routes.set(key, route)
    return route
  }

  return {
    hours(from, to) {
      const route = routeBetween(from, to)
      return route ? route.seconds.mean / 3600 + stop : Number.POSITIVE_INFINITY
    },
    damage: (from, to) => routeBetween(from, to)?.damage ?? 0,
  }
}
