import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameLists } from '../../edge/gamedata/kinds.ts'
import { type ColumnTable, fromTable } from '../../edge/gamedata/starter/columns.ts'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import type { Stores } from '../../engine/supply/stock.ts'
import { withTradeWindows } from '../../scripts/gamedata/trade-windows.ts'

const readTable = (kind: string) =>
  fromTable(
    JSON.parse(
      readFileSync(join(import.meta.dirname, 'universe', `${kind}.json`), 'utf8'),
    ) as ColumnTable,
  ) as unknown

/** The game of mid 2025, to which every golden vector belongs. */
export function loadGoldenGameData(): Omit<GameLists, 'systems'> {
  const kinds = ['materials', 'buildings', 'recipes', 'exchanges', 'planets'] as const
  return Object.fromEntries(kinds.map((kind) => [kind, readTable(kind)])) as unknown as Omit<
    GameLists,
    'systems'
  >
}

/** The stores of the player whom some golden vectors ask about. */
export function loadGoldenStores(): Stores {
  const stores: Record<keyof Stores, Record<string, { StorageItems: StockRow[] }>> = {
    planets: {},
    warehouses: {},
    ships: {},
  }
  for (const { kind, place, ticker, amount } of readTable('stores') as StoresRow[]) {
    stores[kind][place] ??= { StorageItems: [] }
    stores[kind][place].StorageItems.push({ MaterialTicker: ticker, MaterialAmount: amount })
  }
  return stores
}

interface StoresRow {
  kind: keyof Stores
  place: string
  ticker: string
  amount: number
}
interface StockRow {
  MaterialTicker: string
  MaterialAmount: number
}

/**
 * Its rules and prices with all planets, for tests whose figures were worked out by hand with them. `Traded` is units a
 * day in its file, so it goes through the importer.
 */
export async function loadWorldOf2025() {
  const { planets: _, exchanges, ...lists } = loadGoldenGameData()
  const { rows } = withTradeWindows(exchanges)
  return { ...(await loadStarterGameData()), ...lists, exchanges: rows }
}
