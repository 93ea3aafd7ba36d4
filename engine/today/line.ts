import type { StepGoods } from '../company/contract-stock.ts'
import type { PlanChange } from '../empire/plan-changes.ts'
import type { Term } from '../explain/term.ts'
import type { ExchangeOrder } from '../game/company.ts'
import type { Cogc } from '../game/programs.ts'
import type { MaterialAmount } from '../market/shipment.ts'
import type { Forecast } from './forecast.ts'
import type { Standstill } from './standstill.ts'

export interface TodayLine {
  readonly key: string
  readonly what: What
  /** Name of the planet; null for a line that is about no single base. */
  readonly place: string | null
  readonly planetNaturalId: string | null
  readonly planUuid: string | null
  readonly planName: string | null
  /** Days from now until the loss begins; 0 if it has begun. */
  readonly inDays: number
  /** Loss in $ a day once it has begun, never negative; null if unknown. */
  readonly lostPerDay: number | null
  /** Materials without a known price. They count as 0 in the amount. */
  readonly unpriced: readonly string[]
}

/** `derive` builds the explanation on demand, because that takes longer than finding all lines. */
export interface FoundLine extends TodayLine {
  /** Null where the money is not known. */
  readonly derive: (() => Term) | null
  /** Which work stops, where the line is about work that stops. */
  readonly standstill?: Standstill
}

export interface CashCure {
  /** The materials to be brought that the cash pays for, by base. The base that loses the most comes first. */
  readonly buys: readonly {
    readonly planetNaturalId: string
    readonly place: string
    readonly materials: readonly MaterialAmount[]
  }[]
  /** The base whose surplus in stock sells for the most; null where no base has any. */
  readonly sale: {
    readonly planetNaturalId: string
    readonly place: string
    /** What sells for the most comes first. */
    readonly materials: readonly MaterialAmount[]
    readonly worth: number
    /** Whether it pays for all that is missing. */
    readonly isEnough: boolean
  } | null
}

export type What =
  | {
      readonly kind: 'runs out'
      readonly materials: readonly { readonly ticker: string; readonly days: number }[]
      /** Supplies for the resupply days, limited by the room in the store. */
      readonly bring: readonly MaterialAmount[]
      readonly lasts: number
    }
  | {
      readonly kind: 'storage full'
      readonly forecast: Forecast
      readonly collect: readonly MaterialAmount[]
    }
  | {
      readonly kind: 'repair'
      /** Production buildings past the best day for a repair; `standing` counts all. */
      readonly overdue: number
      readonly standing: number
      /** Days since the building that waited longest was repaired. */
      readonly oldest: number
      readonly bestDay: number
      readonly materials: readonly MaterialAmount[]
    }
  | { readonly kind: 'workers'; readonly short: number }
  | {
      /** Buildings without an order at this moment, although the plan has work for them. */
      readonly kind: 'line idle'
      readonly building: string
      readonly idle: number
      readonly halted: number
      readonly standing: number
    }
  | {
      /** The orders of a production line end, and no order follows. */
      readonly kind: 'queue ends'
      readonly building: string
      readonly standing: number
      /** Days until its first building stops. */
      readonly firstInDays: number
    }
  | {
      /** There are fewer workers than jobs, or the workers do not get everything they need. */
      readonly kind: 'unsatisfied'
      readonly levels: readonly {
        readonly level: string
        readonly satisfaction: number
        readonly missingWorkers: number
        readonly missing: readonly string[]
      }[]
      /** Supplies that the workers are short of, for the resupply days. */
      readonly bring: readonly MaterialAmount[]
    }
  | {
      readonly kind: 'ship arrives'
      readonly ship: string
      readonly to: string
      readonly cargo: readonly MaterialAmount[]
    }
  | {
      /** Somebody else asks less, or bids more, at the same exchange. */
      readonly kind: 'order beaten'
      readonly type: 'buy' | 'sell'
      readonly ticker: string
      readonly exchange: string
      readonly openAmount: number
      readonly limit: number
      readonly best: number
      /** $, once: what the open amount is worth more at its limit than traded now; null where nobody trades now. */
      readonly atStake: number | null
    }
  | {
      /** Everything of these is bought or sold. */
      readonly kind: 'orders filled'
      readonly orders: readonly Pick<
        ExchangeOrder,
        'id' | 'type' | 'ticker' | 'exchange' | 'initialAmount' | 'limit' | 'currency'
      >[]
    }
  | {
      readonly kind: 'contract'
      readonly contract: string
      readonly contractId: string
      readonly conditionId: string
      readonly partner: string | null
      readonly condition: string
      /** Natural id of the place of the goods. */
      readonly at: string | null
      /** Names of the player's bases and ships among the places of the line. */
      readonly names: Readonly<Record<string, string>>
      readonly goods: StepGoods | null
      /** $, once: what is still to come from the contract, less what is still to be given; null where it is not known. */
      readonly atStake: number | null
    }
  | {
      readonly kind: 'cash'
      readonly has: number
      /** The cost of the materials to be brought. */
      readonly needs: number
      /** Currencies without a rate of the player's. */
      readonly oneToOne: readonly string[]
      readonly cure: CashCure
    }
  | { readonly kind: 'programme'; readonly program: Cogc }
  | { readonly kind: 'game changed'; readonly changes: readonly PlanChange['kind'][] }
  | {
      readonly kind: 'built'
      readonly differences: readonly string[]
      /** Differences besides the buildings and permits: recipes, experts, workers. */
      readonly others: number
    }
  | {
      /** Ships that are idle while something waits to be carried. */
      readonly kind: 'ships'
      readonly idle: readonly { readonly name: string; readonly at: string }[]
      /** Names of flying ships. */
      readonly flying: readonly string[]
    }
