import * as v from 'valibot'
import { MarketRow, PopulationReport } from '../../engine/game/gamedata.ts'
import { KEY_FIELD, KINDS, type Kind, type RecordOf, SCHEMAS } from '../../engine/game/kinds.ts'
import { describeIssues } from '../../engine/game/validation.ts'
import type { GameLists } from './kinds.ts'
import { checkReferences } from './references.ts'

/** The problem of one record, in words that let somebody find it in the file. */
export class ImportError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    const shown = problems.slice(0, 20)
    const more = problems.length - shown.length
    super([...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'))
    this.name = 'ImportError'
    this.problems = problems
  }
}

/**
 * Returns text such as `recipes, record 12 (FP#1xGRN=>10xRAT): Inputs.0.Ticker: …`. The key is left out if it is the broken
 * part.
 */
function describeRecord(kind: string, at: number, key: unknown): string {
  return typeof key === 'string' ? `${kind}, record ${at} (${key})` : `${kind}, record ${at}`
}

function checkList<S extends v.GenericSchema>(
  kind: string,
  schema: S,
  keyOf: (record: v.InferOutput<S>) => string,
  value: unknown,
  problems: string[],
): v.InferOutput<S>[] {
  if (!Array.isArray(value)) {
    problems.push(`${kind}: a list of records is needed`)
    return []
  }
  const seen = new Set<string>()
  const records: v.InferOutput<S>[] = []
  for (const [at, item] of value.entries()) {
    const result = v.safeParse(schema, item)
    if (!result.success) {
      const key = typeof item === 'object' && item !== null ? keyOf(item) : undefined
      for (const { path, message } of describeIssues(result.issues))
        problems.push(`${describeRecord(kind, at, key)}: ${path || 'record'}: ${message}`)
      continue
    }
    const key = keyOf(result.output)
    if (seen.has(key)) problems.push(`${describeRecord(kind, at, key)}: stands there twice`)
    seen.add(key)
    records.push(result.output)
  }
  return records
}

export function checkKind<K extends Kind>(kind: K, value: unknown): RecordOf<K>[] {
  const problems: string[] = []
  const records = listOf(kind, value, problems)
  if (problems.length > 0) throw new ImportError(problems)
  return records
}

function listOf<K extends Kind>(kind: K, value: unknown, problems: string[]): RecordOf<K>[] {
  const field = KEY_FIELD[kind] as string
  const keyOf = (record: unknown) => (record as Record<string, string>)[field] as string
  const records = checkList(kind, SCHEMAS[kind] as v.GenericSchema, keyOf, value, problems)
  return records as RecordOf<K>[]
}

/** Checks the whole universe: every record against its schema, then every reference between records. */
export function checkGameData(raw: Record<Kind, unknown>): GameLists {
  const problems: string[] = []
  const data = Object.fromEntries(
    KINDS.map((kind) => [kind, listOf(kind, raw[kind], problems)]),
  ) as GameLists
  for (const kind of KINDS)
    if (data[kind].length === 0 && problems.length === 0)
      problems.push(`${kind}: the list is empty`)
  // References from a broken list would only repeat the same problem.
  if (problems.length === 0) problems.push(...checkReferences(data))
  if (problems.length > 0) throw new ImportError(problems)
  // A distance check belongs to the search that requested it, never to the planet.
  data.planets = data.planets.map((planet) => ({ ...planet, CheckDistances: null }))
  return data
}

export function checkMarketHistory(
  value: unknown,
  data: Pick<GameLists, 'exchanges'>,
): MarketRow[] {
  const problems: string[] = []
  const rows = checkList(
    'market history',
    MarketRow,
    (row) => `${row.Ticker}.${row.ExchangeCode} ${row.Datetime}`,
    value,
    problems,
  )
  const traded = new Set(data.exchanges.map((row) => row.TickerId))
  for (const [at, row] of rows.entries()) {
    const pair = `${row.Ticker}.${row.ExchangeCode}`
    if (!traded.has(pair))
      problems.push(
        `${describeRecord('market history', at, row.Datetime)}: no exchange row ${pair}`,
      )
  }
  if (problems.length > 0) throw new ImportError(problems)
  return rows
}

export function checkPopulationReport(value: unknown): PopulationReport {
  const result = v.safeParse(PopulationReport, value)
  if (result.success) return result.output
  throw new ImportError(
    describeIssues(result.issues).map(
      ({ path, message }) => `population report: ${path || 'record'}: ${message}`,
    ),
  )
}
