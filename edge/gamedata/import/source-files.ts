import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KINDS, type Kind } from '../../../engine/model/kinds.ts'
import type { Facts, GameLists } from '../kinds.ts'
import { checkGameData, checkMarketHistory, checkPopulationReport, ImportError } from './check.ts'
import { PLANET_TABLE, planetsFromTable } from './planet-table.ts'
import { POPULATION_TABLE, populationFromTable } from './population-table.ts'

/** The report's file does not say whose it is: its id begins with the population id of Montem. */
const POPULATION_PLANET = 'OT-580b'
const HISTORY = 'market_history_dw.json'
const POPULATION = 'popr_latest.json'
const TIMEOUT_MS = 60_000

const isUrl = (from: string) => /^https?:/.test(from)

/** Reads one file of a folder or below an http address; null where it does not exist. */
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

/**
 * A universe out of files in the shapes that the API serves, checked record by record; nothing of it when one is
 * wrong. Null where an address has no such files at all: then it is a service of another kind.
 */
export async function readSource(from: string): Promise<Facts | null> {
  const raw: Partial<Record<Kind, unknown>> = {}
  for (const kind of KINDS) {
    raw[kind] = await readJson(from, `${kind}.json`)
    if (raw[kind] === null && kind === KINDS[0] && isUrl(from)) return null
    if (raw[kind] === null) throw new ImportError([`${kind}.json: not found in ${from}`])
  }
  const data = withTable(
    checkGameData(raw as Record<Kind, unknown>),
    await readText(from, PLANET_TABLE),
  )
  const counts = await readText(from, POPULATION_TABLE)
  const history = await readJson(from, HISTORY)
  const report = await readJson(from, POPULATION)
  return {
    data,
    history: history === null ? [] : checkMarketHistory(history, data),
    population: {
      ...(counts !== null && populationFromTable(counts)),
      ...(report !== null && { [POPULATION_PLANET]: checkPopulationReport(report) }),
    },
  }
}

/** The table has more planets than the list, and newer facts. */
function withTable(data: GameLists, table: string | null): GameLists {
  if (table === null) return data
  const planets = planetsFromTable(table, data.planets, data)
  return checkGameData({ ...data, planets })
}
