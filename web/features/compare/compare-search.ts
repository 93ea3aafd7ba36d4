import * as v from 'valibot'

/** The plans side by side by their uuids, with commas; the first is what the others are compared with. */
export const CompareSearch = v.object({
  plans: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
})
export type CompareSearch = v.InferOutput<typeof CompareSearch>
