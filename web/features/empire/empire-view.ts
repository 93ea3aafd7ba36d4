import * as v from 'valibot'
import { PlainDate } from '../../../engine/game/primitives.ts'

export const EMPIRE_TABS = ['overview', 'flow', 'freight', 'history', 'configuration'] as const

/** What the address says about how an empire is shown; a damaged parameter counts as absent. */
export const EmpireView = v.object({
  tab: v.fallback(v.optional(v.picklist(EMPIRE_TABS)), undefined),
  /** Goods that bases make for each other are valued at cost. */
  own: v.fallback(v.optional(v.boolean()), undefined),
  /** The day of the history that is shown in full. The last day is left out of the address. */
  day: v.fallback(v.optional(PlainDate), undefined),
  /** The dialog that makes the link of the empire. */
  share: v.fallback(v.optional(v.boolean()), undefined),
})
export type EmpireView = v.InferOutput<typeof EmpireView>
