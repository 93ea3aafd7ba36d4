import type { ExpansionAnswer, ExpansionRequest } from '../engine/advisor/expansion/expansion.ts'
import type { BalanceOptions, BalanceWay } from '../engine/balancing.ts'
import type { BuildingAmount, ConstructionCart, SupplyCart } from '../engine/cart.ts'
import type { ChainAnalysis } from '../engine/chain/analysis.ts'
import type { Chain, ChainRequest } from '../engine/chain.ts'
import type { EmpireQuestion, PlanOutcome } from '../engine/empire-evaluation.ts'
import type { FigureDifference } from '../engine/explain/both-books.ts'
import type { TermPart } from '../engine/explain/level.ts'
import type { PlanFigure } from '../engine/explain/plan.ts'
import type { Term } from '../engine/explain/term.ts'
import type { FleetLoading } from '../engine/fleet.ts'
import type { Narrowing } from '../engine/found-planet.ts'
import type { HabitationGoal, HabitationSolution } from '../engine/habitation.ts'
import type { HqUpgrade, HqUpgradeRequest } from '../engine/hq.ts'
import type { MarketLine } from '../engine/market-table.ts'
import type { CxData } from '../engine/model/cx.ts'
import type { PlanInput } from '../engine/plan/input.ts'
import type { ReferenceChoice } from '../engine/plan/reference-plan.ts'
import type { Cogm, PlanResult } from '../engine/plan/result.ts'
import type { PriceSensitivity } from '../engine/plan/sensitivity.ts'
import type { Variant, WhatIf, WhatIfOptions } from '../engine/plan/what-if.ts'
import type { PriceOrigin, Side } from '../engine/prices.ts'
import type { Rules } from '../engine/reference/rules.ts'
import type { EarningBuilding, RepairAnalysis } from '../engine/repair.ts'
import type { Resupply, ResupplyElement, ResupplyOptions } from '../engine/resupply.ts'
import type { Load, MaterialAmount, ShipmentRow, ShipmentTotals } from '../engine/shipment.ts'
import type { Stock } from '../engine/stock.ts'
import type { ReferenceCogmRequest } from '../engine/sweeps/reference-cogm.ts'
import type { VisitPlan, VisitRequest } from '../engine/visit-plan.ts'

/**
 * Every question that the page puts to the calculator, with its answer. `answers.ts` has one function for each; what
 * takes longer, and is cut into slices, is in `sweeps.ts`.
 */
export interface Calls {
  evaluate: Call<PlanQuestion, PlanResult>
  /** A few plans; `sweeps.ts` spreads many over all workers. */
  evaluatePlans: Call<EmpireQuestion, PlanOutcome[]>
  explain: Call<ExplainQuestion, Term>
  /** Figures of a plan that differ under the other rule book. */
  ruleDifferences: Call<PlanQuestion, FigureDifference[]>
  /** The same for a few figures, also of a row in a table of reference bases. */
  differencesOf: Call<DifferencesQuestion, FigureDifference[]>
  sensitivity: Call<PlanQuestion, PriceSensitivity[]>
  balance: Call<BalanceQuestion, BalanceWay[]>
  whatIf: Call<WhatIfQuestion, WhatIf>
  /** The best habitations for the workers of a plan. */
  habitation: Call<HabitationQuestion, HabitationSolution>
  /** In which order to build a proposed base. */
  expansion: Call<ExpansionQuestion, ExpansionAnswer>
  chain: Call<ChainRequest, ChainAnswer>
  repair: Call<RepairQuestion, RepairAnswer>
  supplyCart: Call<SupplyCartQuestion, SupplyCart>
  constructionCart: Call<ConstructionCartQuestion, ConstructionCart>
  resupply: Call<ResupplyQuestion, ResupplyAnswer>
  shipment: Call<ShipmentQuestion, ShipmentAnswer>
  visitPlan: Call<VisitRequest, VisitPlan>
  hqUpgrade: Call<HqUpgradeQuestion, HqUpgrade>
  prices: Call<PricesQuestion, readonly MaterialPrices[]>
  referenceCogm: Call<ReferenceCogmRequest, Cogm>
  market: Call<MarketQuestion, MarketLine[]>
}
export type CallName = keyof Calls
export type QuestionOf<Name extends CallName> = Calls[Name]['question']
export type AnswerOf<Name extends CallName> = Calls[Name]['answer']

interface Call<Question, Answer> {
  readonly question: Question
  readonly answer: Answer
}

