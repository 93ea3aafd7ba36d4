import type { CurveSource } from '../../market/depth/curve.ts'
import type { PlanData } from '../../model/plan.ts'
import type { PlanResult } from '../../plan/result.ts'
import type { NamedEmpireLimit } from './clash.ts'

export interface EmpireBase {
  readonly planetNaturalId: string
  /** Index in the question's `existing`; null for a new base. */
  readonly existing: number | null
  readonly plan: PlanData
  /** As any plan: everything through the exchange, without freight. */
  readonly result: PlanResult
  /** $ a day with what the others bring and take at what it costs to make, its freight paid. All bases add up to the empire's profit. */
  readonly earns: number
  /** $ a day that the empire loses where this base is gone and the others stay as they are; null until the search ends. */
  readonly lossWithout: number | null
  /** $ for what does not stand yet. */
  readonly constructionCost: number
}

/** What goes from base to base a day. Places are indices of the bases. */
export interface EmpireFlow {
  readonly ticker: string
  readonly from: number
  readonly to: number
  readonly perDay: number
  /** $ a day. */
  readonly freight: number
  /** $ a day: what the exchange would have taken for it. */
  readonly saved: number
}

/** What a base sells or buys a day. */
export interface EmpireTrade {
  readonly ticker: string
  readonly base: number
  readonly side: 'sell' | 'buy'
  /** `AI1`, or `UNIVERSE` where the preferences name none. */
  readonly exchange: string
  readonly perDay: number
  /** $ a day, always positive. */
  readonly value: number
  /** $ a day that the book adds to the gain, or takes from it; 0 where trade meets no book. */
  readonly book: number
  readonly freight: number
}

/** What all bases together take of a market. */
export interface EmpireMarket {
  readonly exchange: string
  readonly ticker: string
  readonly side: 'sell' | 'buy'
  readonly perDay: number
  /** Units a day that the limits allow; infinite where they allow any. */
  readonly most: number
  /** Units that are traded there a day. */
  readonly dailyVolume: number
  /** Undefined where no book is asked or known: the list's prices hold up to the share of the volume. */
  readonly source: CurveSource | undefined
}

export interface EmpireTotals {
  /** $ a day: what the plans earn at the exchange, with what own sourcing saves and the books change, less freight. */
  readonly profit: number
  /** Of the plans by themselves. */
  readonly atExchange: number
  /** What not going through the exchange is worth. */
  readonly saved: number
  /** What the books' prices add to those of the list, or take from them; 0 where trade meets no book. */
  readonly book: number
  readonly freight: number
  /** Hours a day that ships fly; 0 where no fleet is spoken of. */
  readonly hours: number
  readonly permits: number
  readonly constructionCost: number
}

export interface EmpireProposal {
  readonly bases: readonly EmpireBase[]
  readonly flows: readonly EmpireFlow[]
  readonly trade: readonly EmpireTrade[]
  readonly markets: readonly EmpireMarket[]
  readonly totals: EmpireTotals
  /** What the program promises of the profit. */
  readonly promised: number
}

/** The best so far, the bound that no empire exceeds, and the share of the best between them. */
export interface EmpireProgress {
  readonly best: EmpireProposal | undefined
  readonly bound: number
  readonly gap: number
  readonly stage: EmpireStage
}

/** `first`: base after base. `choosing`: candidates by the relaxation. `improving`: all together, and piece by piece. */
export type EmpireStage = 'first' | 'choosing' | 'improving'

/** What a little more of a limit is worth a day, if buildings could be divided. */
export interface EmpireWorth {
  /** $ a day of one more permit. */
  readonly perPermit: number
  /** Of one more ship that flies all day; null where fleet hours are no limit. */
  readonly perShip: number | null
  /** $ a day for each million more to build with; null without a budget. */
  readonly perMillion: number | null
  /** Of another tenth of a material's daily volume, the most valuable first. */
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
    })
  /** These limits cannot hold together. */
  | { readonly status: 'clash'; readonly limits: readonly NamedEmpireLimit[] }
  | { readonly status: 'nothingFound' }
