import type { Load } from '../market/shipment.ts'
import type { Universe } from '../universe/universe.ts'
import { dryAt, openBase, type VisitBase } from './visits/base-store.ts'
import { type DrySpell, drySpells } from './visits/dry-spells.ts'
import {
  bestVisitOrder,
  bringsAnything,
  type Flight,
  type PlannedTrip,
  planTrip,
  type StopStock,
  type TravelHours,
  type Trip,
} from './visits/trip.ts'

export interface VisitRequest {
  readonly bases: readonly VisitBase[]
  /** Each waits, empty, at the station where the goods are bought, or is on its way there. */
  readonly ships: readonly Load[]
  /** The flight of a ship that departs so many hours from now. */
  readonly hoursAt: (ship: number, departs: number) => TravelHours
  /** Hours until each ship is at the station; left out: all are there. */
  readonly readyIn?: readonly number[]
  readonly horizonDays: number
  /** A base that lasts no longer is visited as soon as a ship is free. */
  readonly reorderDays: number
  /** A visit fills a base for this many days, if hold and store have room for it. */
  readonly targetDays: number
  readonly collects: boolean
  /** How long a ship may wait for a day on which its trip is shorter; left out: it does not wait. */
  readonly mayWaitHours?: number | undefined
}

export interface VisitPlan {
  readonly trips: readonly Trip[]
  readonly drySpells: readonly DrySpell[]
}

/** More stops make a trip longer than its first base can wait, and the orders to try grow with the factorial. */
const MAX_STOPS = 4
/** When no base has room for anything, a ship looks again after this time. */
const LOOK_AGAIN_HOURS = 6
const TOLERANCE = 1e-6

interface Served extends StopStock {
  /** Another ship is on its way there until this hour. */
  servedUntil: number
}

/**
 * Sends every free ship to the bases that last no longer than `reorderDays`, beginning with the one that runs out first.
 * docs/tools.md has the full rule.
 */
export function visitPlan(
  universe: Universe,
  request: VisitRequest,
  /** Learns up to which hour the trips are planned. */
  onProgress?: (hours: number) => void,
): VisitPlan {
  const horizon = request.horizonDays * 24
  const opened = request.bases.map((base) => openBase(universe, base))
  let bases: readonly Served[] = opened.map(({ base, store }, b) => ({
    place: b + 1,
    base,
    store,
    servedUntil: 0,
  }))
  const freeAt = request.ships.map((_, ship) => request.readyIn?.[ship] ?? 0)
  const trips: Trip[] = []
  for (;;) {
    const ship = freeAt.indexOf(Math.min(...freeAt))
    const now = freeAt[ship]
    if (now === undefined || now >= horizon) break
    onProgress?.(now)
    const flight = flightOf(request, ship, now)
    const planned = nextTrip(flight, request.reorderDays * 24, bases)
    if (!planned) {
      freeAt[ship] = nextLook(request, request.hoursAt(ship, now), bases, now)
      continue
    }
    const chosen = onBetterDay(request, planned, bases)
    trips.push(chosen.trip)
    freeAt[ship] = chosen.trip.returns
    bases = bases.map((stock) => {
      const stop = chosen.visited.find(({ place }) => place === stock.place)
      return stop ? { ...stock, store: stop.store, servedUntil: stop.store.at } : stock
    })
  }
  const firstArrival = (place: number) =>
    request.ships.reduce(
      (first, _, ship) => Math.min(first, firstHours(request, ship, place)),
      Number.POSITIVE_INFINITY,
    )
  return {
    trips: trips.sort((a, b) => a.departs - b.departs || a.ship - b.ship),
    drySpells: opened.flatMap(({ base, store }, b) =>
      drySpells(base, store, trips, { horizon, firstArrival: firstArrival(b + 1) }),
    ),
  }
}

function firstHours(request: VisitRequest, ship: number, place: number): number {
  const ready = request.readyIn?.[ship] ?? 0
  return ready + request.hoursAt(ship, ready)(0, place)
}

const flightOf = (request: VisitRequest, ship: number, departs: number): Flight => ({
  ship,
  departs,
  hold: request.ships[ship]!,
  hours: request.hoursAt(ship, departs),
  targetHours: Math.max(1, Math.round(request.targetDays * 24)),
  collects: request.collects,
})

/** The bases that are due, beginning with the first to run out. The last is left out as long as the others would get too little. */
function nextTrip(
  flight: Flight,
  reorderHours: number,
  bases: readonly Served[],
): PlannedTrip | undefined {
  const due = bases
    .filter(
      ({ base, store, servedUntil, place }) =>
        servedUntil <= flight.departs + TOLERANCE &&
        Number.isFinite(flight.hours(0, place)) &&
        dueAt(flight.hours, reorderHours, { base, store, place }) <= flight.departs + TOLERANCE &&
        bringsAnything(flight, { base, store, place }),
    )
    .sort((a, b) => dryAt(a.base, a.store) - dryAt(b.base, b.store) || a.place - b.place)
  for (let stops = Math.min(MAX_STOPS, due.length); stops > 0; stops--) {
    const planned = planTrip(flight, bestVisitOrder(flight, due.slice(0, stops)))
    if (planned && (stops === 1 || planned.lasts > reorderHours)) return planned
  }
  return undefined
}

/** Waiting is worth it for a trip that is shorter by this share. */
const WORTH_WAITING = 0.05
const DAY_HOURS = 24

/**
 * The same bases on the later day on which the trip is shortest, where that is within what the player allows and no base
 * runs out for it: neither those of the trip nor those that the ship could have visited in the meantime.
 */
function onBetterDay(
  request: VisitRequest,
  planned: PlannedTrip,
  bases: readonly Served[],
): PlannedTrip {
  const { mayWaitHours = 0 } = request
  const { ship, departs } = planned.trip
  const places = planned.visited.map(({ place }) => place)
  const stocks = bases.filter(({ place }) => places.includes(place))
  const others = bases.filter(({ place }) => !places.includes(place))
  let best = planned
  for (let wait = DAY_HOURS; wait <= mayWaitHours; wait += DAY_HOURS) {
    const flight = flightOf(request, ship, departs + wait)
    const later = planTrip(flight, bestVisitOrder(flight, stocks))
    if (!later?.trip.stops.every(({ spare }) => spare > TOLERANCE)) continue
    const { returns } = later.trip
    const isPatient = ({ base, store, place }: Served) =>
      dryAt(base, store) >= returns + flight.hours(0, place)
    if (lengthOf(later) < lengthOf(best) * (1 - WORTH_WAITING) && others.every(isPatient))
      best = later
  }
  return best
}

const lengthOf = ({ trip: { departs, returns } }: PlannedTrip): number => returns - departs

function nextLook(
  { reorderDays }: VisitRequest,
  hours: TravelHours,
  bases: readonly Served[],
  now: number,
): number {
  return bases.reduce((next, stock) => {
    const due = Math.max(stock.servedUntil, dueAt(hours, reorderDays * 24, stock))
    return Math.min(next, due > now + TOLERANCE ? due : now + LOOK_AGAIN_HOURS)
  }, Number.POSITIVE_INFINITY)
}

/** A base is due when it lasts no longer than the reorder days, or than the flight there. */
function dueAt(
  hours: TravelHours,
  reorderHours: number,
  { base, store, place }: StopStock,
): number {
  const flight = hours(0, place)
  return dryAt(base, store) - Math.max(reorderHours, Number.isFinite(flight) ? flight : 0)
}
