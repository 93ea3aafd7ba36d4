import * as v from 'valibot'
import { type Planet, ProductionFee, WorkforceLevel } from '../../../engine/game/gamedata.ts'
import { EXPERTISES } from '../../../engine/game/primitives.ts'
import { describeIssues } from '../../../engine/game/validation.ts'
import { ImportError } from './check.ts'
import { numberOf, parseTsv } from './tsv.ts'

/** Further tables about planets, each with facts that the list lacks. */
export const DEPOSIT_TABLE = 'planets/new_resources.tsv'
export const RULE_TABLE = 'planets/local_rules.tsv'
export const FEE_TABLE = 'government/production_fees_2026-03-27.tsv'
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
  | 'ProductionFees'
  | 'ProductionFeesAsOf'
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

const FeeFile = v.object({
  CurrencyCode: v.string(),
  ProductionFees: v.array(ProductionFee),
})

export function productionFees(file: string, content: unknown): LocalRules {
  const result = v.safeParse(FeeFile, content)
  if (!result.success)
    throw new ImportError(
      describeIssues(result.issues).map(({ path, message }) => `${file}: ${path}: ${message}`),
    )
  return result.output
}

/**
 * Reads nine columns of categories, each with the fee of each of the five levels. The fees of planets without a row are not
 * known.
 */
export function readProductionFees(text: string): ReadonlyMap<string, LocalRules> {
  const levels = WorkforceLevel.options
  return new Map(
    parseTsv(FEE_TABLE, text).map((row) => {
      const { NaturalId = '', Currency = '', AsOf = '' } = row
      const fees = EXPERTISES.flatMap((Category) => {
        const amounts = (row[Category] ?? '').split(' ')
        if (amounts.length !== levels.length)
          throw new ImportError([`${FEE_TABLE}: ${NaturalId}: ${Category}: not five fees`])
        return levels.map((level, place) => ({
          Category,
          WorkforceLevel: level,
          FeeAmount: numberOf(amounts[place]),
          FeeCurrency: Currency,
        }))
      })
      return [NaturalId, { ProductionFees: fees, ProductionFeesAsOf: AsOf }]
    }),
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
