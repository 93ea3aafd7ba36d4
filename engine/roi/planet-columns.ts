import { STATION_OF } from '../game/constants/stations.ts'
import { FACILITY, PROGRAM_TYPES } from '../universe/planets.ts'
import { jumpsToStation } from '../universe/station-jumps.ts'
import type { Universe } from '../universe/universe.ts'

export interface PlanetColumns {
  readonly planetNaturalId: readonly string[]
  readonly planetName: readonly string[]
  /** Jumps, −1 if the station cannot be reached by jumps. */
  readonly distanceAI1: Float64Array
  readonly distanceCI1: Float64Array
  readonly distanceIC1: Float64Array
  readonly distanceNC1: Float64Array
  /** NaN if unknown; Infinity free plots if any number of bases fits. */
  readonly plotsTotal: Float64Array
  readonly plotsFree: Float64Array
  /** Class of environment, see game/constants/environment.ts. */
  readonly environment: Float64Array
  readonly facilities: Float64Array
  /** Index in PROGRAM_TYPES, −1 for none. */
  readonly program: Float64Array
  /** In ms since 1970, NaN without a record. After this time the programme is unknown. */
  readonly programRecordEnd: Float64Array
}
export function planetColumns({ planets }: Universe, rows: readonly number[]): PlanetColumns {
  const numbers = (of: (planet: number) => number) => Float64Array.from(rows, of)
  const distance = (exchange: keyof typeof STATION_OF) =>
    numbers((planet) => jumpsToStation(planets, planet, STATION_OF[exchange]))
  return {
    planetNaturalId: Array.from(rows, (planet) => planets.naturalId[planet]!),
    planetName: Array.from(rows, (planet) => planets.name[planet]!),
    distanceAI1: distance('AI1'),
    distanceCI1: distance('CI1'),
    distanceIC1: distance('IC1'),
    distanceNC1: distance('NC1'),
    plotsTotal: numbers((planet) => planets.plotsTotal[planet]!),
    plotsFree: numbers((planet) => planets.plotsFree[planet]!),
    environment: numbers((planet) => planets.environment[planet]!),
    facilities: numbers((planet) => planets.facilities[planet]!),
    program: numbers((planet) => planets.program[planet]!),
    programRecordEnd: numbers((planet) => planets.programRecordEnd[planet]!),
  }
}

export function facilitiesIn(bits: number): string[] {
  return Object.entries(FACILITY).flatMap(([name, bit]) => (bits & bit ? [name] : []))
}

export const programAt = (place: number) => PROGRAM_TYPES[place] ?? null
