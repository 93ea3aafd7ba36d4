import type { HireRate } from '../../freight/hire.ts'
import type { CxData, Exchange } from '../../model/cx.ts'
import type { MarketBook } from '../../model/market-book.ts'
import type { PlanData } from '../../model/plan.ts'
import type { Cogc } from '../../model/programs.ts'
import type { EmpireBonus } from '../../plan/input.ts'
import type { Rules } from '../../reference/rules.ts'
import type { Galaxy } from '../../ships/galaxy.ts'
import type { AdvisorLimits, AdvisorSite } from '../request.ts'

/** What of a base's limits holds for all bases of an empire together. Shares are of an exchange's daily volume, or of each order in its books. */
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
  > {
  /** Of all bases together, those that stand included. */
  readonly permits: number
  /** $ for all that does not stand yet. */
  readonly budget?: number
  /** Hours a day that ships may fly. Binds where freight says how long carrying takes. */
  readonly fleetHours?: number
}

/** What carrying costs and takes, the same for everything between two places. */
export interface EmpireFreight {
  /** $ for a tonne or cubic metre, whichever is more. */
  readonly rate: HireRate
  /** Hours of a ship for it; null where no fleet is spoken of. */
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

/** Which bases earn most together? */
export interface BestEmpireQuestion {
  /** Natural ids of planets that may be taken, or whatever planets there are. */
  readonly planets: readonly string[] | 'all'
  readonly freePlotsOnly: boolean
  /** Of each new base, 1 to 3. */
  readonly permitsPerBase: number
  /** A programme that is voted for everywhere, or the one that each planet runs. */
  readonly cogc: Cogc | 'own'
  readonly experts: AdvisorSite['experts']
  readonly luxuries: AdvisorSite['luxuries']
  /** The planet of the headquarters. */
  readonly hqPlanet: string | null
  readonly existing: readonly ExistingBase[]
  readonly limits: EmpireLimits
  /** Null: carrying costs nothing. */
  readonly freight: EmpireFreight | null
  /** Trade meets the books: those that are known, two points elsewhere. Null: the list's prices hold up to the share of the volume. */
  readonly books: readonly MarketBook[] | null
  /** Where a base trades whose preferences name no exchange: how far it is. */
  readonly exchange: Exchange
  readonly empire: EmpireBonus | null
  readonly rules: Rules
  readonly cx: CxData | null
  /** How an address names these preferences, where the player chose them. */
  readonly cxUuid?: string | undefined
}
