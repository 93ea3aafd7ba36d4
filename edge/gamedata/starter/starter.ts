import type { MarketRow, PopulationCounts } from '../../../engine/game/gamedata.ts'
import { KINDS, type Kind } from '../../../engine/game/kinds.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { isFullReport } from '../full-report.ts'
import type { Facts, GameLists } from '../kinds.ts'
import { storeUniverse } from '../store.ts'
import { type ColumnTable, type Fields, fromTable, toTable } from './columns.ts'

/** Reads and parses one file of the starter folder. A host without files passes what it has. */
export type ReadStarter = (file: string) => Promise<unknown>

const HISTORY_FILE = 'market-history.json'
/** Holds full reports, and counts where no report is known. */
export const POPULATION_FILE = 'population.json'
const COUNTS_FILE = 'population-counts.json'
const tableFile = (kind: Kind) => `${kind}.json`

/** Fields that repeat what others contain. */
const JOINS: Partial<Record<Kind, Record<string, string[]>>> = {
  exchanges: { TickerId: ['$MaterialTicker', '.', '$ExchangeCode'] },
  recipes: { RecipeId: ['$BuildingTicker', '#', '$RecipeName'] },
}

export function packStarter({ data, history, population }: Facts) {
  const tables: Record<string, ColumnTable> = { [HISTORY_FILE]: toTable(history) }
  const counts = Object.entries(population).filter(([, report]) => !isFullReport(report))
  tables[COUNTS_FILE] = toTable(counts.map(([planet, count]) => ({ planet, ...count })))
  for (const kind of KINDS) tables[tableFile(kind)] = toTable(data[kind] as Fields[], JOINS[kind])
  return tables
}

/** The day of the offers of all exchanges. Health reports it as the age of the data, the same on every machine. */
const PRICES_AT = Date.UTC(2026, 2, 27)
const PLANETS_AT = Date.UTC(2026, 6, 6)

/** Fills a database without game data, or with an older starter universe. Returns true if it did. */
export async function ensureStarterUniverse(db: Database, read: ReadStarter): Promise<boolean> {
  const repo = gamedataRepo(db)
  const isEmpty = (await repo.etag('exchanges')) === null
  if (!isEmpty && !(await repo.hasOlderStarter(PRICES_AT))) return false
  const facts = await readStarter(read)
  await storeUniverse(db, facts, { source: 'starter', at: PRICES_AT }, PLANETS_AT)
  return true
}

export async function readStarter(read: ReadStarter): Promise<Facts> {
  const table = async (file: string) => fromTable((await read(file)) as ColumnTable)
  const data: Record<string, unknown> = {}
  for (const kind of KINDS) data[kind] = await table(tableFile(kind))
  const population = (await read(POPULATION_FILE)) as Facts['population']
  for (const { planet, ...counts } of await table(COUNTS_FILE))
    population[planet as string] = counts as PopulationCounts
  return {
    data: data as GameLists,
    history: (await table(HISTORY_FILE)) as MarketRow[],
    population,
  }
}
