import * as v from 'valibot'
import { ImportError } from '../../edge/gamedata/check.ts'
import { PopulationCounts } from '../../engine/game/gamedata.ts'
import { describeIssues } from '../../engine/game/validation.ts'
import { numberOf, parseTsv } from './tsv.ts'

export const POPULATION_TABLE = 'population_all.tsv'

const KINDS = ['Pioneer', 'Settler', 'Technician', 'Engineer', 'Scientist'] as const

export function populationFromTable(text: string): Record<string, PopulationCounts> {
  const counts: Record<string, PopulationCounts> = {}
  const problems: string[] = []
  for (const [at, row] of parseTsv(POPULATION_TABLE, text).entries()) {
    const each = (prefix: string, value: (kind: (typeof KINDS)[number]) => number) =>
      Object.fromEntries(KINDS.map((kind) => [prefix + kind, value(kind)]))
    const cell = (kind: string, name: string) => numberOf(row[kind + name])
    const result = v.safeParse(PopulationCounts, {
      ...each('NextPopulation', (kind) => cell(kind, 'Population')),
      ...each('UnemploymentRate', (kind) =>
        unemploymentRate(cell(kind, 'Unemployed'), cell(kind, 'Population')),
      ),
      ...each('OpenJobs', (kind) => cell(kind, 'OpenJobs')),
      TimestampMs: row.ReportedAt,
      ...each('Free', (kind) => cell(kind, 'Unemployed')),
    })
    if (result.success) counts[row.PlanetNaturalId ?? ''] = result.output
    else
      for (const { path, message } of describeIssues(result.issues))
        problems.push(
          `${POPULATION_TABLE}, line ${at + 2} (${row.PlanetNaturalId}): ${path}: ${message}`,
        )
  }
  if (problems.length > 0) throw new ImportError(problems)
  return counts
}

const DECIMALS = 1e8

/** Has eight decimals as in the game, and is never so low that counting whole people loses one. */
function unemploymentRate(unemployed: number, population: number): number {
  if (population === 0) return 0
  const rate = Math.round((unemployed / population) * DECIMALS) / DECIMALS
  return Math.floor(population * rate) < unemployed
    ? (Math.round(rate * DECIMALS) + 1) / DECIMALS
    : rate
}
