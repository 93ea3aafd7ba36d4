import type { Exchange } from '../../game/cx.ts'
import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import type { CurveOf } from './books.ts'
import type { CurveSource } from './curve.ts'
import { bestPrice } from './fill.ts'
import { type SaleTerms, type StockSale, stockSale, type Taken, takenWithin } from './stock-sale.ts'
import { type FreightRates, venuesOf } from './venues.ts'

/** A stock cannot be sold over a longer time, because books change. */
export const MAX_SALE_DAYS = 60

export interface SellStockQuestion extends SaleTerms {
  readonly ticker: string
  readonly exchanges: readonly Exchange[]
  /** How far the price may fall if the player sells every day, as a share. */
  readonly drop: number
}

export interface Buyer extends Taken {
  readonly exchange: Exchange
  /** The highest bid, or the market maker's bid; 0 if nobody buys. */
  readonly bid: number
  readonly freight: number
  readonly source: CurveSource
}

export interface SellStockAnswer {
  readonly sale: StockSale
  readonly buyers: readonly Buyer[]
  /** Requested exchanges that cannot be reached or do not trade the material. */
  readonly outOfReach: readonly Exchange[]
}

/**
 * How to sell a stock within some days, and how much can be sold every day. Works without order books and without FIO.
 */
export function sellStock(
  universe: Universe,
  curveOf: CurveOf,
  { ticker, exchanges, drop, ...terms }: SellStockQuestion,
  rates: FreightRates | null,
): SellStockAnswer {
  const material = universe.materials.indexOf.get(ticker)
  if (material === undefined) throw new NotAvailable('Material', ticker)
  const venues = venuesOf(universe, curveOf, material, 'SELL', rates).filter(({ exchange }) =>
    exchanges.includes(exchange),
  )
  return {
    sale: stockSale(venues, terms),
    buyers: venues.map(({ exchange, curve, freight }) => ({
      ...{ exchange, freight, bid: bestPrice(curve), source: curve.source },
      ...takenWithin(curve, drop, terms.refillShare),
    })),
    outOfReach: exchanges.filter(
      (exchange) => !venues.some((venue) => venue.exchange === exchange),
    ),
  }
}
