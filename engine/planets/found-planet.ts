import type { Planet } from '../game/gamedata.ts'
import type { ProgramType } from '../game/programs.ts'
import { freePlots } from '../universe/plots.ts'
import { programmeAt, withProgrammeAt } from './cogc.ts'
import { type PlanetSearchRow, planetSearchTable } from './planet-row.ts'

export interface Narrowing {
  /** The minimum of a deposit, as a share (0 to 1) of the richest one of all planets, by ticker. */
  readonly richness: Readonly<Record<string, number>>
  /** The minimum of free plots. With 1 or more, planets without a count are left out. 0: no condition. */
  readonly freePlots: number
  /** One of these programmes must run. Missing or empty: no condition. */
  readonly programs?: readonly ProgramType[]
}

export interface FoundPlanet extends PlanetSearchRow {
  readonly systemId: string
  readonly gravity: number
  readonly pressure: number
  readonly temperature: number
  readonly faction: string | null
  /** The number of plots and of free ones (Infinity: any number of bases); null if unknown. */
  readonly plotsTotal: number | null
  readonly plotsFree: number | null
  /** In ms since 1970: the end of a programme record that is over. */
  readonly cogcUnknownSince: number | null
}

export function foundPlanets(
  planets: readonly Planet[],
  searchMaterials: readonly string[],
  narrowing: Narrowing,
  now: number,
): FoundPlanet[] {
  const passing = planets
    .map((planet) => withProgrammeAt(planet, now))
    .filter((planet) => passes(planet, narrowing))
  return planetSearchTable(passing, searchMaterials).results.map((row, place) => {
    const planet = passing[place]!
    return {
      ...row,
      systemId: planet.SystemId,
      gravity: planet.Gravity,
      pressure: planet.Pressure,
      temperature: planet.Temperature,
      faction: planet.FactionName,
      plotsTotal: planet.PlotsTotal ?? null,
      plotsFree: freePlots(planet) ?? null,
      cogcUnknownSince: programmeAt(planet, now).unknownSince,
    }
  })
}

function passes(planet: Planet, narrowing: Narrowing): boolean {
  const { programs = [] } = narrowing
  if (programs.length > 0 && !programs.some((one) => one === planet.COGCProgramActive)) return false
  if ((freePlots(planet) ?? 0) < narrowing.freePlots) return false
  return Object.entries(narrowing.richness).every(([ticker, least]) => {
    const deposit = planet.Resources.find(({ MaterialTicker }) => MaterialTicker === ticker)
    return deposit !== undefined && deposit.DailyExtraction >= least * deposit.ExtractionMax
  })
}

const RESOURCE_CATEGORIES = ['gases', 'liquids', 'minerals', 'ores']

export const isResource = (categoryName: string): boolean =>
  RESOURCE_CATEGORIES.includes(categoryName)
