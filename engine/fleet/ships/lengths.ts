import { DAY_MS } from '../../game/time.ts'
import type { FlightPlace, Sky } from './space.ts'
import { hasOrbit, type Transit, type TransitWay, transitBetween } from './transits.ts'

/** When flights depart: at one instant, or any time during some days. */
export interface Departures {
  /** Unix ms. */
  readonly departs: number
  /** 0: only at that instant. */
  readonly days: number
}

/** Lengths of transits for the departures of one question, with bodies where they are at the instant of departure. */
export interface Lengths {
  /** Undefined where an end has no known orbit. */
  of(way: TransitWay): Transit | undefined
}

/** Transits of a month are averaged over this many instants. */
const SAMPLES = 10
/** Roughly how long a transit takes, for the place of its target. */
const TRANSIT_MS = DAY_MS / 6
const MAX_KEPT = 8

const kept = new WeakMap<Sky, Map<string, Lengths>>()

/** The same object for equal departures, so that lengths are calculated once for all ships. */
export function lengthsOf(sky: Sky, { departs, days }: Departures): Lengths {
  const bySky = kept.get(sky) ?? new Map<string, Lengths>()
  kept.set(sky, bySky)
  const key = `${departs} ${days}`
  const known = bySky.get(key)
  const lengths = known ?? measure(sky, instantsOf({ departs, days }))
  bySky.delete(key)
  bySky.set(key, lengths)
  const [oldest] = bySky.keys()
  if (bySky.size > MAX_KEPT && oldest !== undefined) bySky.delete(oldest)
  return lengths
}

function instantsOf({ departs, days }: Departures): number[] {
  if (days <= 0) return [departs]
  return Array.from({ length: SAMPLES }, (_, n) => departs + ((n + 0.5) / SAMPLES) * days * DAY_MS)
}

function measure(sky: Sky, instants: readonly number[]): Lengths {
  const byPlace = new Map<FlightPlace, Map<FlightPlace | number, Transit>>()
  return {
    of(way) {
      if (!hasOrbit(way.place) || (way.kind === 'TRA' && !hasOrbit(way.from))) return undefined
      const ofPlace = byPlace.get(way.place) ?? new Map<FlightPlace | number, Transit>()
      byPlace.set(way.place, ofPlace)
      const key = keyOf(way)
      const known = ofPlace.get(key)
      if (known) return known
      const transit = meanOf(
        instants.map((at) => transitBetween(sky, way, at, at + TRANSIT_MS, true)),
      )
      ofPlace.set(key, transit)
      return transit
    },
  }
}

/** Among the ways of one place; the same place has one object in a space. */
function keyOf(way: TransitWay): FlightPlace | number {
  if (way.kind === 'TRA') return way.from
  return way.kind === 'DEP' ? way.towards : -1 - way.towards
}

function meanOf(transits: readonly Transit[]): Transit {
  const [first] = transits
  if (transits.length === 1) return first!
  let [km, speed, sunlight] = [0, 0, 0]
  for (const each of transits) {
    km += each.km
    speed += each.speed
    // Damage by light counts by the kilometre.
    sunlight += each.sunlight * each.km
  }
  const count = transits.length
  return { kind: first!.kind, km: km / count, speed: speed / count, sunlight: sunlight / km }
}
