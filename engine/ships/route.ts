import { type Band, exactly } from './flight.ts'
import { type FlightsFrom, flightsFrom, legsTo } from './flights-from.ts'
import { costOf, type Flyer, feeOf, type Leg, landingLeg, plus, takeOffLeg } from './legs.ts'
import type { Place, Space } from './space.ts'
import { waysOf } from './ways.ts'

export interface Route {
  readonly legs: readonly Leg[]
  /** $ by leg: fuel, its share of the next repair, fees, and the time at the value of an hour. */
  readonly costs: readonly number[]
  readonly seconds: Band
  readonly stlFuel: Band
  readonly ftlFuel: number
  /** Of the ship's own drive, without gateways. */
  readonly jumps: number
  readonly fees: number
  readonly damage: number
  readonly cost: number
  /** The jump time of such a hull is interpolated. */
  readonly isEstimated: boolean
}

/** Null where no way leads there, or a planet's size is not known. */
export function planRoute({ sky }: Space, flyer: Flyer, from: Place, to: Place): Route | null {
  return routeTo(flightsFrom(waysOf(sky, flyer), from), to)
}

/** `flyer` may differ from the ship that the flights were found for. */
export function routeTo(
  flights: FlightsFrom,
  to: Place,
  flyer: Flyer = flights.ways.flyer,
): Route | null {
  const { from } = flights
  const between = legsTo(flights, to, flyer)
  if (!between) return null
  if (from.id === to.id) return routeOf([], flyer)
  const ends = [
    from.kind === 'planet' ? takeOffLeg(flyer, from) : null,
    to.kind === 'planet' ? landingLeg(flyer, to) : null,
  ]
  if (ends.includes(undefined)) return null
  const [up, down] = ends
  return routeOf([...(up ? [up] : []), ...between, ...(down ? [down] : [])], flyer)
}

function routeOf(legs: readonly Leg[], { jumps, options }: Flyer): Route {
  const total = (value: (leg: Leg) => number) => legs.reduce((sum, leg) => sum + value(leg), 0)
  const band = (value: (leg: Leg) => Band) =>
    legs.reduce((sum, leg) => plus(sum, value(leg)), exactly(0))
  const costs = legs.map((leg) => costOf(leg, options))
  const hops = legs.filter(({ kind }) => kind === 'JMP').length
  return {
    legs,
    costs,
    seconds: band(({ seconds }) => seconds),
    stlFuel: band(({ stlFuel }) => stlFuel ?? exactly(0)),
    ftlFuel: total(({ ftlFuel }) => ftlFuel ?? 0),
    jumps: hops,
    fees: total((leg) => feeOf(leg, options)),
    damage: total(({ damage }) => damage),
    cost: costs.reduce((sum, cost) => sum + cost, 0),
    isEstimated: hops > 0 && jumps.isEstimated,
  }
}
