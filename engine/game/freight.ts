import * as v from 'valibot'
import { list } from './list.ts'
import { MaterialTicker, NonNegative, PlanetNaturalId } from './primitives.ts'

export const THE_EXCHANGE = 'exchange'

/** A base takes a material from one fixed place, whatever the rest of the empire does. */
export const FixedSource = v.object({
  to: PlanetNaturalId,
  ticker: MaterialTicker,
  from: v.union([v.literal(THE_EXCHANGE), PlanetNaturalId]),
  /** Units a day; missing: the whole deficit of the base. */
  perDay: v.optional(NonNegative),
})
export type FixedSource = v.InferOutput<typeof FixedSource>

export const LaneLimit = v.object({
  from: v.union([v.literal(THE_EXCHANGE), PlanetNaturalId]),
  to: v.union([v.literal(THE_EXCHANGE), PlanetNaturalId]),
  tonnesPerDay: v.optional(NonNegative),
  cubicMetresPerDay: v.optional(NonNegative),
})
export type LaneLimit = v.InferOutput<typeof LaneLimit>

export const SupplyRules = v.object({
  sources: v.optional(list(FixedSource, 1000), []),
  limits: v.optional(list(LaneLimit, 1000), []),
})
export type SupplyRules = v.InferOutput<typeof SupplyRules>
