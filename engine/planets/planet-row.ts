import { fertilityFactor } from '../game/constants/bonuses.ts'
import {
  environmentClass,
  type SpecialMaterial,
  specialMaterialsByCause,
} from '../game/constants/environment.ts'
import { STATION_OF, type Station } from '../game/constants/stations.ts'
import type { Planet, PlanetResource } from '../game/gamedata.ts'
import { byCodeUnits } from '../universe/csr.ts'
import { jumpsOf, UNREACHABLE } from '../universe/jumps.ts'

export interface PlanetFacts {
  /**
   * Special materials for buildings here, by the environmental factor that demands them; each list is empty or has one.
   */
  readonly environmentSurface: readonly string[]
  readonly environmentGravity: readonly string[]
  readonly environmentPressure: readonly string[]
  readonly environmentTemperature: readonly string[]
  /** Jumps to the stations; −1 if none can be reached by jumps. */
  readonly distanceAI1: number
  readonly distanceCI1: number
  readonly distanceIC1: number
  readonly distanceNC1: number
  readonly infrastructures: readonly string[]
}

export function planetFacts(planet: Planet): PlanetFacts {
  const { surface, gravity, pressure, temperature } = specialMaterialsByCause(
    environmentClass(planet),
  )
  return {
    environmentSurface: tickers(surface),
    environmentGravity: tickers(gravity),
    environmentPressure: tickers(pressure),
    environmentTemperature: tickers(temperature),
    distanceAI1: distanceTo(planet, STATION_OF.AI1),
    distanceCI1: distanceTo(planet, STATION_OF.CI1),
    distanceIC1: distanceTo(planet, STATION_OF.IC1),
    distanceNC1: distanceTo(planet, STATION_OF.NC1),
    infrastructures: FACILITIES.filter(([field]) => planet[field]).map(([, ticker]) => ticker),
  }
}

const FACILITIES = [
  ['HasAdministrationCenter', 'ADM'],
  ['HasChamberOfCommerce', 'COGC'],
  ['HasLocalMarket', 'LM'],
  ['HasShipyard', 'SHY'],
  ['HasWarehouse', 'WAR'],
] as const

const tickers = (material: SpecialMaterial | null) => (material ? [material.ticker] : [])

function distanceTo(planet: Planet, station: Station): number {
  const distance = planet.Distances.find(({ name }) => name === station)
  return distance ? jumpsOf(distance) : UNREACHABLE
}

/** `Etherwind (KW-688c)`, or only the id if the planet has no name. */
export function planetTitle({
  PlanetName,
  PlanetNaturalId,
}: Pick<Planet, 'PlanetName' | 'PlanetNaturalId'>): string {
  return PlanetName === PlanetNaturalId ? PlanetNaturalId : `${PlanetName} (${PlanetNaturalId})`
}

export interface FoundResource {
  readonly ticker: string
  readonly dailyExtraction: number
  readonly maxExtraction: number
}

export interface PlanetSearchRow extends PlanetFacts {
  readonly planetNaturalId: string
  readonly planetName: string
  /** Factor on the output of farms, 0 if nothing grows. */
  readonly fertility: number
  readonly cogcProgram: string
  readonly checkDistance: number | null
  /** By ticker; materials outside the search are in `additionalResources`. */
  readonly searchResources: Readonly<Record<string, FoundResource>>
  readonly additionalResources: readonly FoundResource[]
}

export interface PlanetSearchTable {
  /** Name of the system that the distances are measured from, null without a distance check. */
  readonly hasCheckDistance: string | null
  readonly results: readonly PlanetSearchRow[]
}

const NO_PROGRAM = '—'

export function planetSearchTable(
  planets: readonly Planet[],
  searchMaterials: readonly string[],
): PlanetSearchTable {
  return {
    hasCheckDistance: planets[0]?.CheckDistances?.SystemName ?? null,
    results: planets.map((planet) => searchRow(planet, searchMaterials)),
  }
}

function searchRow(planet: Planet, searchMaterials: readonly string[]): PlanetSearchRow {
  const resources = planet.Resources.map(foundResource).sort((a, b) =>
    byCodeUnits(a.ticker, b.ticker),
  )
  const searched = resources.filter(({ ticker }) => searchMaterials.includes(ticker))
  return {
    ...planetFacts(planet),
    planetNaturalId: planet.PlanetNaturalId,
    planetName: planet.PlanetName,
    fertility: fertilityFactor(planet.Fertility),
    cogcProgram: planet.COGCProgramActive ?? NO_PROGRAM,
    checkDistance: planet.CheckDistances?.Distance ?? null,
    searchResources: Object.fromEntries(searched.map((found) => [found.ticker, found])),
    additionalResources: resources.filter((found) => !searched.includes(found)),
  }
}

const foundResource = (resource: PlanetResource): FoundResource => ({
  ticker: resource.MaterialTicker,
  dailyExtraction: resource.DailyExtraction,
  maxExtraction: resource.ExtractionMax,
})
