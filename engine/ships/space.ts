import type { Planet, StarSystem } from '../model/gamedata.ts'
import table from '../reference/bodies.json' with { type: 'json' }
import links from '../reference/gateways.json' with { type: 'json' }
import { compileStarMap, type StarMap } from '../search/distance.ts'

/** A planet or station that a flight can begin or end at. */
export interface Place {
  /** Natural id; a station's is that of its system. */
  readonly id: string
  readonly kind: 'planet' | 'station'
  /** In the order of the star map. */
  readonly system: number
  /** Of a planet: undefined where nobody measured it. */
  readonly radiusKm: number | undefined
  readonly pressure: number
  /** Million km to the star. */
  readonly orbitMkm: number
}

/** One direction of a pair of gateways. */
export interface GatewayLink {
  readonly from: Place
  readonly to: Place
  /** Taken by the gate that is entered. */
  readonly fee: number
  readonly currency: string
  /** m³ of the largest ship that either gate lets pass. */
  readonly largestShip: number
  readonly parsecs: number
}

export interface Space {
  readonly map: StarMap
  /** Length of each link of the map. */
  readonly parsecs: Float64Array
  readonly luminosity: Float64Array
  readonly meteoroids: Float64Array
  readonly gateways: readonly GatewayLink[]
  placeOf(id: string): Place | undefined
}

/** Map units in a parsec. */
const UNITS_PER_PARSEC = 12
/** Where nobody measured it, about that of the median planet. */
const ORBIT_MKM = 150
const STATION_ORBIT_MKM = 60

const columnOf = (ids: string, values: readonly number[]) =>
  new Map(ids.split(' ').map((id, n) => [id, values[n]!]))

type GatewayRow = readonly [
  a: string,
  b: string,
  feeOfA: number,
  feeOfB: number,
  currencyOfA: string,
  currencyOfB: string,
  largestShip: number,
  jumpsPerDay: number,
]

export function compileSpace(
  systems: readonly StarSystem[],
  planets: readonly Pick<Planet, 'PlanetNaturalId' | 'SystemId' | 'Pressure'>[],
): Space {
  const map = compileStarMap(systems)
  const radius = columnOf(table.planets, table.radius)
  const axis = columnOf(table.planets, table.axis)
  const places = new Map<string, Place>()
  for (const planet of planets) {
    const id = planet.PlanetNaturalId
    const system = map.indexOf.get(planet.SystemId)
    if (system === undefined) continue
    const orbitMkm = axis.get(id) ?? ORBIT_MKM
    places.set(id, {
      ...{ id, kind: 'planet', system, orbitMkm },
      radiusKm: radius.get(id),
      pressure: planet.Pressure,
    })
  }
  for (const [system, { NaturalId }] of systems.entries())
    places.set(NaturalId, {
      ...{ id: NaturalId, kind: 'station', system, orbitMkm: STATION_ORBIT_MKM },
      radiusKm: undefined,
      pressure: 0,
    })

  const parsecsBetween = (a: number, b: number) => {
    const [from, to] = [systems[a]!, systems[b]!]
    const [x, y, z] = [
      from.PositionX - to.PositionX,
      from.PositionY - to.PositionY,
      from.PositionZ - to.PositionZ,
    ]
    return Math.hypot(x, y, z) / UNITS_PER_PARSEC
  }
  const parsecs = new Float64Array(map.links.length)
  for (let from = 0; from < systems.length; from++)
    for (let k = map.first[from]!; k < map.first[from + 1]!; k++)
      parsecs[k] = parsecsBetween(from, map.links[k]!)

  const ofStars = (values: readonly number[]) => {
    const byId = columnOf(table.systems, values)
    return Float64Array.from(systems, ({ NaturalId }) => byId.get(NaturalId) ?? 0)
  }
  return {
    map,
    parsecs,
    luminosity: ofStars(table.luminosity),
    meteoroids: ofStars(table.meteoroids),
    gateways: gatewaysBetween(places, parsecsBetween),
    placeOf: (id) => places.get(id),
  }
}

function gatewaysBetween(
  places: ReadonlyMap<string, Place>,
  parsecsBetween: (a: number, b: number) => number,
): GatewayLink[] {
  return (links as unknown as readonly GatewayRow[]).flatMap(
    ([idOfA, idOfB, feeOfA, feeOfB, currencyOfA, currencyOfB, largestShip]) => {
      const [a, b] = [places.get(idOfA), places.get(idOfB)]
      if (!a || !b) return []
      const parsecs = parsecsBetween(a.system, b.system)
      return [
        { from: a, to: b, fee: feeOfA, currency: currencyOfA, largestShip, parsecs },
        { from: b, to: a, fee: feeOfB, currency: currencyOfB, largestShip, parsecs },
      ]
    },
  )
}
