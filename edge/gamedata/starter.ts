import type { MarketRow, PopulationReport } from '../../engine/model/gamedata.ts'
import { type Fields, fromTable, type Table, toTable } from './columns.ts'
import { type GameData, KINDS, type Kind } from './kinds.ts'

/** Everything the repository carries, so that the product runs with no network. */
export interface StarterUniverse {
  data: GameData
  /** The one real price history there is; every other one is made up when asked for. */
  history: MarketRow[]
  /** The one real population report, by the planet it belongs to. */
  population: Record<string, PopulationReport>
}

/** Reads and parses one file of the starter folder. Hosts without files pass what they have. */
export type ReadStarter = (file: string) => Promise<unknown>

export const HISTORY_FILE = 'market-history.json'
export const POPULATION_FILE = 'population.json'
export const tableFile = (kind: Kind) => `${kind}.json`

/** Fields that say again what others say already. */
const JOINS: Partial<Record<Kind, Record<string, string[]>>> = {
  exchanges: { TickerId: ['$MaterialTicker', '.', '$ExchangeCode'] },
  recipes: { RecipeId: ['$BuildingTicker', '#', '$RecipeName'] },
}

export function packStarter({ data, history }: Omit<StarterUniverse, 'population'>) {
  const tables: Record<string, Table> = { [HISTORY_FILE]: toTable(history) }
  for (const kind of KINDS) tables[tableFile(kind)] = toTable(data[kind] as Fields[], JOINS[kind])
  return tables
}

export async function readStarter(read: ReadStarter): Promise<StarterUniverse> {
  const table = async (file: string) => fromTable((await read(file)) as Table)
  const data: Record<string, unknown> = {}
  for (const kind of KINDS) data[kind] = await table(tableFile(kind))
  return {
    data: data as GameData,
    history: (await table(HISTORY_FILE)) as MarketRow[],
    population: (await read(POPULATION_FILE)) as StarterUniverse['population'],
  }
}
