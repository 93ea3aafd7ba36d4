import type { TransitKind } from './flight.ts'
import {
  circularSpeed,
  distanceFromStar,
  KM_PER_AU,
  type Orbit,
  type Point,
  positionAt,
} from './orbits.ts'
import { directionTo, type FlightPlace, type Sky } from './space.ts'
import { meanSunlight, roughTransitKm, transitKm } from './transit-path.ts'

/** A transit whose place and direction are known, but not its time. */
export type TransitWay =
  | { readonly kind: 'DEP'; readonly place: FlightPlace; readonly towards: number }
  | { readonly kind: 'APP'; readonly place: FlightPlace; readonly towards: number }
  | { readonly kind: 'TRA'; readonly place: FlightPlace; readonly from: FlightPlace }

/** What a transit's time, fuel and damage depend on. */
export interface Transit {
  readonly kind: TransitKind
  readonly km: number
  /** km/s of the target around its star; 0 for a departure. */
  readonly speed: number
  /** Mean of 1 / r² along the way, r in AU. */
  readonly sunlight: number
}

/** AU from a body to the warp point of a neighbouring system. */
const WARP_DISTANCE = { planet: 0.5, station: 0.15 } as const

/** The ends of a transit that starts and ends at these instants, Unix ms. */
export function transitEnds(
  sky: Sky,
  way: TransitWay,
  starts: number,
  ends: number,
): readonly [start: Point, target: Point] {
  const { place } = way
  if (way.kind === 'TRA') return [positionOf(way.from, starts), positionOf(place, ends)]
  const body = positionOf(place, starts)
  const warp = warpPoint(sky, place, body, way.towards)
  return way.kind === 'DEP' ? [body, warp] : [warp, positionOf(place, ends)]
}

function warpPoint(sky: Sky, place: FlightPlace, body: Point, towards: number): Point {
  const km = WARP_DISTANCE[place.kind === 'planet' ? 'planet' : 'station'] * KM_PER_AU
  const { x, y, z } = directionTo(sky, place.system, towards)
  return { x: body.x + km * x, y: body.y + km * y, z: body.z + km * z }
}

function positionOf({ orbit }: FlightPlace, ms: number): Point {
  return positionAt(orbit as Orbit, ms)
}

export const hasOrbit = (place: FlightPlace): boolean => place.orbit !== undefined

/** `isRough`: its length to about 1e-4, in a tenth of the time. */
export function transitBetween(
  sky: Sky,
  way: TransitWay,
  starts: number,
  ends: number,
  isRough: boolean,
): Transit {
  const [start, target] = transitEnds(sky, way, starts, ends)
  const { kilograms } = sky.stars[way.place.system]!
  return {
    kind: way.kind,
    km: isRough ? roughTransitKm(start, target) : transitKm(start, target),
    speed: way.kind === 'DEP' ? 0 : circularSpeed(kilograms, distanceFromStar(target)),
    sunlight: isRough ? roughSunlight(start, target) : meanSunlight(start, target),
  }
}

/** Within a few per cent of the mean along the way. */
const roughSunlight = (start: Point, target: Point): number =>
  KM_PER_AU ** 2 / (distanceFromStar(start) * distanceFromStar(target))
