import { type ErrorBand, exactly } from './flight.ts'
import { type FlightsFrom, flightsFrom, stepsTo } from './flights-from.ts'
import { type FlightStep, flyWith, forecast } from './fly.ts'
import { costOf, type Flyer, type Leg, legFee, plus } from './legs.ts'
import { lengthsOf } from './lengths.ts'
import type { FlightPlace, Sky, Space } from './space.ts'
import { flightWays, type Ways } from './ways.ts'

export interface FlightRoute {
  readonly legs: readonly Leg[]
  /** $ by leg: fuel, its share of the next repair, fees, and the time at the value of an hour. */
  readonly costs: readonly number[]
  readonly seconds: ErrorBand
  readonly stlFuel: ErrorBand
  readonly ftlFuel: number
  /** Of the ship's own drive, without gateways. */
  readonly jumps: number
  readonly fees: number
  readonly damage: number
  readonly cost: number
}

/** Null if there is no route, or a planet is not measured. */
export function planRoute(
  { sky }: Space,
  flyer: Flyer,
  from: FlightPlace,
  to: FlightPlace,
): FlightRoute | null {
  return bestOf(candidates(flightWays(sky, flyer), from, to, flyer), flyer)
}

function candidates(
  ways: Ways,
  from: FlightPlace,
  to: FlightPlace,
  flyer: Flyer,
): (FlightRoute | null)[] {
  const route = routeTo(flightsFrom(ways, from, to), to, flyer)
  // The search shares fuel as in a flight without gateways, so a route through one is compared once more.
  if (!route?.legs.some(({ kind }) => kind === 'GATE')) return [route]
  const { options } = flyer
  const jumping = { ...flyer, options: { ...options, withGateways: false } }
  const direct = routeTo(flightsFrom(flightWays(ways.sky, jumping), from, to), to, flyer)
  return [route, direct]
}

function bestOf(routes: readonly (FlightRoute | null)[], { options }: Flyer): FlightRoute | null {
  const hops = ({ legs }: FlightRoute) =>
    legs.filter(({ kind }) => kind === 'JMP' || kind === 'GATE').length
  const isBetter = (one: FlightRoute, other: FlightRoute) => {
    if (options.aim === 'cost') return one.cost < other.cost
    if (options.aim === 'jumps' && hops(one) !== hops(other)) return hops(one) < hops(other)
    return one.seconds.mean < other.seconds.mean
  }
  return routes.reduce(
    (best, route) => (route && (!best || isBetter(route, best)) ? route : best),
    null,
  )
}

/** `flyer` may differ from the ship that the flights were found for. */
export function routeTo(
  flights: FlightsFrom,
  to: FlightPlace,
  flyer: Flyer = flights.ways.flyer,
): FlightRoute | null {
  const steps = groundSteps(flights, to)
  return steps && routeAlong(flights.ways.sky, steps, flyer)
}

/** Null where a planet is not measured. */
export function routeAlong(
  sky: Sky,
  steps: readonly FlightStep[],
  flyer: Flyer,
): FlightRoute | null {
  const legs = legsOf(sky, steps, flyer)
  return legs ? routeOf(legs, flyer) : null
}

/** From the ground or station to the ground or station; null if there is no route. */
export function groundSteps(flights: FlightsFrom, to: FlightPlace): FlightStep[] | null {
  const { from } = flights
  const between = stepsTo(flights, to)
  if (!between || from.id === to.id) return between
  return [
    ...(from.kind === 'planet' ? [{ kind: 'TO', place: from } as const] : []),
    ...between,
    ...(to.kind === 'planet' ? [{ kind: 'LND', place: to } as const] : []),
  ]
}

function legsOf(sky: Sky, steps: readonly FlightStep[], flyer: Flyer): Leg[] | undefined {
  const { departs, days } = flyer.options
  return days > 0
    ? flyWith(flyer, sky, steps, lengthsOf(sky, flyer.options))
    : forecast(flyer, sky, steps, departs)
}

export function routeOf(legs: readonly Leg[], { options }: Flyer): FlightRoute {
  const total = (value: (leg: Leg) => number) => legs.reduce((sum, leg) => sum + value(leg), 0)
  const band = (value: (leg: Leg) => ErrorBand) =>
    legs.reduce((sum, leg) => plus(sum, value(leg)), exactly(0))
  const costs = legs.map((leg) => costOf(leg, options))
  return {
    legs,
    costs,
    seconds: band(({ seconds }) => seconds),
    stlFuel: band(({ stlFuel }) => stlFuel ?? exactly(0)),
    ftlFuel: total(({ ftlFuel }) => ftlFuel ?? 0),
    jumps: legs.filter(({ kind }) => kind === 'JMP').length,
    fees: total((leg) => legFee(leg, options)),
    damage: total(({ damage }) => damage),
    cost: costs.reduce((sum, cost) => sum + cost, 0),
  }
}
