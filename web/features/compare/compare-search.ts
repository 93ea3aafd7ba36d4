import * as v from 'valibot'

/** The uuids of the plans, separated by commas. The others are compared with the first. */
export const CompareSearch = v.object({
  plans: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
})
export type CompareSearch = v.InferOutput<typeof CompareSearch>
