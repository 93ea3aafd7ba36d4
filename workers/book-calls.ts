import { bookedProfitTerm } from '../engine/explain/booked.ts'
import type { MarketBook } from '../engine/game/market-book.ts'
import type { Haul } from '../engine/market/depth/arbitrage.ts'
import { basket as basketOf, type FreightRates } from '../engine/market/depth/basket.ts'
import { bookedProfit as bookedOf } from '../engine/market/depth/booked-profit.ts'
import { curvesOf } from '../engine/market/depth/books.ts'
import { bestLoad, type HaulLoad } from '../engine/market/depth/load.ts'
import { materialDepth as depthOf } from '../engine/market/depth/material-depth.ts'
import type { Universe } from '../engine/universe/universe.ts'
import type {
  BasketQuestion,
  BookedQuestion,
  ExplainQuestion,
  MaterialDepthCall,
} from './questions.ts'

// What asks the books, in a file of its own because of what once stood in them. `calls.ts` is the table, and loads it on first use.

export const materialDepth = (universe: Universe, { books, ...question }: MaterialDepthCall) =>
  depthOf(universe, curvesOf(universe, books), question)

export const basket = (
  universe: Universe,
  { amounts, books }: Omit<BasketQuestion, 'freight'>,
  rates: FreightRates | null,
) => basketOf(universe, curvesOf(universe, books), amounts, rates)

export const bookedProfit = (universe: Universe, { books, ...question }: BookedQuestion) =>
  bookedOf(universe, curvesOf(universe, books), question)

export const bookedTree = (
  universe: Universe,
  { question: { books, ...question } }: Extract<ExplainQuestion, { in: 'book' }>,
) => bookedProfitTerm(universe, curvesOf(universe, books), question)

export function loads(
  universe: Universe,
  books: readonly MarketBook[],
  hauls: readonly Haul[],
): HaulLoad[] {
  const curveOf = curvesOf(universe, books)
  return hauls
    .flatMap((haul) => bestLoad(universe, curveOf, haul) ?? [])
    .sort((a, b) => b.perHour - a.perHour)
}
