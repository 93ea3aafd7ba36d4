import * as v from 'valibot'
import { PlainDate } from './primitives.ts'

/** Money in whole cents, so that the parts of a difference add up exactly. */
const Cents = v.pipe(v.number(), v.safeInteger())

/** The first eight digits of a uuid, enough to tell one player's records apart. */
export const UuidHead = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, 'The head of a uuid is needed'))
export type UuidHead = v.InferOutput<typeof UuidHead>
export const headOf = (uuid: string): UuidHead => uuid.slice(0, 8).toLowerCase()

/** A hash. Two different ones show that something changed, but not what. */
const Mark = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff))
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Units = v.pipe(v.number(), v.finite(), v.minValue(0))

export const PlanDay = v.object({
  plan: UuidHead,
  design: Mark,
  /** Hash of the game data that it uses: its buildings, recipes, deposits and fees. */
  rules: Mark,
  profit: Cents,
  /**
   * The effect of prices on the profit since the previous record. 0 if unknown, and for an unchanged plan, whose whole
   * difference is due to prices.
   */
  moved: Cents,
})
export type PlanDay = v.InferOutput<typeof PlanDay>

/** The trade of a material by all plans of an empire together, at their average prices. */
export const MaterialDay = v.object({
  ticker: v.string(),
  sold: Units,
  /** Price of a unit; 0 if none is sold. */
  got: Cents,
  bought: Units,
  paid: Cents,
})
export type MaterialDay = v.InferOutput<typeof MaterialDay>

export const EmpireDay = v.object({
  empire: UuidHead,
  profit: Cents,
  cx: Mark,
  bonus: Mark,
  plans: v.array(PlanDay),
  /** The sum of the remaining plans, if there are too many to list. */
  rest: v.object({ plans: Count, profit: Cents, moved: Cents, mark: Mark }),
  materials: v.array(MaterialDay),
  untold: Count,
})
export type EmpireDay = v.InferOutput<typeof EmpireDay>

export const DayRecord = v.object({
  day: PlainDate,
  since: v.nullable(PlainDate),
  empires: v.array(EmpireDay),
})
export type DayRecord = v.InferOutput<typeof DayRecord>
