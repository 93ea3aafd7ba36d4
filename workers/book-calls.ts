import { type BookFigure, bookedProfitTerm } from '../engine/explain/booked.ts'
import type { MarketBook } from '../engine/game/market-book.ts'
import type { Haul } from '../engine/market/depth/arbitrage.ts'
import { basket } from '../engine/market/depth/basket.ts'
import { type BookedProfitQuestion, bookedProfit } from '../engine/market/depth/booked-profit.ts'
import { curvesOf } from '../engine/market/depth/books.ts'
import { type RepeatedLoad, repeatedLoad } from '../engine/market/depth/load.ts'
import { type MaterialDepthQuestion, materialDepth } from '../engine/market/depth/material-depth.ts'
import { partOfBook, type SaleKind } from '../engine/market/depth/refill.ts'
import { type SellStockQuestion, sellStock } from '../engine/market/depth/sell-stock.ts'
import type { FreightRates } from '../engine/market/depth/venues.ts'
import type { MaterialAmount } from '../engine/market/shipment.ts'
import type { Universe } from '../engine/universe/universe.ts'

/** The known books of a request about depth. The other arrays are copies of older books. */
export interface WithBooks {
  readonly books: readonly MarketBook[]
}

interface BookedRequest extends BookedProfitQuestion, WithBooks {
  /** How much of a book is available to the trade. */
  readonly sale: SaleKind
  /** The part of an order book that is renewed in a day. */
  readonly refillShare: number
}

export interface BookExplained {
  readonly question: BookedRequest
  readonly figure: BookFigure
}

/** Materials to buy. */
export interface BasketRequest extends WithBooks {
  readonly amounts: readonly MaterialAmount[]
}

export const bookCalls = {
  materialDepth: (universe: Universe, { books, ...request }: MaterialDepthQuestion & WithBooks) =>
    materialDepth(universe, curvesOf(universe, books), request),

  bookedProfit: (universe: Universe, request: BookedRequest) =>
    bookedProfit(universe, partsOf(universe, request), request),
}

export const basketAt = (
  universe: Universe,
  { amounts, books }: BasketRequest,
  rates: FreightRates | null,
) => basket(universe, curvesOf(universe, books), amounts, rates)

export const stockSaleAt = (
  universe: Universe,
  { books, ...request }: SellStockQuestion & WithBooks,
  rates: FreightRates | null,
) => sellStock(universe, curvesOf(universe, books), request, rates)

/** The part of each book that the trade of some days can fill. */
const partsOf = (universe: Universe, { books, sale, days, refillShare }: BookedRequest) =>
  curvesOf(universe, books, partOfBook(sale, days, refillShare))

export const bookedTree = (universe: Universe, { question }: BookExplained) =>
  bookedProfitTerm(universe, partsOf(universe, question), question)

export function loads(
  universe: Universe,
  books: readonly MarketBook[],
  hauls: readonly Haul[],
  refillShare: number,
): RepeatedLoad[] {
  const curveOf = curvesOf(universe, books)
  return hauls
    .flatMap((haul) => repeatedLoad(universe, curveOf, haul, refillShare) ?? [])
    .sort((a, b) => b.perHour - a.perHour)
}
