import * as v from 'valibot'
import { NonNegative } from './primitives.ts'

/** Average price of a unit in the last 7 days, and in the 7 days before. */
const TwoWeeks = v.tuple([NonNegative, NonNegative])

/** By exchange, or `UNIVERSE` for all of them together, and by material. Empty if no week is known. */
export const MarketWeeks = v.record(v.string(), v.record(v.string(), TwoWeeks))
export type MarketWeeks = v.InferOutput<typeof MarketWeeks>
