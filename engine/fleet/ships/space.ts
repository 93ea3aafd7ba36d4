import { planetBody, type Star, starOf, stationOrbit } from './bodies.ts'
import type { Galaxy } from './galaxy.ts'
import { GATEWAY_ROWS } from './gateway-rows.ts'
import type { Orbit, Point } from './orbits.ts'
import { systemOf } from './place-id.ts'

export interface FlightPlace {
  /** A station has the natural id of its system, and so has the warp point of a system without one. */
  readonly id: string
  readonly kind: 'planet' | 'station' | 'warp point'
  readonly system: number
  /** The radius of a planet. Undefined if nobody measured it. */
  readonly radiusKm: number | undefined
  /** The pressure of a planet. Undefined if it is not in the game data. */
  readonly pressure: number | undefined
  /** Undefined at a warp point, and where nobody measured the planet. */
  readonly orbit: Orbit | undefined
}

export interface GatewayLink {
  readonly from: FlightPlace
  readonly to: FlightPlace
  /** Charged by the gate that is entered. */
  readonly fee: number
  readonly currency: string
  /** m³ of the largest ship that either gate lets pass. */
  readonly largestShip: number
  readonly parsecs: number
}

/** The parts that do not depend on the loaded planets. */
export interface Sky {
  readonly systems: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  /** Positions of the systems, in map units. */
  readonly positions: Float64Array
  readonly first: Int32Array
  readonly links: Int32Array
  readonly parsecs: Float64Array
  /** By system, in the order of its links. */
  readonly neighbours: readonly (readonly number[])[]
  readonly stars: readonly Star[]
  readonly gateways: readonly GatewayLink[]
}

export interface Space {
  readonly sky: Sky
  placeOf(id: string): FlightPlace | undefined
}

const UNITS_PER_PARSEC = 12
/** A star that nobody measured is passed without damage, and nothing is known to orbit it. */
const UNKNOWN_STAR: Star = { luminosity: 0, meteoroids: 0, kilograms: 0 }

export function compileSky({ systems: ids, positions, first, links }: Galaxy): Sky {
  const systems = ids.split(' ')
  const indexOf = new Map(systems.map((id, index) => [id, index]))
  const parsecsBetween = (a: number, b: number) => {
    const { x, y, z } = wayBetween(positions, a, b)
    return Math.hypot(x, y, z) / UNITS_PER_PARSEC
  }
  const parsecs = new Float64Array(links.length)
  for (let from = 0; from < systems.length; from++)
    for (let k = first[from]!; k < first[from + 1]!; k++)
      parsecs[k] = parsecsBetween(from, links[k]!)
  return {
    systems,
    indexOf,
    positions,
    first,
    links,
    parsecs,
    neighbours: systems.map((_, system) => [...links.subarray(first[system], first[system + 1])]),
    stars: systems.map((id) => starOf(id) ?? UNKNOWN_STAR),
    gateways: gatewaysBetween((id) => placeIn(indexOf, id, () => undefined), parsecsBetween),
  }
}

function wayBetween(positions: Float64Array, from: number, to: number): Point {
  const along = (axis: number) => positions[3 * to + axis]! - positions[3 * from + axis]!
  return { x: along(0), y: along(1), z: along(2) }
}

/** Of length 1. */
export function directionTo({ positions }: Sky, from: number, to: number): Point {
  const { x, y, z } = wayBetween(positions, from, to)
  const length = Math.hypot(x, y, z) || 1
  return { x: x / length, y: y / length, z: z / length }
}

/** `pressureOf`: in atmospheres, undefined where a planet is not known. */
export function spaceOf(sky: Sky, pressureOf: (planet: string) => number | undefined): Space {
  const places = new Map<string, FlightPlace | undefined>()
  return {
    sky,
    placeOf(id) {
      if (!places.has(id)) places.set(id, placeIn(sky.indexOf, id, pressureOf))
      return places.get(id)
    },
  }
}

function placeIn(
  indexOf: ReadonlyMap<string, number>,
  id: string,
  pressureOf: (planet: string) => number | undefined,
): FlightPlace | undefined {
  const unmeasured = { radiusKm: undefined, pressure: undefined }
  const here = indexOf.get(id)
  if (here !== undefined) {
    const orbit = stationOrbit(id)
    return { id, kind: orbit ? 'station' : 'warp point', system: here, ...unmeasured, orbit }
  }
  const system = indexOf.get(systemOf(id))
  if (system === undefined) return undefined
  const body = planetBody(id)
  return {
    ...{ id, kind: 'planet', system, radiusKm: body?.radiusKm, orbit: body?.orbit },
    pressure: pressureOf(id),
  }
}

function gatewaysBetween(
  placeOf: (id: string) => FlightPlace | undefined,
  parsecsBetween: (a: number, b: number) => number,
): GatewayLink[] {
  return GATEWAY_ROWS.flatMap(
    ([idOfA, idOfB, feeOfA, feeOfB, currencyOfA, currencyOfB, largestShip]) => {
      const [a, b] = [placeOf(idOfA), placeOf(idOfB)]
      if (!a || !b) return []
      const parsecs = parsecsBetween(a.system, b.system)
      return [
        { from: a, to: b, fee: feeOfA, currency: currencyOfA, largestShip, parsecs },
        { from: b, to: a, fee: feeOfB, currency: currencyOfB, largestShip, parsecs },
      ]
    },
  )
}
