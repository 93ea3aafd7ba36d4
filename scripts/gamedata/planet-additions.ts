import type { Planet } from '../../engine/game/gamedata.ts'
import { numberOf, parseTsv } from './tsv.ts'

/** Further tables about planets, each with facts that the list lacks. */
export const DEPOSIT_TABLE = 'planets/new_resources.tsv'
export const RULE_TABLE = 'planets/local_rules.tsv'
export const ORBIT_TABLE = 'planets/orbits.tsv'

export function readDeposits(text: string): ReadonlyMap<string, string> {
  return new Map(
    parseTsv(DEPOSIT_TABLE, text).map((row) => [
      row.NaturalId ?? '',
      row['TICKER:KIND:Factor'] ?? '',
    ]),
  )
}

type LocalRules = Pick<
  Planet,
  | 'CurrencyCode'
  | 'BaseLocalMarketFee'
  | 'LocalMarketFeeFactor'
  | 'WarehouseFee'
  | 'EstablishmentFee'
>

export function readLocalRules(text: string): ReadonlyMap<string, LocalRules> {
  return new Map(
    parseTsv(RULE_TABLE, text).map((row) => [
      row.NaturalId ?? '',
      {
        ...(row.CurrencyCode && { CurrencyCode: row.CurrencyCode }),
        BaseLocalMarketFee: numberOf(row.LocalMarketFeeBase),
        LocalMarketFeeFactor: numberOf(row.LocalMarketTimeFactor),
        WarehouseFee: numberOf(row.WarehouseFee),
        EstablishmentFee: numberOf(row.EstablishmentFee),
      },
    ]),
  )
}

/** The day on which the tables of planets were taken. */
const PLANETS_DAY_MS = Date.UTC(2026, 6, 6)

/** Programmes that ran on the day of the table, with the end that it gives. */
export function readPrograms(text: string): ReadonlyMap<string, Planet['COGCPrograms']> {
  const programs = new Map<string, Planet['COGCPrograms']>()
  for (const row of parseTsv(ORBIT_TABLE, text)) {
    const EndEpochMs = Date.parse(row.CurrentCOGCProgramEndTime || '')
    if (!row.CurrentCOGCProgram || !(EndEpochMs > PLANETS_DAY_MS)) continue
    const ProgramType = row.CurrentCOGCProgram as Planet['COGCPrograms'][number]['ProgramType']
    programs.set(row.NaturalId ?? '', [{ ProgramType, StartEpochMs: PLANETS_DAY_MS, EndEpochMs }])
  }
  return programs
}

/** Planets that hold more bases than they have plots. */
export const readGhosts = (text: string): ReadonlySet<string> =>
  new Set(
    parseTsv(ORBIT_TABLE, text).flatMap(({ NaturalId = '', SupportsGhostSites }) =>
      SupportsGhostSites === 'True' ? [NaturalId] : [],
    ),
  )
