import type { ProductionLine } from '../game/company.ts'
import { durationOf, type LineState, lineState, type OrderRate, orderRates } from './line-state.ts'

/** What a line does a day, by its orders. */
export interface LineWork extends LineState {
  readonly rates: readonly OrderRate[]
  /** Units a day by ticker. */
  readonly made: ReadonlyMap<string, number>
  readonly used: ReadonlyMap<string, number>
  /** Number of orders without a duration, whose rate is unknown. */
  readonly unknownDurations: number
}

export function lineWork(line: ProductionLine, hasRecurring: boolean, now: number): LineWork {
  const state = lineState(line, now)
  const rates = orderRates(line, state, hasRecurring)
  const made = new Map<string, number>()
  const used = new Map<string, number>()
  for (const { order, perDay } of rates) {
    for (const { ticker, amount } of order.outputs) add(made, ticker, amount * perDay)
    for (const { ticker, amount } of order.inputs) add(used, ticker, amount * perDay)
  }
  const unknownDurations = line.orders.filter((order) => durationOf(order) === null).length
  return { ...state, rates, made, used, unknownDurations }
}

function add(amounts: Map<string, number>, ticker: string, amount: number) {
  amounts.set(ticker, (amounts.get(ticker) ?? 0) + amount)
}
