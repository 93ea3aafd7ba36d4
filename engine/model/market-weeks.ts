import * as v from 'valibot'
import { NonNegative } from './primitives.ts'

/** What was paid for a unit, on average: within the last 7 days, and within the 7 days before. */
const TwoWeeks = v.tuple([NonNegative, NonNegative])

/** By exchange, `UNIVERSE` for all of them together, and material. Empty where no week is known. */
export const MarketWeeks = v.record(v.string(), v.record(v.string(), TwoWeeks))
export type MarketWeeks = v.InferOutput<typeof MarketWeeks>
