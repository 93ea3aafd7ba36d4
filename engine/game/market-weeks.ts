import * as v from 'valibot'
import { NonNegative } from './primitives.ts'

/** Mean price of a unit within the last 7 days, and within the 7 days before. */
const TwoWeeks = v.tuple([NonNegative, NonNegative])

/** By exchange, or `UNIVERSE` for all of them together, and by material. Empty where no week is known. */
export const MarketWeeks = v.record(v.string(), v.record(v.string(), TwoWeeks))
export type MarketWeeks = v.InferOutput<typeof MarketWeeks>
