import { TRANSIT_FLOW } from './flight.ts'
import { flightsFrom } from './flights-from.ts'
import { costOf, type Flyer, type Leg } from './legs.ts'
import { type Route, routeTo } from './route.ts'
import type { Place, Space } from './space.ts'
import { waysOf } from './ways.ts'

/** The range of the game's slider. */
const LEAST_SHARE = 0.01
const TANK = 1
/** Smaller savings, as a share of the cost, are not searched for. */
const GAP = 1e-6
const TOLERANCE = 1e-9

export interface BestFlight {
  readonly fuelShare: number
  readonly route: Route
}

/**
 * Cost at a share s of the tank is `still + rising × s + falling ÷ s`: fuel and thrusting time grow with s, coasting
 * time falls.
 */
interface CostByShare {
  readonly still: number
  readonly rising: number
  readonly falling: number
}

/**
 * The slider and the way that cost least together, the time of a flight included. The cost of a way is linear in s and
 * 1 ÷ s, so that the least of all ways is concave there. The curve of a span of shares lies in the triangle of its ends
 * and the point where their tangents meet: a way that is best at all three is best in between, and no way costs less
 * than the least of the three. Spans that neither settles are halved.
 */
export function bestFlight(space: Space, flyer: Flyer, from: Place, to: Place): BestFlight | null {
  const bestWay = wayFinder(space, flyer, from, to)
  const first = bestWay(LEAST_SHARE, 1 / LEAST_SHARE)
  if (!first) return null
  let share = LEAST_SHARE
  let cost = costAt(first, LEAST_SHARE, 1 / LEAST_SHARE)
  const offer = (way: CostByShare, least: number, most: number) => {
    const there = bestShareOf(way, least, most)
    const costs = costAt(way, there, 1 / there)
    if (costs < cost) [share, cost] = [there, costs]
  }
  const search = (least: number, low: CostByShare, most: number, high: CostByShare) => {
    offer(low, least, most)
    offer(high, least, most)
    const [s, t] = [(2 * least * most) / (least + most), 2 / (least + most)]
    const corner = bestWay(s, t)!
    if (isSame(low, corner) && isSame(high, corner)) return
    offer(corner, least, most)
    const bound = Math.min(
      costAt(low, least, 1 / least),
      costAt(high, most, 1 / most),
      costAt(corner, s, t),
    )
    if (bound >= cost - GAP * Math.abs(cost) || most - least < TOLERANCE) return
    const between = bestWay(s, 1 / s)!
    search(least, low, s, between)
    search(s, between, most, high)
  }
  search(LEAST_SHARE, first, TANK, bestWay(TANK, 1 / TANK)!)
  const flown = { ...flyer, options: { ...flyer.options, aim: 'cost' as const, fuelShare: share } }
  const route = routeTo(flightsFrom(waysOf(space.sky, flown), from), to)
  return route && { fuelShare: share, route }
}

/** `s` multiplies rising costs, `t` falling ones. */
function wayFinder({ sky }: Space, flyer: Flyer, from: Place, to: Place) {
  return (s: number, t: number): CostByShare | null => {
    const weigh = (leg: Leg) => costAt(costByShare(leg, flyer), s, t)
    const route = routeTo(flightsFrom(waysOf(sky, flyer, weigh), from), to)
    return route && sumOf(route.legs, flyer)
  }
}

const costAt = ({ still, rising, falling }: CostByShare, s: number, t: number) =>
  still + rising * s + falling * t

const isSame = (one: CostByShare, other: CostByShare) =>
  isNear(one.still, other.still) &&
  isNear(one.rising, other.rising) &&
  isNear(one.falling, other.falling)
const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE * (1 + Math.abs(a))

function bestShareOf({ rising, falling }: CostByShare, least: number, most: number): number {
  if (falling === 0) return least
  return Math.min(most, Math.max(least, Math.sqrt(falling / rising)))
}

function sumOf(legs: readonly Leg[], flyer: Flyer): CostByShare {
  let [still, rising, falling] = [0, 0, 0]
  for (const leg of legs) {
    const part = costByShare(leg, flyer)
    still += part.still
    rising += part.rising
    falling += part.falling
  }
  return { still, rising, falling }
}

function costByShare(leg: Leg, { loaded, options }: Flyer): CostByShare {
  const cost = costOf(leg, options)
  if (leg.kind !== 'DEP' && leg.kind !== 'APP' && leg.kind !== 'TRA')
    return { still: cost, rising: 0, falling: 0 }
  const { fuelShare, costs } = options
  const fuel = (leg.stlFuel?.mean ?? 0) / fuelShare
  const thrusting = (fuel * TRANSIT_FLOW) / loaded.flow
  const km = leg.km?.mean ?? 0
  const rising = fuel * costs.stlFuel + (2 * thrusting * costs.hour) / 3600
  const falling = (km / (2 * loaded.acceleration * thrusting)) * (costs.hour / 3600)
  return { still: cost - rising * fuelShare - falling / fuelShare, rising, falling }
}
