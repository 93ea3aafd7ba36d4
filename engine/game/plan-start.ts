import * as v from 'valibot'
import { BuildingTicker, Expertise } from './primitives.ts'
import { Cogc } from './programs.ts'

export const StartExperts = v.picklist([...Expertise.options, 'none'])
export type StartExperts = v.InferOutput<typeof StartExperts>

/** The base of a new plan, as its address carries it: a row of the ROI tables or of the atlas. */
export const PlanStart = v.object({
  building: BuildingTicker,
  recipe: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  cogc: Cogc,
  /** Missing: five experts of the programme's expertise. */
  experts: v.optional(StartExperts),
})
export type PlanStart = v.InferOutput<typeof PlanStart>

/** Search parameters of `/plan/{planet}`. A damaged one is ignored. */
export const PlanSearch = v.object({
  start: v.fallback(v.optional(PlanStart), undefined),
  /** The CX under which the base was proposed, if the player chose one: its uuid, or `none`. */
  cx: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(36))), undefined),
})
export type PlanSearch = v.InferOutput<typeof PlanSearch>
