import { type FlightsFrom, flightsFrom, weightTo } from './flights-from.ts'
import { costOf, type Flyer, type Leg } from './legs.ts'
import { type Route, routeTo } from './route.ts'
import type { Place, Space } from './space.ts'
import { waysOf } from './ways.ts'

/** What the game's slider allows. */
const LEAST_SHARE = 0.01
const TANK = 1
/** Shares of the cost that are no longer looked for. */
const GAP = 1e-6
/** No two flights were ever found to need more; a bound all the same. */
const MOST_STEPS = 500

export interface BestFlight {
  readonly fuelShare: number
  readonly route: Route
}

/**
 * The slider and the way that cost least together, flights weighed against the time they take. On one way, fuel and
 * thrusting time grow with the share and coasting time falls with it, so its cost is `still + rising × share + falling /
 * share`. Over all ways it is found by branch and bound: in a span of shares no flight costs less than the best way whose
 * every leg costs its least in that span.
 */
export function bestFlight(space: Space, flyer: Flyer, from: Place, to: Place): BestFlight | null {
  const at = (fuelShare: number): Flyer => ({
    ...flyer,
    options: { ...flyer.options, aim: 'cost', fuelShare },
  })
  const flights = (fuelShare: number) => flightsFrom(waysOf(space.sky, at(fuelShare)), from)
  let best: BestFlight | null = null
  const offer = (found: FlightsFrom) => {
    const route = routeTo(found, to)
    if (!route) return
    const fuelShare = bestFuelShare(found.ways.flyer, route)
    const there = routeTo(found, to, at(fuelShare))
    if (there && (best === null || there.cost < best.route.cost)) best = { fuelShare, route: there }
  }
  offer(flights(flyer.options.fuelShare))
  if (best === null) return null
  // What does not depend on the way: take-off and landing.
  const ends = groundCost(best, at(LEAST_SHARE))
  const spans: [least: number, most: number][] = [[LEAST_SHARE, TANK]]
  for (let step = 0; step < MOST_STEPS; step++) {
    const span = spans.pop()
    if (!span) break
    const [least, most] = span
    const weigh = (leg: Leg) => leastCost(leg, at(most), least, most)
    const bound = weightTo(flightsFrom(waysOf(space.sky, at(most), weigh), from), to) + ends
    const cost = (best as BestFlight).route.cost
    if (bound >= cost - GAP * Math.abs(cost)) continue
    const middle = Math.sqrt(least * most)
    offer(flights(middle))
    spans.push([least, middle], [middle, most])
  }
  return best
}

const groundCost = ({ route }: BestFlight, { options }: Flyer) =>
  route.legs
    .filter(({ kind }) => kind === 'TO' || kind === 'LND')
    .reduce((sum, leg) => sum + costOf(leg, options), 0)

/** Of a leg that was made for the share `most`. */
function leastCost(leg: Leg, flyer: Flyer, least: number, most: number): number {
  const { still, rising, falling } = costBy(leg, flyer, most)
  const turn = rising > 0 ? Math.sqrt(falling / rising) : most
  const share = Math.min(most, Math.max(least, turn))
  return still + rising * share + falling / share
}

/** The share at which a route costs least. */
export function bestFuelShare(flyer: Flyer, { legs }: Pick<Route, 'legs'>): number {
  let rising = 0
  let falling = 0
  for (const leg of legs) {
    const part = costBy(leg, flyer, flyer.options.fuelShare)
    rising += part.rising
    falling += part.falling
  }
  if (falling === 0) return LEAST_SHARE
  return Math.min(TANK, Math.max(LEAST_SHARE, Math.sqrt(falling / rising)))
}

/** How the cost of a leg that was made for `fuelShare` depends on the share. */
function costBy(leg: Leg, { loaded, options }: Flyer, fuelShare: number) {
  const cost = costOf(leg, options)
  if (leg.kind !== 'DEP' && leg.kind !== 'APP' && leg.kind !== 'TRA')
    return { still: cost, rising: 0, falling: 0 }
  const { stlFuel, hour } = options.costs
  const fuel = (leg.stlFuel?.mean ?? 0) / fuelShare
  const thrusting = (fuel * 0.015) / loaded.flow
  const km = leg.km?.mean ?? 0
  const rising = fuel * stlFuel + (2 * thrusting * hour) / 3600
  const falling = (km / (2 * loaded.acceleration * thrusting)) * (hour / 3600)
  return { still: cost - rising * fuelShare - falling / fuelShare, rising, falling }
}
