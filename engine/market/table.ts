import type { Universe } from '../universe/universe.ts'
import { knownPerDay, unitsPerDayAt } from './units-per-day.ts'

/** Prices are null if nothing is offered or wanted, or if nothing was ever traded. */
export interface MarketLine {
  readonly ticker: string
  readonly name: string
  readonly category: string
  readonly ask: number | null
  readonly bid: number | null
  readonly spread: number | null
  /** Price of the exchange's last day with trade, and averages over 7 and 30 days. */
  readonly last: number | null
  readonly week: number | null
  readonly month: number | null
  /** The difference of the 7-day from the 30-day average, as a share of the latter. */
  readonly change: number | null
  /** Units; 0 where nothing is traded, null where that is not known. */
  readonly tradedPerDay: number | null
  /** The dates of ask and bid and of the averages, if the rows have them. */
  readonly offersOf: string | null
  readonly averagesOf: string | null
}

/** Sorted by ticker. `UNIVERSE` covers all exchanges and has no offers. */
export function marketTable({ materials, exchanges }: Universe, exchange: string): MarketLine[] {
  const offers = exchanges.get(exchange)
  const now = offers?.prices
  const week = exchanges.get(`PP7D_${exchange}`)
  const month = exchanges.get(`PP30D_${exchange}`)
  const traded = unitsPerDayAt(exchanges, exchange)
  const lines: MarketLine[] = []
  for (let m = 0; m < materials.count; m++) {
    const record = materials.record[m]
    if (!record) continue
    const ask = price(now?.Ask, m)
    const bid = price(now?.Bid, m)
    const weekPrice = price(week?.prices.PriceAverage, m)
    const monthPrice = price(month?.prices.PriceAverage, m)
    lines.push({
      ticker: record.Ticker,
      name: record.Name,
      category: record.CategoryName,
      ask,
      bid,
      spread: ask === null || bid === null ? null : (ask - bid) / ask,
      last: price(now?.PriceAverage, m),
      week: weekPrice,
      month: monthPrice,
      change: weekPrice === null || monthPrice === null ? null : weekPrice / monthPrice - 1,
      tradedPerDay: knownPerDay(traded?.[m]),
      offersOf: offers?.asOf[m] ?? null,
      averagesOf: month?.asOf[m] ?? null,
    })
  }
  return lines
}

/** A column has 0 where there is no price. */
const price = (column: Float64Array | undefined, material: number): number | null =>
  column?.[material] || null
