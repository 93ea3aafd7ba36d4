import type { Flyer } from './legs.ts'
import { planRoute, type Route, routeOf } from './route.ts'
import type { Place, Space } from './space.ts'

/** The fuel of which a flight takes more than the ship's tank holds; null where both suffice. */
export function exceededTank({ ship }: Flyer, route: Pick<Route, 'stlFuel' | 'ftlFuel'>) {
  if (route.ftlFuel > ship.ftlFuel) return 'FF'
  return route.stlFuel.most > ship.stlFuel ? 'SF' : null
}

export interface RangedRoute extends Route {
  /** Natural ids of the stations at which the ship fills its tanks on the way. */
  readonly refuels: readonly string[]
  /** The fuel that does not suffice, where no station on the way helps. */
  readonly outOf: 'SF' | 'FF' | null
}

const inReach = (route: Route, refuels: readonly string[] = []): RangedRoute => ({
  ...route,
  refuels,
  outOf: null,
})

/**
 * The flight that `plan` finds, or where its tanks do not hold enough for it, the one with the fewest stops at stations
 * that it passes anyway. `plan` gives the best flight between two places, whatever fuel it takes.
 */
export function withinTanks(
  space: Space,
  flyer: Flyer,
  from: Place,
  to: Place,
  plan: (flyer: Flyer, from: Place, to: Place) => Route | null,
): RangedRoute | null {
  const direct = plan(flyer, from, to)
  if (!direct) return null
  const outOf = exceededTank(flyer, direct)
  if (!outOf) return inReach(direct)
  const stops = [from, ...stationsOn(space, direct, from, to), to]
  const stretches = fewestStretches(flyer, stops, plan)
  if (!stretches) return { ...direct, refuels: [], outOf }
  const legs = stretches.flatMap(({ route }) => route.legs)
  return inReach(
    routeOf(legs, flyer),
    stretches.slice(0, -1).map(({ to: stop }) => stop.id),
  )
}

export const rangedRoute = (space: Space, flyer: Flyer, from: Place, to: Place) =>
  withinTanks(space, flyer, from, to, (flown, start, end) => planRoute(space, flown, start, end))

function stationsOn({ placeOf }: Space, { legs }: Route, from: Place, to: Place): Place[] {
  const ids = new Set(legs.filter(({ kind }) => kind === 'JMP').map((leg) => leg.to))
  ids.delete(from.id)
  ids.delete(to.id)
  return [...ids].flatMap((id) => {
    const place = placeOf(id)
    return place?.kind === 'station' ? [place] : []
  })
}

interface Stretch {
  readonly to: Place
  readonly route: Route
}

/** Breadth first over the stops, which come in the order of the flight. */
function fewestStretches(
  flyer: Flyer,
  stops: readonly Place[],
  plan: (flyer: Flyer, from: Place, to: Place) => Route | null,
): Stretch[] | null {
  let reached = new Map<number, Stretch[]>([[0, []]])
  while (reached.size > 0) {
    const next = new Map<number, Stretch[]>()
    for (const [here, before] of reached)
      for (let there = stops.length - 1; there > here; there--) {
        const isWhole = here === 0 && there === stops.length - 1
        if (isWhole || next.has(there)) continue
        const to = stops[there]!
        const route = plan(departingAfter(flyer, before), stops[here]!, to)
        if (!route || exceededTank(flyer, route)) continue
        next.set(there, [...before, { to, route }])
      }
    const whole = next.get(stops.length - 1)
    if (whole) return whole
    reached = next
  }
  return null
}

/** The next stretch departs when the ones before have arrived. */
function departingAfter(flyer: Flyer, before: readonly Stretch[]): Flyer {
  const { options } = flyer
  if (options.days > 0 || before.length === 0) return flyer
  const took = before.reduce((sum, { route }) => sum + route.seconds.mean, 0)
  return { ...flyer, options: { ...options, departs: options.departs + took * 1000 } }
}
