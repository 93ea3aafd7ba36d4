import { checkKind, ImportError } from '../../edge/gamedata/check.ts'
import {
  bestExtractions,
  dailyExtraction,
  withBestExtractions,
} from '../../edge/gamedata/derive/derive-records.ts'
import type { GameLists } from '../../edge/gamedata/kinds.ts'
import { type Planet, ResourceType } from '../../engine/game/gamedata.ts'
import { compileStarMap, stationDistances } from '../../engine/universe/jumps.ts'
import { numberOf, parseTsv } from './tsv.ts'

/** Facts from further tables, by natural id of the planet. */
export interface PlanetAdditions {
  readonly deposits: ReadonlyMap<string, string>
  readonly rules: ReadonlyMap<string, Partial<Planet>>
  readonly programs: ReadonlyMap<string, Planet['COGCPrograms']>
  /** Planets that hold more bases than they have plots. */
  readonly ghosts: ReadonlySet<string>
}

export const PLANET_TABLE = 'planets_all.tsv'

type Row = Record<string, string>
const yes = (cell: string | undefined) => cell === '1'
const orNull = (cell: string | undefined) => cell || null

/**
 * Reads all planets of the game from a table. It has hardly any programmes and no
 * production fees, so planets that are known from elsewhere keep theirs. What follows from place and resources is calculated here.
 */
export function planetsFromTable(
  text: string,
  known: readonly Planet[],
  { materials, systems }: Pick<GameLists, 'materials' | 'systems'>,
  { deposits, rules, programs, ghosts }: PlanetAdditions,
): Planet[] {
  const idOf = new Map(materials.map((material) => [material.Ticker, material.MaterialId]))
  const recordOf = new Map(known.map((planet) => [planet.PlanetNaturalId, planet]))
  const distancesOf = stationDistances(compileStarMap(systems))
  const records = parseTsv(PLANET_TABLE, text).map((row, at) => {
    const id = row.PlanetNaturalId ?? ''
    const before = recordOf.get(id)
    const running = programs.get(id)
    return {
      ...factsOf(row),
      ...programsOf(row, before),
      ...(running && { COGCPrograms: running }),
      Resources: [
        ...resourcesOf(row.Resources ?? '', `${PLANET_TABLE}, line ${at + 2}`, idOf),
        ...resourcesOf(deposits.get(id) ?? '', `further deposits of ${id}`, idOf),
      ],
      Distances: distancesOf(row.SystemId ?? ''),
      CheckDistances: null,
      ...plotsOf(row),
      ...(ghosts.has(id) && { SupportsGhostSites: true }),
      ...(before?.ProductionFees && {
        ProductionFees: before.ProductionFees,
        ProductionFeesAsOf: before.ProductionFeesAsOf,
      }),
      ...rules.get(id),
    }
  })
  const planets = checkKind('planets', records)
  const best = bestExtractions(planets)
  return planets.map((planet) => withBestExtractions(planet, best) ?? planet)
}

function factsOf(row: Row) {
  return {
    PlanetId: row.PlanetId,
    PlanetNaturalId: row.PlanetNaturalId,
    PlanetName: row.PlanetName,
    SystemId: row.SystemId,
    HasLocalMarket: yes(row.HasLocalMarket),
    HasChamberOfCommerce: yes(row.HasChamberOfCommerce),
    HasWarehouse: yes(row.HasWarehouse),
    HasAdministrationCenter: yes(row.HasAdministrationCenter),
    HasShipyard: yes(row.HasShipyard),
    Pressure: numberOf(row.Pressure),
    Surface: yes(row.Surface),
    Temperature: numberOf(row.Temperature),
    Fertility: numberOf(row.Fertility),
    Gravity: numberOf(row.Gravity),
    FactionCode: orNull(row.FactionCode),
    FactionName: orNull(row.FactionName),
    GovernorUserName: null,
  }
}

function programsOf({ COGCProgram }: Row, known: Planet | undefined) {
  return {
    COGCProgramStatus: COGCProgram ? 'ACTIVE' : (known?.COGCProgramStatus ?? null),
    COGCPrograms: known?.COGCPrograms ?? [],
    COGCProgramActive: COGCProgram || (known?.COGCProgramActive ?? null),
  }
}

/** `TICKER:KIND:Factor` one after the other. */
function resourcesOf(text: string, where: string, idOf: ReadonlyMap<string, string>) {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const [ticker = '', kind, factor] = entry.split(':')
      const id = idOf.get(ticker)
      const type = ResourceType.options.find((option) => option === kind)
      if (!id || !type) throw new ImportError([`${where}: unknown resource ${entry}`])
      const extraction = dailyExtraction(type, numberOf(factor))
      return {
        MaterialId: id,
        ResourceType: type,
        Factor: numberOf(factor),
        DailyExtraction: extraction,
        MaterialTicker: ticker,
        ExtractionMax: extraction,
      }
    })
}

/** Left out if nobody counted them. */
function plotsOf({ PlotsTotal, PlotsTaken }: Row) {
  return {
    ...(PlotsTotal && { PlotsTotal: numberOf(PlotsTotal) }),
    ...(PlotsTaken && { PlotsTaken: numberOf(PlotsTaken) }),
  }
}
