import type { Rules } from '../../game/constants/rules.ts'
import type { ExpertType, InfrastructureType, PlanWorkforce } from '../../game/plan.ts'
import type { Expertise } from '../../game/primitives.ts'
import type { Cogc } from '../../game/programs.ts'
import type { DailyVolume } from '../../market/daily-volume.ts'
import type { Prices } from '../../market/prices.ts'
import type { EmpireBonus } from '../../plan/input.ts'

export interface AdvisorSite {
  readonly planetNaturalId: string
  readonly permits: number
  readonly corphq: boolean
  readonly cogc: Cogc
  readonly luxuries: readonly PlanWorkforce[]
  /** `choose` makes them part of the question. */
  readonly experts: Readonly<Partial<Record<ExpertType, number>>> | 'choose'
  readonly empire: EmpireBonus | null
  readonly prices: Prices
  readonly dailyVolume: DailyVolume
  /** $ for a tonne or cubic metre, whichever is more, of what is sold or bought; 0 where left out. */
  readonly freightPerTonne?: number
  /** Where the planet stands for several: by recipe, the share of it that the poorest of them lacks. */
  readonly spare?: ReadonlyMap<string, number>
  readonly rules: Rules
}

export interface AdvisorLimits {
  /** Share of the daily volume of a material that the base may sell, 0.2 for a fifth. */
  readonly sellShare?: number
  readonly buyShare?: number
  /** Materials that the player can sell or buy beyond the market's share. */
  readonly unlimited?: readonly string[]
  readonly neverBuy?: readonly string[]
  readonly neverSell?: readonly string[]
  /** Never bought: the base makes what it needs of these. */
  readonly selfSufficient?: readonly string[]
  /** Left over each day, after what the base itself uses; may exceed the market's share. */
  readonly atLeast?: readonly { readonly ticker: string; readonly perDay: number }[]
  readonly mostKinds?: number
  readonly mostRecipes?: number
  /** Of one building before it begins again; 20 where left out. */
  readonly mostRuns?: number
  readonly expertises?: readonly Expertise[]
  /** An extraction is written as `EXT#FEO`. */
  readonly recipes?: readonly string[]
  readonly mostConstructionCost?: number
  readonly mostTonnesPerDay?: number
  readonly mostCubicMetresPerDay?: number
  readonly storageDays?: number
  readonly standing?: Standing
}

export interface Standing {
  readonly buildings: readonly { readonly ticker: string; readonly amount: number }[]
  readonly infrastructure: Readonly<Partial<Record<InfrastructureType, number>>>
}

export type AdvisorGoal =
  | { readonly kind: 'profit' }
  | { readonly kind: 'profitPerArea' }
  /** What the base has earned after so many days, less its construction cost. */
  | { readonly kind: 'horizon'; readonly days: number }

export interface AdvisorRequest {
  readonly site: AdvisorSite
  readonly limits: AdvisorLimits
  readonly goal: AdvisorGoal
}
