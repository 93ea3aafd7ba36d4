import {
  type FlightChoice,
  flyerFor,
  type ShipKind,
  shipOfKind,
} from '../../fleet/ships/flight-choice.ts'
import { type FuelAtStart, rangedRoute, tanksAtStart } from '../../fleet/ships/range.ts'
import type { Space } from '../../fleet/ships/space.ts'
import { DAY_MS } from '../../game/time.ts'
import type { Prices } from '../../market/prices.ts'
import type { Universe } from '../../universe/universe.ts'
import { type VisitPlan, type VisitRequest, visitPlan } from '../visit-plan.ts'
import { type FlightTable, flightTable } from './flight-hours.ts'

export interface FlownVisits extends Omit<VisitRequest, 'hoursAt' | 'readyIn'> {
  readonly flown: readonly FlownShip[]
  readonly flight: FlightChoice
  /** Unix ms: hours count from here. */
  readonly now: number
  /** Natural id of the station's system; bases are named by their planets' ids. */
  readonly station: string
  readonly hoursPerStop: number
}

export interface FlownShip {
  readonly kind: ShipKind
  /** Natural id; null where it is not known: the ship then counts as being at the station. */
  readonly at: string | null
  /** Hours until a ship under way arrives there; 0 where it is left out. */
  readonly freeIn?: number | undefined
  /** If left out, the fuel is enough. */
  readonly fuel?: FuelAtStart | undefined
  /** Share of its hull that is damaged now; left out where that is not known. */
  readonly damage?: number | undefined
}

export interface FlownPlan extends VisitPlan {
  /** In the order of the trips: share of the hull; null where the present damage is not known. */
  readonly damageOnReturn: readonly (number | null)[]
  /** By ship: the fuel that is too little to reach the station; null if it gets there, or there is no route. */
  readonly outOf: readonly ('SF' | 'FF' | null)[]
}

interface FlownRequest extends VisitRequest {
  tableAt(ship: number, departs: number): FlightTable
  /** In the order of the ships: per cent of the hull on the flight to the station. */
  readonly damageBefore: readonly number[]
  readonly outOf: FlownPlan['outOf']
}

export function flownPlan(
  universe: Universe,
  space: Space,
  prices: Prices,
  asked: FlownVisits,
  onProgress?: (hours: number) => void,
): FlownPlan {
  const request = flownRequest(universe, space, prices, asked)
  const plan = visitPlan(universe, request, onProgress)
  const indexOfBase = new Map(request.bases.map(({ id }, b) => [id, b + 1]))
  const damaged = asked.flown.map(({ damage }, ship) =>
    damage === undefined ? null : damage + request.damageBefore[ship]! / 100,
  )
  const damageOnReturn = plan.trips.map(({ ship, stops, departs }) => {
    const before = damaged[ship] ?? null
    if (before === null) return null
    const { damage } = request.tableAt(ship, departs)
    const places = [0, ...stops.map(({ base }) => indexOfBase.get(base)!), 0]
    let flown = 0
    for (let n = 1; n < places.length; n++) flown += damage(places[n - 1]!, places[n]!)
    damaged[ship] = Math.min(1, before + flown / 100)
    return damaged[ship]
  })
  return { ...plan, damageOnReturn, outOf: request.outOf }
}

/**
 * Every ship flies with a full hold, which takes longest; to the station it comes empty. Lengths are those of the day on
 * which a trip begins.
 */
export function flownRequest(
  universe: Universe,
  space: Space,
  prices: Prices,
  { flown, flight, now, station, hoursPerStop, ...request }: FlownVisits,
): FlownRequest {
  const places = [station, ...request.bases.map(({ id }) => id)]
  const known = new Map<string, FlightTable>()
  const keys = flown.map(({ kind }) => JSON.stringify(kind))
  const tableAt = (ship: number, departs: number) => {
    const { kind } = flown[ship]!
    // A ship that never reaches the station has no day of departure.
    const day = Number.isFinite(departs) ? Math.floor(departs / 24) : 0
    const key = `${day} ${keys[ship]}`
    const when = { departs: now + day * DAY_MS, days: 0 }
    const { tonnes } = shipOfKind(universe, kind).hold
    const flyer = () => flyerFor(universe, prices, kind, flight, tonnes, when)
    const table = known.get(key) ?? flightTable(space, flyer(), places, hoursPerStop)
    known.set(key, table)
    return table
  }
  const end = space.placeOf(station)
  const before = flown.map(({ kind, at, freeIn = 0, fuel }) => {
    const start = at === null ? undefined : space.placeOf(at)
    if (!start || !end) return { hours: freeIn, damage: 0, outOf: null }
    const departs = now + (freeIn / 24) * DAY_MS
    const flyer = flyerFor(universe, prices, kind, flight, 0, { departs, days: 0 })
    const route = rangedRoute(space, flyer, start, end, tanksAtStart(flyer.ship, fuel))
    return route && route.outOf === null
      ? { hours: freeIn + route.seconds.mean / 3600, damage: route.damage, outOf: null }
      : { hours: Number.POSITIVE_INFINITY, damage: 0, outOf: route?.outOf ?? null }
  })
  return {
    ...request,
    hoursAt: (ship, departs) => tableAt(ship, departs).hours,
    readyIn: before.map(({ hours }) => hours),
    damageBefore: before.map(({ damage }) => damage),
    outOf: before.map(({ outOf }) => outOf),
    tableAt,
  }
}
