import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportError } from '../../edge/gamedata/check.ts'
import type { Facts, GameLists } from '../../edge/gamedata/kinds.ts'
import type { ExchangeRow } from '../../engine/game/gamedata.ts'
import { KINDS, type Kind } from '../../engine/game/kinds.ts'
import { checkGameData, checkMarketHistory, checkPopulationReport } from './check-dump.ts'
import {
  DEPOSIT_TABLE,
  ORBIT_TABLE,
  RULE_TABLE,
  readDeposits,
  readGhosts,
  readLocalRules,
  readPrograms,
} from './planet-additions.ts'
import { PLANET_TABLE, type PlanetAdditions, planetsFromTable } from './planet-table.ts'
import { POPULATION_TABLE, populationFromTable } from './population-table.ts'
import { withTradeWindows } from './trade-windows.ts'
import { numberOf, parseTsv } from './tsv.ts'

/** The file of the report does not name its planet, but its id begins with the population id of Montem. */
const POPULATION_PLANET = 'OT-580b'
const HISTORY = 'market_history_dw.json'
const POPULATION = 'popr_latest.json'
const TIMEOUT_MS = 60_000

const isUrl = (from: string) => /^https?:/.test(from)

const readText = (from: string, file: string) =>
  isUrl(from) ? readUrl(from, file) : readLocal(from, file)

async function readJson(from: string, file: string): Promise<unknown> {
  const text = await readText(from, file)
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ImportError([`${file}: not valid JSON, or cut off`])
  }
}

async function readLocal(dir: string, file: string): Promise<string | null> {
  try {
    return await readFile(join(dir, file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function readUrl(base: string, file: string): Promise<string | null> {
  const url = new URL(file, base.endsWith('/') ? base : `${base}/`)
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status === 404) return null
  if (!response.ok) throw new ImportError([`${file}: the server answered ${response.status}`])
  return await response.text()
}

/** Lists are in a folder, or in its subfolder `gamedata`. */
async function readList(from: readonly string[], file: string): Promise<unknown> {
  for (const folder of from)
    for (const path of [file, `gamedata/${file}`]) {
      const list = await readJson(folder, path)
      if (list !== null) return list
    }
  return null
}

async function readTable(from: readonly string[], file: string): Promise<string | null> {
  for (const folder of from) {
    const text = await readText(folder, file)
    if (text !== null) return text
  }
  return null
}

/**
 * Reads a universe from files in the shapes that the API returns, and checks it record by record. Nothing is read if one is
 * wrong. If several folders have a file, the last one counts. Null if an address has no such files, so it is another kind of
 * service. `note` gets what a person must know about the files.
 */
export async function readSource(
  folders: readonly string[],
  note: (text: string) => void,
): Promise<Facts | null> {
  const from = folders.toReversed()
  const raw: Partial<Record<Kind, unknown>> = {}
  for (const kind of KINDS) {
    raw[kind] = await readList(from, `${kind}.json`)
    if (raw[kind] === null && kind === KINDS[0] && from.every(isUrl)) return null
    if (raw[kind] === null)
      throw new ImportError([`${kind}.json: not found in ${folders.join(' or ')}`])
  }
  const lists = checkGameData(raw as Record<Kind, unknown>)
  const { rows: exchanges, notes } = withTradeWindows(lists.exchanges)
  for (const text of notes) note(text)
  const data = await withTables({ ...lists, exchanges }, from)
  const counts = await readTable(from, POPULATION_TABLE)
  const history = await readList(from, HISTORY)
  const report = await readList(from, POPULATION)
  return {
    data,
    history: history === null ? [] : checkMarketHistory(history, data),
    population: {
      ...(counts !== null && populationFromTable(counts)),
      ...(report !== null && { [POPULATION_PLANET]: checkPopulationReport(report) }),
    },
  }
}

/** The tables have more planets than the list and newer facts. */
async function withTables(data: GameLists, from: readonly string[]): Promise<GameLists> {
  const maker = await readTable(from, MARKET_MAKER_TABLE)
  const exchanges = maker === null ? data.exchanges : withMarketMaker(data.exchanges, maker)
  const table = await readTable(from, PLANET_TABLE)
  const planets =
    table === null
      ? data.planets
      : planetsFromTable(table, data.planets, data, await readAdditions(from))
  return checkGameData({ ...data, exchanges, planets })
}

async function readAdditions(from: readonly string[]): Promise<PlanetAdditions> {
  const orbits = (await readTable(from, ORBIT_TABLE)) ?? ''
  return {
    rules: readLocalRules((await readTable(from, RULE_TABLE)) ?? ''),
    deposits: readDeposits((await readTable(from, DEPOSIT_TABLE)) ?? ''),
    programs: readPrograms(orbits),
    ghosts: readGhosts(orbits),
  }
}

const MARKET_MAKER_TABLE = 'market/market_maker.tsv'

/** Adds what the game itself pays and asks to the rows of exchanges. */
function withMarketMaker(rows: readonly ExchangeRow[], text: string): ExchangeRow[] {
  const offers = new Map(
    parseTsv(MARKET_MAKER_TABLE, text).map((row) => [
      row.Ticker,
      {
        ...(row.MMBuy && { MMBuy: numberOf(row.MMBuy) }),
        ...(row.MMSell && { MMSell: numberOf(row.MMSell) }),
      },
    ]),
  )
  return rows.map((row) =>
    row.ExchangeCode.length === 3 ? { ...row, ...offers.get(row.MaterialTicker) } : row,
  )
}
