import * as v from 'valibot'

export const EMPIRE_TABS = ['overview', 'flow', 'freight', 'configuration'] as const

/** What the address says about how an empire is shown; a damaged parameter counts as absent. */
export const EmpireView = v.object({
  tab: v.fallback(v.optional(v.picklist(EMPIRE_TABS)), undefined),
  /** What bases make for each other is valued at its cost. */
  own: v.fallback(v.optional(v.boolean()), undefined),
})
export type EmpireView = v.InferOutput<typeof EmpireView>
