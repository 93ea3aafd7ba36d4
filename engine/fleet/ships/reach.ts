import { flyWith } from './fly.ts'
import type { Flyer } from './legs.ts'
import { lengthsOf } from './lengths.ts'
import { type RangedRoute, withinTanks } from './range.ts'
import { flightsFrom, groundSteps, planRoute, routeOf, routeTo } from './route.ts'
import type { FlightPlace, Space } from './space.ts'

export interface ReachRow extends Omit<RangedRoute, 'legs' | 'outOf'> {
  readonly to: string
  readonly gateways: number
}

/** Bodies move while a ship is under way, so that a flight may be shorter than it looks at its start. */
const SLACK = 1.5

/** Places that a ship reaches within this many hours and with its tanks, with stops at stations on the route. */
export function reach(
  space: Space,
  flyer: Flyer,
  from: FlightPlace,
  places: Iterable<string>,
  mostHours: number,
): ReachRow[] {
  const flights = flightsFrom(space.sky, flyer, from)
  const lengths = lengthsOf(space.sky, flyer.options)
  const isFar = (to: FlightPlace) => {
    const steps = groundSteps(flights, to)
    const legs = steps && flyWith(flyer, space.sky, steps, lengths)
    return !legs || routeOf(legs, flyer).seconds.mean > SLACK * mostHours * 3600
  }
  const rows: ReachRow[] = []
  for (const id of places) {
    const to = space.placeOf(id)
    if (!to || isFar(to)) continue
    const route = withinTanks(space, flyer, from, to, (flown, start, end) =>
      start === from && end === to && flown === flyer
        ? routeTo(flights, end)
        : planRoute(space, flown, start, end),
    )
    if (!route || route.outOf || route.seconds.mean > mostHours * 3600) continue
    const { legs, outOf: _, ...figures } = route
    rows.push({ to: id, ...figures, gateways: legs.filter(({ kind }) => kind === 'GATE').length })
  }
  return rows.sort((a, b) => a.seconds.mean - b.seconds.mean)
}
