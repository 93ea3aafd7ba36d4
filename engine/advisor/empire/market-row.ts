import type { ProgramBuilder } from '../program.ts'
import type { ExchangeMarket } from './markets.ts'
import type { EmpireSite } from './request.ts'

/** The row that limits all trade in a market; with a book, each step has a column. */
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

/** $ for a unit in a base's trade column; with a book, its steps carry the price. */
export const tradePrice = (
  { book, side, material }: ExchangeMarket,
  { site }: EmpireSite,
): number => (book ? 0 : site.prices[side][material]!)
