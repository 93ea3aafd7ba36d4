import type { ProgramBuilder } from '../program.ts'
import type { ExchangeMarket } from './markets.ts'
import type { EmpireSite } from './request.ts'

/** Adds the row that limits all trade in a market. With an order book, each step of it has a column. */
export function addMarketRow(
  builder: ProgramBuilder,
  { side, most, book }: ExchangeMarket,
): number {
  if (!book) return builder.addRow(-Infinity, most)
  const row = builder.addRow(0, 0)
  for (const step of book.steps) {
    const cost = side === 'sell' ? step.price : -step.price
    builder.add(row, builder.addColumn({ cost, upper: step.most }), -1)
  }
  return row
}

/** $ per unit in a base's trade column. With an order book, the price is in the columns of its steps. */
export const tradePrice = (
  { book, side, material }: ExchangeMarket,
  { site }: EmpireSite,
): number => (book ? 0 : site.prices[side][material]!)
