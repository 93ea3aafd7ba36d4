import type { Load, MaterialAmount } from '../../market/shipment.ts'
import {
  amountsOf,
  collect,
  dryAt,
  type Filling,
  filling,
  fits,
  later,
  most,
  type Store,
  unload,
  type VisitedBase,
} from './base-store.ts'

/** Hours are counted from now. */
export interface VisitStop {
  readonly base: string
  readonly arrives: number
  readonly delivers: readonly MaterialAmount[]
  readonly collects: readonly MaterialAmount[]
  /** Hours that the base would still have lasted on arrival; 0 where something had run out. */
  readonly spare: number
  /** Hours that the base lasts from the arrival on. */
  readonly lasts: number
  /** What kept the base from being filled up to the target. */
  readonly limit: 'store' | 'hold' | null
}

export interface Trip {
  /** Index of the request's ships. */
  readonly ship: number
  readonly departs: number
  readonly returns: number
  readonly load: Load
  readonly stops: readonly VisitStop[]
}

export interface StopStock {
  /** Its place in the table of hours; the station has place 0. */
  readonly place: number
  readonly base: VisitedBase
  readonly store: Store
}

/**
 * Between two places, with the time that a stop at the second takes; Infinity if there is no route. The station is place
 * 0, then follow the bases in their order.
 */
export type TravelHours = (from: number, to: number) => number

export interface Flight {
  readonly ship: number
  readonly hold: Load
  readonly departs: number
  readonly hours: TravelHours
  readonly targetHours: number
  readonly collects: boolean
}

/** `visited` are the stores that it leaves behind, in the order of its stops. */
export interface PlannedTrip {
  readonly trip: Trip
  readonly visited: readonly { readonly place: number; readonly store: Store }[]
  readonly lasts: number
}

/** What a ship unloads at each stop: the bases are all filled for the same hours, as far as each store has room. */
interface Fillings {
  readonly stores: readonly Store[]
  readonly all: readonly Filling[]
  readonly hours: number
}

/** The most hours, up to the target, that the hold carries; undefined where the ship brings nothing. */
function fillingsOf(flight: Flight, stops: readonly StopStock[]): Fillings | undefined {
  const arrivals = arrivalsOf(flight, stops)
  const stores = stops.map(({ base, store }, s) => later(base, store, arrivals[s]!))
  const found = most(flight.targetHours, (hours) => {
    const all = stops.map(({ base }, s) => filling(base, stores[s]!, hours))
    return fits(sum(all.map(({ load }) => load)), flight.hold) ? { all, hours } : undefined
  })
  return found?.all.some(({ amounts }) => amounts.some((amount) => amount > 0))
    ? { stores, ...found }
    : undefined
}

/** A trip to this base would bring something. Asks for no route back. */
export const bringsAnything = (flight: Flight, stop: StopStock): boolean =>
  fillingsOf(flight, [stop]) !== undefined

/** Flies to the bases in this order. Undefined where it brings nothing. */
export function planTrip(flight: Flight, stops: readonly StopStock[]): PlannedTrip | undefined {
  const found = fillingsOf(flight, stops)
  if (!found) return undefined
  const last = stops.at(-1)!
  const returns = found.stores.at(-1)!.at + flight.hours(last.place, 0)
  const load = sum(found.all.map((filled) => filled.load))
  const { made, visited } = unloadAll(flight, stops, found, load)
  return {
    trip: { ship: flight.ship, departs: flight.departs, returns, load, stops: made },
    visited,
    lasts: Math.min(...made.map(({ lasts }) => lasts)),
  }
}

function unloadAll(
  { hold, collects, targetHours }: Flight,
  stops: readonly StopStock[],
  { stores, all, hours }: Fillings,
  load: Load,
) {
  let aboard = load
  const visited: PlannedTrip['visited'][number][] = []
  const made = stops.map(({ base, place }, s): VisitStop => {
    const filled = all[s]!
    const before = stores[s]!
    let store = unload(before, filled.amounts)
    aboard = minus(aboard, filled.load)
    const taken = collects ? collect(base, store, minus(hold, aboard)) : undefined
    if (taken) {
      store = unload(
        store,
        taken.amounts.map((amount) => -amount),
      )
      aboard = sum([aboard, taken.load])
    }
    visited.push({ place, store })
    return {
      base: base.id,
      arrives: before.at,
      delivers: amountsOf(base, filled.amounts),
      collects: taken ? amountsOf(base, taken.amounts) : [],
      spare: dryAt(base, before) - before.at,
      lasts: dryAt(base, store) - before.at,
      limit: filled.hours < hours ? 'store' : hours < targetHours ? 'hold' : null,
    }
  })
  return { made, visited }
}

function arrivalsOf({ departs, hours }: Flight, stops: readonly StopStock[]): number[] {
  let here = 0
  let now = departs
  return stops.map(({ place }) => {
    now += hours(here, place)
    here = place
    return now
  })
}

/** Least time without supplies first, then the earliest return, then the order given. */
export function bestVisitOrder(flight: Flight, stops: readonly StopStock[]): readonly StopStock[] {
  let best = stops
  let least: readonly [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const order of ordersOf(stops)) {
    const arrivals = arrivalsOf(flight, order)
    const dry = order.reduce(
      (sum, { base, store }, s) => sum + Math.max(0, arrivals[s]! - dryAt(base, store)),
      0,
    )
    const returns = arrivals.at(-1)! + flight.hours(order.at(-1)!.place, 0)
    if (dry < least[0] - EQUAL || (dry <= least[0] + EQUAL && returns < least[1] - EQUAL)) {
      best = order
      least = [dry, returns]
    }
  }
  return best
}

const EQUAL = 1e-6

function* ordersOf<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length < 2) yield items
  else
    for (const [place, first] of items.entries()) {
      for (const rest of ordersOf(items.toSpliced(place, 1))) yield [first, ...rest]
    }
}

const minus = (one: Load, other: Load): Load => ({
  weight: one.weight - other.weight,
  volume: one.volume - other.volume,
})

function sum(loads: readonly Load[]): Load {
  return loads.reduce(
    (total, { weight, volume }) => ({
      weight: total.weight + weight,
      volume: total.volume + volume,
    }),
    { weight: 0, volume: 0 },
  )
}
