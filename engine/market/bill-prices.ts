import type { Rules } from '../game/constants/rules.ts'
import type { ExchangeCode } from '../game/cx.ts'
import type { Universe } from '../universe/universe.ts'
import { priceColumns } from './price-columns.ts'
import { standInPrice } from './stand-in.ts'

export interface BillPricesQuestion {
  readonly tickers: readonly string[]
  readonly codes: readonly ExchangeCode[]
  readonly rules: Rules
}

export interface BillPrice {
  readonly value: number
  /** The exchange has no such price, so an average is used. */
  readonly isAverage: boolean
}

export function billPrices(
  universe: Universe,
  { tickers, codes, rules }: BillPricesQuestion,
): Record<string, BillPrice[]> {
  const { materials } = universe
  const byCode = codes.map((code) => priceColumns(universe, { exchange: code }, 'BUY', rules))
  return Object.fromEntries(
    tickers.map((ticker) => {
      const material = materials.indexOf.get(ticker) ?? -1
      const prices = byCode.map(({ columns, exchange }): BillPrice => {
        const place = columns.findIndex((column) => column.prices[material]! > 0)
        const value = columns[place]?.prices[material] ?? 0
        if (place <= 0) return { value, isAverage: false }
        const { price } = standInPrice(universe, exchange, 'BUY', material, value)
        return { value: price, isAverage: true }
      })
      return [ticker, prices]
    }),
  )
}
