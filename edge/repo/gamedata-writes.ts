import type {
  MarketRow,
  Planet,
  PopulationCounts,
  PopulationReport,
} from '../../engine/game/gamedata.ts'
import type { Statement } from '../ports.ts'
import type { Document } from './documents.ts'
import type { ListKind, Origin } from './gamedata.ts'

// Statements and not calls: what belongs together goes to the database as one batch, so that nobody ever
// sees a part of it. Many rows travel as one JSON argument, which is one statement however many they are.

/** Sizes of one JSON argument; a whole galaxy at once would be tens of megabytes. */
const ROWS_PER_STATEMENT = 1000

export function replaceList(kind: ListKind, document: Document, { source, at }: Origin): Statement {
  return {
    sql: `insert or replace into gamedata_lists (kind, etag, records, gzip, source, updated_at)
          values (?, ?, ?, ?, ?, ?)`,
    args: [kind, document.etag, document.records, document.gzip, source, at],
  }
}

export interface PlanetToStore {
  planet: Planet
  /** When its active programme changes next; null: never by itself. */
  programChangesAt: number | null
}

export const dropPlanets: Statement = 'delete from planets'

export function putPlanets(planets: readonly PlanetToStore[], { source, at }: Origin): Statement[] {
  const rows = planets.map(({ planet, programChangesAt }) => [
    planet.PlanetNaturalId,
    planet.PlanetId,
    planet.PlanetName,
    isSettled(planet) ? 1 : 0,
    JSON.stringify(planet),
    programChangesAt,
  ])
  return [
    ...inParts(rows).map((part) => ({
      sql: `insert or replace into planets
              (natural_id, planet_id, name, is_settled, record, program_changes_at, source, updated_at)
            select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, ?2, ?3
            from json_each(?1)`,
      args: [JSON.stringify(part), source, at],
    })),
    newPlanetsVersion,
  ]
}

const newPlanetsVersion: Statement =
  'insert or replace into planets_version (id, version) values (1, lower(hex(randomblob(16))))'

/** Stores what was derived again of planets; where they came from and when stays as it is. */
export function updatePlanets(planets: readonly PlanetToStore[]): Statement[] {
  if (planets.length === 0) return []
  const rows = planets.map(({ planet, programChangesAt }) => [
    planet.PlanetNaturalId,
    JSON.stringify(planet),
    programChangesAt,
  ])
  return [
    ...inParts(rows).map((part) => ({
      sql: `update planets set record = value ->> 1, program_changes_at = value ->> 2
            from json_each(?) where natural_id = value ->> 0`,
      args: [JSON.stringify(part)],
    })),
    newPlanetsVersion,
  ]
}

/** Where something is built for everybody, people live. */
export function isSettled(planet: Planet): boolean {
  return (
    planet.HasLocalMarket ||
    planet.HasChamberOfCommerce ||
    planet.HasWarehouse ||
    planet.HasAdministrationCenter ||
    planet.HasShipyard
  )
}

export const dropPopulation: Statement = 'delete from population_reports'

/** Adds reports or replaces them. A report may hold counts only; the rest of it is then unknown. */
export function putPopulations(
  reports: readonly (readonly [planet: string, PopulationReport | PopulationCounts])[],
  { source, at }: Origin,
): Statement[] {
  return inParts(reports).map((part) => ({
    sql: `insert or replace into population_reports (natural_id, report, source, updated_at)
          select value ->> 0, value ->> 1, ?2, ?3 from json_each(?1)`,
    args: [
      JSON.stringify(part.map(([planet, report]) => [planet, JSON.stringify(report)])),
      source,
      at,
    ],
  }))
}

export const dropMarket: Statement[] = ['delete from market_days', 'delete from market_histories']

/** What the sync knew of the universe before: it starts over. */
export const dropSyncState: Statement[] = ['delete from sync_jobs', 'delete from sync_queue']

/** Adds days or replaces them; demand and supply that are unknown (0) leave what an earlier look found. */
export function putMarketDays(rows: readonly MarketRow[]): Statement[] {
  return inParts(rows).map((part) => ({
    sql: `insert into market_days
            (ticker, exchange, day, price_first, price_last, price_average, price_min, price_max,
             volume_max, demand_average, supply_average, delta_supply_demand)
          select value ->> 'Ticker', value ->> 'ExchangeCode', value ->> 'Datetime',
            value ->> 'price_first', value ->> 'price_last', value ->> 'price_average',
            value ->> 'price_min', value ->> 'price_max', value ->> 'volume_max',
            value ->> 'demand_average', value ->> 'supply_average', value ->> 'delta_supply_demand'
          from json_each(?) where true
          on conflict (ticker, exchange, day) do update set
            price_first = excluded.price_first, price_last = excluded.price_last,
            price_average = excluded.price_average, price_min = excluded.price_min,
            price_max = excluded.price_max, volume_max = excluded.volume_max,
            demand_average = iif(excluded.demand_average + excluded.supply_average > 0,
              excluded.demand_average, demand_average),
            supply_average = iif(excluded.demand_average + excluded.supply_average > 0,
              excluded.supply_average, supply_average),
            delta_supply_demand = iif(excluded.demand_average + excluded.supply_average > 0,
              excluded.delta_supply_demand, delta_supply_demand)`,
    args: [JSON.stringify(part)],
  }))
}

function inParts<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = []
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    parts.push(rows.slice(at, at + ROWS_PER_STATEMENT))
  return parts
}
