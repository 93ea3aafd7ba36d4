import * as v from 'valibot'
import type { EmpireAnalysis } from '../../../engine/empire/analysis.ts'
import { localRecord } from '../../browser/local-record.ts'
import { shownRecord } from '../../browser/shown-record.ts'

/** How the seven charts are drawn, as the player chose last. */
export const analysisShape = shownRecord(
  localRecord('perigee.analysis', v.picklist(['pies', 'bars'])),
  'pies',
)

export interface AnalysisChart {
  readonly of: keyof EmpireAnalysis
  readonly title: string
  readonly unit: '$/day' | 'units/day'
  readonly bar: 'Plan' | 'Material'
}

export const ANALYSIS_CHARTS: readonly AnalysisChart[] = [
  { of: 'profitablePlans', title: 'Profitable Plans', unit: '$/day', bar: 'Plan' },
  { of: 'materialProfits', title: 'Material Profits', unit: '$/day', bar: 'Material' },
  { of: 'materialCosts', title: 'Material Costs', unit: '$/day', bar: 'Material' },
  { of: 'netProduction', title: 'Net Production', unit: 'units/day', bar: 'Material' },
  { of: 'netConsumption', title: 'Net Consumption', unit: 'units/day', bar: 'Material' },
  { of: 'exclusiveProduction', title: 'Exclusive Production', unit: 'units/day', bar: 'Material' },
  {
    of: 'exclusiveConsumption',
    title: 'Exclusive Consumption',
    unit: 'units/day',
    bar: 'Material',
  },
]

/** Numbers names that several plans share, because charts distinguish their parts by name. */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  const taken = new Set(names)
  return names.map((name) => {
    let count = (seen.get(name) ?? 0) + 1
    let distinct = count === 1 ? name : `${name} (${count})`
    while (count > 1 && taken.has(distinct)) distinct = `${name} (${++count})`
    seen.set(name, count)
    taken.add(distinct)
    return distinct
  })
}
