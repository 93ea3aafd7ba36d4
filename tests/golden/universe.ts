import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withTradeWindows } from '../../edge/gamedata/import/trade-windows.ts'
import type { GameLists } from '../../edge/gamedata/kinds.ts'
import { type ColumnTable, fromTable } from '../../edge/gamedata/starter/columns.ts'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'

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

/**
 * Its rules and prices with all planets, for tests whose figures were worked out by hand with them. `Traded` is units a
 * day in its file, so it goes through the importer.
 */
export async function loadWorldOf2025() {
  const { planets: _, exchanges, ...lists } = loadGoldenGameData()
  const { rows } = withTradeWindows(exchanges)
  return { ...(await loadStarterGameData()), ...lists, exchanges: rows }
}
