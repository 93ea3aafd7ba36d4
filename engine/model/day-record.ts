import * as v from 'valibot'
import { PlainDate } from './primitives.ts'

/** What the account of a player came to on one day, in whole cents, so that what a difference is made of adds up to the last one. */
const Cents = v.pipe(v.number(), v.safeInteger())

/** The first eight digits of a uuid: enough to tell what one player has apart. */
export const UuidHead = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, 'The head of a uuid is needed'))
export type UuidHead = v.InferOutput<typeof UuidHead>
export const headOf = (uuid: string): UuidHead => uuid.slice(0, 8).toLowerCase()

/** Two that differ say that something changed, not what it was. */
const Mark = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff))
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Units = v.pipe(v.number(), v.finite(), v.minValue(0))

export const PlanDay = v.object({
  plan: UuidHead,
  /** Of the plan as its player made it. */
  design: Mark,
  /** Of the rules of the game that it rests on: its buildings, recipes, deposits and fees. */
  rules: Mark,
  profit: Cents,
  /** How much of the difference to the record before is due to prices; 0 where all of it is, or nothing is known. */
  moved: Cents,
})
export type PlanDay = v.InferOutput<typeof PlanDay>

/** What the plans of an empire trade of a material, taken together, and at which mean prices. */
export const MaterialDay = v.object({
  ticker: v.string(),
  sold: Units,
  /** For a unit of it; 0 where none is sold. */
  got: Cents,
  bought: Units,
  paid: Cents,
})
export type MaterialDay = v.InferOutput<typeof MaterialDay>

export const EmpireDay = v.object({
  empire: UuidHead,
  /** What all of it earns a day. */
  profit: Cents,
  /** Of the exchange preferences. */
  cx: Mark,
  /** Of faction and permits. */
  bonus: Mark,
  plans: v.array(PlanDay),
  /** What is told of plans together, where they are too many to be told one by one. */
  rest: v.object({ plans: Count, profit: Cents, moved: Cents, mark: Mark }),
  materials: v.array(MaterialDay),
  /** Further materials of which no price is told. */
  untold: Count,
})
export type EmpireDay = v.InferOutput<typeof EmpireDay>

export const DayRecord = v.object({
  day: PlainDate,
  /** The day of the record before. */
  since: v.nullable(PlainDate),
  empires: v.array(EmpireDay),
})
export type DayRecord = v.InferOutput<typeof DayRecord>
