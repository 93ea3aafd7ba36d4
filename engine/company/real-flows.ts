import type { BaseWorkforce } from '../model/company.ts'
import type { DailyFlow } from '../supply/burn.ts'
import type { CompanyLine } from './company-lines.ts'

/** What the lines of a base make and use a day. */
export function productionFlows(lines: readonly CompanyLine[]): DailyFlow[] {
  const flows = new Map<string, { input: number; output: number }>()
  for (const { used, made } of lines) {
    for (const [ticker, amount] of used) flowOf(flows, ticker).input += amount
    for (const [ticker, amount] of made) flowOf(flows, ticker).output += amount
  }
  return rowsOf(flows)
}

/** What the workers of a base use a day. A need that is not met at all is a luxury that they are not given. */
export function workforceFlows({ levels }: BaseWorkforce): DailyFlow[] {
  const flows = new Map<string, { input: number; output: number }>()
  for (const { needs } of levels)
    for (const { ticker, unitsPerDay, isEssential, satisfaction } of needs)
      if (isEssential || satisfaction > 0) flowOf(flows, ticker).input += unitsPerDay
  return rowsOf(flows)
}

function flowOf(flows: Map<string, { input: number; output: number }>, ticker: string) {
  const flow = flows.get(ticker) ?? { input: 0, output: 0 }
  flows.set(ticker, flow)
  return flow
}

const rowsOf = (flows: ReadonlyMap<string, { input: number; output: number }>): DailyFlow[] =>
  Array.from(flows, ([ticker, { input, output }]) => ({
    ...{ ticker, input, output },
    delta: output - input,
  }))