/** Prices are resolved beside the calculation: where, and under which preferences. */
export interface PriceChoice {
  readonly cx: CxData | null
  /** Null: prices that do not depend on a planet. */
  readonly planetNaturalId: string | null
}

/** A plan under one choice of preferences. */
export interface PlanQuestion extends Omit<PlanInput, 'prices'> {
  readonly cx: CxData | null
}

/** Ways to close the gap in a plan's balance of one material. */
export interface BalanceQuestion {
  readonly plan: PlanQuestion
  readonly ticker: string
  readonly options: BalanceOptions
}

export interface HabitationQuestion {
  readonly plan: PlanQuestion
  readonly goal: HabitationGoal
}

/** A plan and variants of it. */
export interface WhatIfQuestion {
  readonly plan: PlanQuestion
  readonly variants: readonly Variant[]
  readonly options: WhatIfOptions
}

/** From today's base to a proposed plan, with some money. */
export interface ExpansionQuestion extends Omit<ExpansionRequest, 'to'> {
  readonly to: PlanQuestion
}

/** A plan, or the base of a row in a table of reference bases. */
export type BaseQuestion =
  | { readonly in: 'plan'; readonly question: PlanQuestion }
  | {
      readonly in: 'reference'
      readonly choice: ReferenceChoice
      readonly cx: CxData | null
      readonly rules?: Rules
    }

export type DifferencesQuestion = BaseQuestion & { readonly figures: readonly PlanFigure[] }

/** A figure of a plan, of a row in a table of reference bases, or a price; all of its tree, or a part. */
export type ExplainQuestion = TermPart &
  (
    | (BaseQuestion & { readonly figure: PlanFigure })
    | ({ readonly in: 'price'; readonly ticker: string; readonly side: Side } & PriceChoice)
  )

export interface ChainAnswer {
  readonly chain: Chain
  readonly analysis: ChainAnalysis
}

export interface RepairQuestion extends PriceChoice {
  /** Rows of a plan's result fit; only these fields travel. */
  readonly buildings: readonly EarningBuilding[]
  /** The book that they were evaluated under. */
  readonly rules?: Rules | undefined
  readonly day: number
}
export interface RepairAnswer {
  /** For every day, 0 to 180. */
  readonly analysis: RepairAnalysis
  /** What repairing on the asked day takes. */
  readonly rows: readonly ShipmentRow[]
  readonly totals: ShipmentTotals
}

export interface SupplyCartQuestion extends PriceChoice {
  readonly flow: readonly { readonly ticker: string; readonly delta: number }[]
  readonly stock: Stock
  readonly days: number
}

export interface ConstructionCartQuestion {
  readonly cx: CxData | null
  readonly planetNaturalId: string
  readonly wanted: readonly BuildingAmount[]
  readonly stock: Stock
  readonly stockOverrides?: Readonly<Record<string, number | null>>
}

export interface ResupplyQuestion {
  readonly elements: readonly ResupplyElement[]
  readonly options: ResupplyOptions
  /** Also share the order among these ships, and find out how many days of supplies they hold. */
  readonly ships?: readonly Load[]
}
export interface ResupplyAnswer extends Resupply {
  readonly daysThatFit: number | null
  readonly loading: FleetLoading | null
}

export interface ShipmentQuestion extends PriceChoice {
  readonly amounts: readonly MaterialAmount[]
}
export interface ShipmentAnswer {
  readonly rows: readonly ShipmentRow[]
  readonly totals: ShipmentTotals
}

export interface HqUpgradeQuestion extends PriceChoice {
  readonly request: HqUpgradeRequest
}

export interface PricesQuestion extends PriceChoice {
  readonly tickers: readonly string[]
}
export interface MaterialPrices {
  readonly ticker: string
  readonly buy: PriceOrigin
  readonly sell: PriceOrigin
}

export interface MarketQuestion {
  /** `AI1`, or `UNIVERSE` for all together. */
  readonly exchange: string
}

/** Rows of a planet table over the planets that are stored; no call of the calculator, since it may ask for all of them. */
export interface PlanetRowsQuestion {
  /** Natural ids; null: every planet that is stored. */
  readonly planets: readonly string[] | null
  /** Resources that have columns of their own. */
  readonly materials: readonly string[]
}

/** The answer of a planet search, to be read off the page's thread. */
export interface FoundPlanetsQuestion extends Narrowing {
  /** A JSON list of planets, as it came over the wire. */
  readonly answer: Uint8Array<ArrayBuffer>
  /** Resources that have columns of their own. */
  readonly materials: readonly string[]
}
