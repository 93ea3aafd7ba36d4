import * as v from 'valibot'

/** What the address says about how a shared empire is shown; a damaged parameter counts as absent. */
export const SharedEmpireView = v.object({
  tab: v.fallback(v.optional(v.picklist(['overview', 'flow'])), undefined),
})
export type SharedEmpireView = v.InferOutput<typeof SharedEmpireView>
