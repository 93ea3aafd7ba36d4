import type { HireRate } from '../../fleet/freight/hire.ts'
import type { Galaxy } from '../../fleet/ships/galaxy.ts'
import type { Rules } from '../../game/constants/rules.ts'
import type { CxData, Exchange } from '../../game/cx.ts'
import type { MarketBook } from '../../game/market-book.ts'
import type { PlanData } from '../../game/plan.ts'
import type { EmpireBonus } from '../../plan/input.ts'
import type { AdvisorLimits, AdvisorSite } from '../request.ts'

/**
 * Limits of a base that hold for all bases together, except for kinds, recipes and runs, which are those of each new base.
 * Shares are of an exchange's daily volume, or of each order in its books.
 */
export interface EmpireLimits
  extends Pick<
    AdvisorLimits,
    | 'sellShare'
    | 'buyShare'
    | 'unlimited'
    | 'neverBuy'
    | 'neverSell'
    | 'atLeast'
    | 'expertises'
    | 'recipes'
    | 'mostKinds'
    | 'mostRecipes'
    | 'mostRuns'
  > {
  readonly permits: number
  readonly budget?: number
  /** Hours a day that ships may fly. Binds only where `freight.hours` is given. */
  readonly fleetHours?: number
}

export interface EmpireFreight {
  /** $ for a tonne or cubic metre, whichever is more. */
  readonly rate: HireRate
  /** Ship hours for it; null where no fleet is given. */
  readonly hours: HireRate | null
  readonly galaxy: Galaxy
}

/**
 * `keep`: as it is, sharing with the others. `change`: what stands stays, its recipes may change and more may be built.
 * `leave`: no part of it; it trades at the exchange as today and takes its part of permits and volume.
 */
export type ExistingChoice = 'keep' | 'change' | 'leave'

export interface ExistingBase {
  readonly name: string
  readonly plan: PlanData
  readonly choice: ExistingChoice
}

export interface BestEmpireQuestion {
  readonly planets: readonly string[] | 'all'
  readonly freePlotsOnly: boolean
  /** Of each new base, 1 to 3. */
  readonly permitsPerBase: number
  readonly experts: AdvisorSite['experts']
  readonly hqPlanet: string | null
  readonly existing: readonly ExistingBase[]
  readonly limits: EmpireLimits
  /** Null: carrying costs nothing. */
  readonly freight: EmpireFreight | null
  /**
   * Order books that are known; elsewhere earlier ones stand in. Null: the list's prices hold up to the share of the
   * volume.
   */
  readonly books: readonly MarketBook[] | null
  /** The part of each order that comes back in a day, so that no day fills more; left out: all of it. */
  readonly refillShare?: number | undefined
  /** Where a base trades whose preferences name no exchange, for the distance. */
  readonly exchange: Exchange
  readonly empire: EmpireBonus | null
  readonly rules: Rules
  readonly cx: CxData | null
  /** Names these preferences in addresses, where the player chose them. */
  readonly cxUuid?: string | undefined
}
