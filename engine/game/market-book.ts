import * as v from 'valibot'
import { EXCHANGES } from './cx.ts'
import { list } from './list.ts'
import { MaterialTicker, NonNegative, Positive } from './primitives.ts'

/** More steps than anybody reads. Worse orders are joined (`engine/market/depth/curve.ts`). */
export const MAX_BOOK_STEPS = 40

export const BookStep = v.object({ price: Positive, amount: Positive })
export type BookStep = v.InferOutput<typeof BookStep>

export const MarketBook = v.object({
  ticker: MaterialTicker,
  exchange: v.picklist(EXCHANGES),
  timestampMs: NonNegative,
  asks: list(BookStep, MAX_BOOK_STEPS),
  bids: list(BookStep, MAX_BOOK_STEPS),
})
export type MarketBook = v.InferOutput<typeof MarketBook>
