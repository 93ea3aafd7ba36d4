import table from '../reference/bodies.json' with { type: 'json' }
import type { Galaxy } from './galaxy.ts'
import { GATEWAY_ROWS } from './gateway-rows.ts'
import { systemOf } from './place-id.ts'

export interface Place {
  /** A station has the natural id of its system. */
  readonly id: string
  readonly kind: 'planet' | 'station'
  readonly system: number
  /** Of a planet: undefined where nobody measured it. */
  readonly radiusKm: number | undefined
  /** Of a planet: undefined where the game data do not have it. */
  readonly pressure: number | undefined
  readonly orbitMkm: number
}

export interface GatewayLink {
  readonly from: Place
  readonly to: Place
  /** Charged by the gate that is entered. */
  readonly fee: number
  readonly currency: string
  /** m³ of the largest ship that either gate lets pass. */
  readonly largestShip: number
  readonly parsecs: number
}

/** What does not depend on the planets that are loaded. */
export interface Sky {
  readonly systems: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly first: Int32Array
  readonly links: Int32Array
  readonly parsecs: Float64Array
  readonly luminosity: Float64Array
  readonly meteoroids: Float64Array
  readonly gateways: readonly GatewayLink[]
}

export interface Space {
  readonly sky: Sky
  placeOf(id: string): Place | undefined
}

const UNITS_PER_PARSEC = 12
/** About that of the median planet, where nobody measured it. */
const ORBIT_MKM = 150
const STATION_ORBIT_MKM = 60

const columnOf = (ids: string, values: readonly number[]) =>
  new Map(ids.split(' ').map((id, n) => [id, values[n]!]))

const radii = columnOf(table.planets, table.radius)
const axes = columnOf(table.planets, table.axis)

export function compileSky({ systems: ids, positions, first, links }: Galaxy): Sky {
  const systems = ids.split(' ')
  const indexOf = new Map(systems.map((id, index) => [id, index]))
  const parsecsBetween = (a: number, b: number) => {
    const along = (axis: number) => positions[3 * a + axis]! - positions[3 * b + axis]!
    return Math.hypot(along(0), along(1), along(2)) / UNITS_PER_PARSEC
  }
  const parsecs = new Float64Array(links.length)
  for (let from = 0; from < systems.length; from++)
    for (let k = first[from]!; k < first[from + 1]!; k++)
      parsecs[k] = parsecsBetween(from, links[k]!)
  const ofStars = (values: readonly number[]) => {
    const byId = columnOf(table.systems, values)
    return Float64Array.from(systems, (id) => byId.get(id) ?? 0)
  }
  return {
    systems,
    indexOf,
    first,
    links,
    parsecs,
    luminosity: ofStars(table.luminosity),
    meteoroids: ofStars(table.meteoroids),
    gateways: gatewaysBetween((id) => placeIn(indexOf, id, () => undefined), parsecsBetween),
  }
}

/** `pressureOf`: in atmospheres, undefined where a planet is not known. */
export function spaceOf(sky: Sky, pressureOf: (planet: string) => number | undefined): Space {
  const places = new Map<string, Place | undefined>()
  return {
    sky,
    placeOf(id) {
      if (!places.has(id)) places.set(id, placeIn(sky.indexOf, id, pressureOf))
      return places.get(id)
    },
  }
}

const stationAt = (id: string, system: number): Place => ({
  ...{ id, kind: 'station', system, orbitMkm: STATION_ORBIT_MKM },
  ...{ radiusKm: undefined, pressure: undefined },
})

export const stationPlace = ({ systems }: Sky, system: number): Place =>
  stationAt(systems[system]!, system)

function placeIn(
  indexOf: ReadonlyMap<string, number>,
  id: string,
  pressureOf: (planet: string) => number | undefined,
): Place | undefined {
  const station = indexOf.get(id)
  if (station !== undefined) return stationAt(id, station)
  const system = indexOf.get(systemOf(id))
  if (system === undefined) return undefined
  return {
    ...{ id, kind: 'planet', system, orbitMkm: axes.get(id) ?? ORBIT_MKM },
    ...{ radiusKm: radii.get(id), pressure: pressureOf(id) },
  }
}

function gatewaysBetween(
  placeOf: (id: string) => Place | undefined,
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
