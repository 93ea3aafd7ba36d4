import type { HireRate } from '../../fleet/freight/hire.ts'
import type { Galaxy } from '../../fleet/ships/galaxy.ts'
import type { Rules } from '../../game/constants/rules.ts'
import type { CxData, Exchange } from '../../game/cx.ts'
import type { MarketBook } from '../../game/market-book.ts'
import type { PlanData } from '../../game/plan.ts'
import type { EmpireBonus } from '../../plan/input.ts'
import type { AdvisorLimits, AdvisorSite } from '../base/request.ts'

/**
 * The limits of a base, here for all bases together. Only those of kinds, recipes and runs hold for each new base by itself.
 * Shares are of an exchange's daily volume, or of each order in its order books.
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
  /** Hours a day that ships may fly. It is a limit only with `freight.hours`. */
  readonly fleetHours?: number
}

export interface EmpireFreight {
  /** $ for a tonne or cubic metre, whichever is more. */
  readonly rate: HireRate
  /** Ship hours for the same. Null without a fleet. */
  readonly hours: HireRate | null
  readonly galaxy: Galaxy
}

/**
 * `keep`: stays as it is and exchanges goods with the others. `change`: its buildings stay, recipes may change and more may
 * be built. `leave`: takes no part. It trades at the exchange as today and uses its permits and volume.
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
  /** Null: freight costs nothing. */
  readonly freight: EmpireFreight | null
  /** Known order books. Older copies replace the others. Null: list prices hold up to the share of the volume. */
  readonly books: readonly MarketBook[] | null
  /** The part of each order that is renewed in a day. No day fills more than that. Left out: all of it. */
  readonly refillShare?: number | undefined
  /** The exchange to which freight is flown from bases whose preferences name none. */
  readonly exchange: Exchange
  readonly empire: EmpireBonus | null
  readonly rules: Rules
  readonly cx: CxData | null
  /** The id of these preferences in the URL, if the player chose them. */
  readonly cxUuid?: string | undefined
}
