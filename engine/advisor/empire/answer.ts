import type { PlanData } from '../../game/plan.ts'
import type { CurveSource } from '../../market/depth/curve.ts'
import type { PlanResult } from '../../plan/result.ts'
import type { NamedEmpireLimit } from './clash.ts'
import type { EmpireScope } from './scope.ts'

export interface EmpireBase {
  readonly planetNaturalId: string
  /** Index in the question's `existing`. Null for a new base. */
  readonly existing: number | null
  readonly plan: PlanData
  /** Everything traded at the exchange, without freight. */
  readonly result: PlanResult
  /** $ a day with goods of other bases valued at their cost, freight included. All bases add up to the empire's profit. */
  readonly earns: number
  /** $ a day that the empire would lose without this base. Null until the search ends. */
  readonly lossWithout: number | null
  readonly constructionCost: number
}

/** Places are indices of the bases. */
export interface ProposedFlow {
  readonly ticker: string
  readonly from: number
  readonly to: number
  readonly perDay: number
  readonly freight: number
  /** $ a day saved because the goods are not sold and bought again at the exchange. */
  readonly saved: number
  /** $ a day for carrying it to the exchange and back instead. Null without a route. */
  readonly freightByExchange: number | null
}

/** $ a day compared with selling and buying it at the exchange. Null without a route to it. */
export function savedByFlow({ saved, freight, freightByExchange }: ProposedFlow) {
  if (freightByExchange === null) return null
  const lessFreight = freightByExchange - freight
  return { freight: lessFreight, total: saved + lessFreight }
}

export interface ProposedTrade {
  readonly ticker: string
  readonly base: number
  readonly side: 'sell' | 'buy'
  /** `AI1`, or `UNIVERSE` where the preferences name none. */
  readonly exchange: string
  readonly perDay: number
  /** $ a day, always positive. */
  readonly value: number
  /** $ a day that prices of the order book add to the profit, or take from it. 0 without order books. */
  readonly book: number
  readonly freight: number
}

export interface EmpireMarket {
  readonly exchange: string
  readonly ticker: string
  readonly side: 'sell' | 'buy'
  readonly perDay: number
  /** Units a day that the limits allow; Infinity where they allow any. */
  readonly most: number
  /** Infinity where it is not known. */
  readonly dailyVolume: number
  /** Undefined without an order book. Then the list price holds up to the share of the volume. */
  readonly source: CurveSource | undefined
}

export interface ProposedTotals {
  /** $ a day: what the plans earn at the exchange, with `saved` and `book`, less freight. */
  readonly profit: number
  readonly atExchange: number
  readonly saved: number
  /** $ a day that order books change compared with list prices. 0 without order books. */
  readonly book: number
  readonly freight: number
  /** Hours a day that ships fly. 0 if freight counts no hours. */
  readonly hours: number
  readonly permits: number
  readonly constructionCost: number
}

export interface EmpireProposal {
  readonly bases: readonly EmpireBase[]
  readonly flows: readonly ProposedFlow[]
  readonly trade: readonly ProposedTrade[]
  readonly markets: readonly EmpireMarket[]
  readonly totals: ProposedTotals
  readonly promised: number
}

export interface EmpireProgress {
  readonly best: EmpireProposal | undefined
  readonly bound: number
  readonly gap: number
  readonly stage: EmpireStage
}

/** `first`: the first empire is looked for. `improving`: one neighbourhood after the other. */
export type EmpireStage = 'first' | 'improving'

export interface EmpireWorth {
  readonly perPermit: number
  /** The value of one more ship that flies all day. Null if fleet hours are no limit. */
  readonly perShip: number | null
  readonly perMillion: number | null
  /** The value of another tenth of a material's daily volume, highest first. */
  readonly markets: readonly {
    readonly exchange: string
    readonly ticker: string
    readonly side: 'sell' | 'buy'
    readonly perTenth: number
  }[]
}

export type EmpireAnswer =
  | (EmpireProgress & {
      readonly status: 'proved' | 'timeOut'
      readonly best: EmpireProposal
      readonly worth: EmpireWorth | undefined
      readonly scope: EmpireScope
    })
  | { readonly status: 'clash'; readonly limits: readonly NamedEmpireLimit[] }
  | { readonly status: 'nothingFound'; readonly bound: number; readonly scope: EmpireScope }
