import type { Rules } from '../game/constants/rules.ts'
import type { PlanData } from '../game/plan.ts'
import type { Faction } from '../game/primitives.ts'
import type { Prices } from '../market/prices.ts'

export interface EmpireBonus {
  readonly faction: Faction
  readonly permits_used: number
  readonly permits_total: number
}

export interface PlanInput {
  readonly plan: PlanData
  readonly prices: Prices
  /** Null: no faction bonus. The plan's own faction is not used. */
  readonly empire: EmpireBonus | null
  /** Also value every recipe that each building could run. Off by default, since it takes most of the time. */
  readonly withRecipeOptions?: boolean
  /** Tickers that need no ship; they are excluded from the visitation figures only. */
  readonly visitationMaterialExclusions?: readonly string[]
  /** Whether the construction cost includes the core module; true by default. */
  readonly includeCM?: boolean
  /** Classic by default. */
  readonly rules?: Rules
}
