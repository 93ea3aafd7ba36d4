import { type ErrorBand, exactly } from './flight.ts'
import { type FlightStep, flyWith, forecast } from './fly.ts'
import { gameSteps } from './game-route.ts'
import { costOf, type Flyer, type Leg, legFee, plus } from './legs.ts'
import { lengthsOf } from './lengths.ts'
import { searchFrom, stepsFound } from './route-search.ts'
import type { FlightPlace, Sky, Space } from './space.ts'
import { flightWays } from './ways.ts'

export interface FlightRoute {
  readonly legs: readonly Leg[]
  /** $ by leg: fuel, its share of the next repair, fees, and the time at the value of an hour. */
  readonly costs: readonly number[]
  readonly seconds: ErrorBand
  readonly stlFuel: ErrorBand
  readonly ftlFuel: number
  /** Jumps with the ship's own drive, without gateways. */
  readonly jumps: number
  readonly fees: number
  readonly damage: number
  readonly cost: number
}

/** The routes of a ship from one place. */
export interface FlightsFrom {
  readonly sky: Sky
  readonly flyer: Flyer
  readonly from: FlightPlace
  /** The steps from orbit to orbit. Null if there is no route. */
  stepsTo(to: FlightPlace): FlightStep[] | null
}

/** `to`: if no route to another place will be asked for. */
export function flightsFrom(
  sky: Sky,
  flyer: Flyer,
  from: FlightPlace,
  to?: FlightPlace,
): FlightsFrom {
  if (flyer.options.aim === 'jumps')
    return { sky, flyer, from, stepsTo: (end) => gameSteps(sky, flyer, from, end) }
  const search = searchFrom(flightWays(sky, flyer), from, to)
  return { sky, flyer, from, stepsTo: (end) => stepsFound(search, end) }
}

/** Null if there is no route, or a planet is not measured. */
export function planRoute(
  { sky }: Space,
  flyer: Flyer,
  from: FlightPlace,
  to: FlightPlace,
): FlightRoute | null {
  const route = routeTo(flightsFrom(sky, flyer, from, to), to)
  const { options } = flyer
  if (options.aim === 'jumps' || !route?.legs.some(({ kind }) => kind === 'GATE')) return route
  // A search shares fuel as in a flight without gateways, so a route through one is compared once more.
  const jumping = { ...flyer, options: { ...options, withGateways: false } }
  const direct = routeTo(flightsFrom(sky, jumping, from, to), to, flyer)
  const value = ({ cost, seconds }: FlightRoute) => (options.aim === 'cost' ? cost : seconds.mean)
  return direct && value(direct) < value(route) ? direct : route
}

/** `flyer` may differ from the ship that the flights were found for. */
export function routeTo(
  flights: FlightsFrom,
  to: FlightPlace,
  flyer: Flyer = flights.flyer,
): FlightRoute | null {
  const steps = groundSteps(flights, to)
  return steps && routeAlong(flights.sky, steps, flyer)
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
  const between = flights.stepsTo(to)
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
