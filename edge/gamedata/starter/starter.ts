import type { MarketRow } from '../../../engine/model/gamedata.ts'
import { KINDS, type Kind } from '../../../engine/model/kinds.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import type { Facts, GameLists } from '../kinds.ts'
import { storeUniverse } from '../store.ts'
import { type Fields, fromTable, type Table, toTable } from './columns.ts'

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

export function packStarter({ data, history }: Omit<Facts, 'population'>) {
  const tables: Record<string, Table> = { [HISTORY_FILE]: toTable(history) }
  for (const kind of KINDS) tables[tableFile(kind)] = toTable(data[kind] as Fields[], JOINS[kind])
  return tables
}

/** The day of the youngest fact among the starter's: what health says of its age, the same on every machine. */
const TAKEN_AT = Date.UTC(2025, 6, 16)

/** Fills a database that knows no game data yet. True when it did. */
export async function ensureStarterUniverse(db: Database, read: ReadStarter): Promise<boolean> {
  if ((await gamedataRepo(db).etag('exchanges')) !== null) return false
  await storeUniverse(db, await readStarter(read), { source: 'starter', at: TAKEN_AT })
  return true
}

export async function readStarter(read: ReadStarter): Promise<Facts> {
  const table = async (file: string) => fromTable((await read(file)) as Table)
  const data: Record<string, unknown> = {}
  for (const kind of KINDS) data[kind] = await table(tableFile(kind))
  return {
    data: data as GameLists,
    history: (await table(HISTORY_FILE)) as MarketRow[],
    population: (await read(POPULATION_FILE)) as Facts['population'],
  }
}
