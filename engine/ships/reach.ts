import { flightsFrom } from './flights-from.ts'
import type { Flyer } from './legs.ts'
import { type Route, routeTo } from './route.ts'
import type { Place, Space } from './space.ts'
import { waysOf } from './ways.ts'

export interface ReachRow extends Omit<Route, 'legs'> {
  readonly to: string
  readonly gateways: number
}

export function reach(
  { sky, placeOf }: Space,
  flyer: Flyer,
  from: Place,
  places: Iterable<string>,
  mostHours: number,
): ReachRow[] {
  const flights = flightsFrom(waysOf(sky, flyer), from)
  const rows: ReachRow[] = []
  for (const id of places) {
    const to = placeOf(id)
    const route = to && routeTo(flights, to)
    if (!route || route.seconds.mean > mostHours * 3600) continue
    const { legs, ...figures } = route
    rows.push({ to: id, ...figures, gateways: legs.filter(({ kind }) => kind === 'GATE').length })
  }
  return rows.sort((a, b) => a.seconds.mean - b.seconds.mean)
}
