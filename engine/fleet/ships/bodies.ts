import table from '../../game/constants/bodies.json' with { type: 'json' }
import { EXCHANGE_SYSTEMS } from '../../game/constants/stations.ts'
import { type Orbit, type OrbitElements, orbitOf } from './orbits.ts'
import { systemOf } from './place-id.ts'

/** A star as its planets meet it. */
export interface Star {
  /** W/m² at 1 AU. */
  readonly luminosity: number
  readonly meteoroids: number
  readonly kilograms: number
}

export interface PlanetBody {
  readonly radiusKm: number
  readonly orbit: Orbit
}

const placesOf = (ids: string) => new Map(ids.split(' ').map((id, place) => [id, place]))
const systems = placesOf(table.systems)
const planets = placesOf(table.planets)

/** Undefined where nobody measured the star. */
export function starOf(system: string): Star | undefined {
  const n = systems.get(system)
  if (n === undefined) return undefined
  return {
    luminosity: table.luminosity[n]!,
    meteoroids: table.meteoroids[n]!,
    kilograms: table.starMass[n]!,
  }
}

/** Eccentricities are stored in units of 1e-10, inclinations in 1e-9, masses in 1e17 kg. */
export function planetBody(id: string): PlanetBody | undefined {
  const n = planets.get(id)
  const star = starOf(systemOf(id))
  if (n === undefined || !star) return undefined
  const elements = {
    axisKm: table.axis[n]!,
    eccentricity: table.eccentricity[n]! * 1e-10,
    inclination: table.inclination[n]! * 1e-9,
  }
  return {
    radiusKm: table.radius[n]! / 1000,
    orbit: orbitOf(elements, star.kilograms + table.mass[n]! * 1e17),
  }
}

/** The inclination of the last four is not known. */
const STATION_ELEMENTS: Readonly<Record<keyof typeof EXCHANGE_SYSTEMS, OrbitElements>> = {
  IC1: { axisKm: 46_807_737.5, eccentricity: 0.0311907104591715, inclination: 0.0055013082862696 },
  AI1: { axisKm: 33_603_417, eccentricity: 0.0014491148170453, inclination: 0.0253547931787463 },
  NC1: { axisKm: 198_222_970, eccentricity: 0.0190124515858499, inclination: 0 },
  CI1: { axisKm: 538_758_343, eccentricity: 0.03848, inclination: 0 },
  CI2: { axisKm: 194_260_968, eccentricity: 0.03543, inclination: 0 },
  NC2: { axisKm: 127_679_703, eccentricity: 0.02463, inclination: 0 },
}

const stationElements: ReadonlyMap<string, OrbitElements> = new Map(
  Object.entries(STATION_ELEMENTS).map(([exchange, elements]) => [
    EXCHANGE_SYSTEMS[exchange as keyof typeof EXCHANGE_SYSTEMS],
    elements,
  ]),
)

/** The orbit of the station in a system; undefined where there is none. */
export function stationOrbit(system: string): Orbit | undefined {
  const elements = stationElements.get(system)
  const star = starOf(system)
  return elements && star && orbitOf(elements, star.kilograms)
}

/** Natural ids of the planets whose orbits are known, by system. */
export const planetsAround: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  planets.keys(),
  systemOf,
)
