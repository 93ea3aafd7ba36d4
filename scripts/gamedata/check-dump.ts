import * as v from 'valibot'
import { checkList, checkRecords, describeRecord, ImportError } from '../../edge/gamedata/check.ts'
import type { GameLists } from '../../edge/gamedata/kinds.ts'
import { checkReferences } from '../../edge/gamedata/references.ts'
import { MarketRow, PopulationReport } from '../../engine/game/gamedata.ts'
import { KINDS, type Kind } from '../../engine/game/kinds.ts'
import { describeIssues } from '../../engine/game/validation.ts'

/** Checks the whole universe: every record against its schema, then every reference between records. */
export function checkGameData(raw: Record<Kind, unknown>): GameLists {
  const problems: string[] = []
  const data = Object.fromEntries(
    KINDS.map((kind) => [kind, checkRecords(kind, raw[kind], problems)]),
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
