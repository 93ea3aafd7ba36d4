import { bookedProfitTerm } from '../engine/explain/booked.ts'
import type { MarketBook } from '../engine/game/market-book.ts'
import type { Haul } from '../engine/market/depth/arbitrage.ts'
import { basket as basketOf } from '../engine/market/depth/basket.ts'
import { bookedProfit as bookedOf } from '../engine/market/depth/booked-profit.ts'
import { curvesOf } from '../engine/market/depth/books.ts'
import { type RepeatedLoad, repeatedLoad } from '../engine/market/depth/load.ts'
import { materialDepth as depthOf } from '../engine/market/depth/material-depth.ts'
import { partOfBook } from '../engine/market/depth/refill.ts'
import { sellStock as stockSaleOf } from '../engine/market/depth/sell-stock.ts'
import type { FreightRates } from '../engine/market/depth/venues.ts'
import type { Universe } from '../engine/universe/universe.ts'
import type {
  BasketQuestion,
  BookedQuestion,
  ExplainQuestion,
  MaterialDepthCall,
  SellStockCall,
} from './questions.ts'

// Calls that use order books, in a file of its own because of its large table of earlier books. `calls.ts` is the
// table, and loads it on first use.

export const answerMaterialDepth = (
  universe: Universe,
  { books, ...question }: MaterialDepthCall,
) => depthOf(universe, curvesOf(universe, books), question)

export const answerBasket = (
  universe: Universe,
  { amounts, books }: Omit<BasketQuestion, 'freight'>,
  rates: FreightRates | null,
) => basketOf(universe, curvesOf(universe, books), amounts, rates)

export const answerSellStock = (
  universe: Universe,
  { books, ...question }: Omit<SellStockCall, 'freight'>,
  rates: FreightRates | null,
) => stockSaleOf(universe, curvesOf(universe, books), question, rates)

export const answerBookedProfit = (universe: Universe, question: BookedQuestion) =>
  bookedOf(universe, partsOf(universe, question), question)

/** The part of each book that the trade of some days can fill. */
const partsOf = (universe: Universe, { books, sale, days, refillShare }: BookedQuestion) =>
  curvesOf(universe, books, partOfBook(sale, days, refillShare))

export const bookedTree = (
  universe: Universe,
  { question }: Extract<ExplainQuestion, { in: 'book' }>,
) => bookedProfitTerm(universe, partsOf(universe, question), question)

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
