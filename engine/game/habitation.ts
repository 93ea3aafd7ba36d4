import * as v from 'valibot'
import { HABITATION_TYPES, type HabitationType } from './plan.ts'
import { Amount, FiniteNumber, NonNegative, WORKFORCES, type Workforce } from './primitives.ts'

const cost = v.pipe(NonNegative, v.maxValue(1e12))

export const HabitationRequest = v.object({
  ...(Object.fromEntries(WORKFORCES.map((kind) => [kind, Amount])) as Record<
    Workforce,
    typeof Amount
  >),
  ...(Object.fromEntries(HABITATION_TYPES.map((type) => [`cost_${type}`, cost])) as Record<
    `cost_${HabitationType}`,
    typeof cost
  >),
})
export type HabitationRequest = v.InferOutput<typeof HabitationRequest>

export const HabitationOptimum = v.object({
  ...(Object.fromEntries(HABITATION_TYPES.map((type) => [type, NonNegative])) as Record<
    HabitationType,
    typeof NonNegative
  >),
  min_area: NonNegative,
  min_cost: NonNegative,
  cost_area: NonNegative,
})
export type HabitationOptimum = v.InferOutput<typeof HabitationOptimum>

export const HabitationAnswer = v.object({
  optimize_area: HabitationOptimum,
  optimize_cost: HabitationOptimum,
  difference_area: FiniteNumber,
  difference_cost: FiniteNumber,
  difference_cost_area: FiniteNumber,
})
export type HabitationAnswer = v.InferOutput<typeof HabitationAnswer>
