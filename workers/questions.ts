import type { ExpansionRequest } from '../engine/advisor/expansion/expansion.ts'
import type { ChainAnalysis } from '../engine/chain/analysis.ts'
import type { Chain, ChainRequest } from '../engine/chain/chain.ts'
import type { ContractsRequest } from '../engine/company/contracts.ts'
import type { FreightFigure } from '../engine/explain/freight.ts'
import type { TermCut } from '../engine/explain/level.ts'
import type { PlanFigure } from '../engine/explain/plan.ts'
import type { ExchangeFlightChoice } from '../engine/fleet/freight/exchange-flights.ts'
import type { ShipStart } from '../engine/fleet/freight/first-trips.ts'
import type { FreightRequest } from '../engine/fleet/freight/request.ts'
import type { ShipDesign } from '../engine/fleet/ships/blueprint.ts'
import type { Carrier, CarryRequest } from '../engine/fleet/ships/carry.ts'
import type { FlightChoice, ShipKind } from '../engine/fleet/ships/flight-choice.ts'
import type { Galaxy } from '../engine/fleet/ships/galaxy.ts'
import type { Departures } from '../engine/fleet/ships/lengths.ts'
import type { RangedRoute } from '../engine/fleet/ships/range.ts'
import type { FlightRoute } from '../engine/fleet/ships/route.ts'
import type { ShownSegment } from '../engine/fleet/ships/system-view.ts'
import type { AlertRule } from '../engine/game/alert.ts'
import type { Company, Contract } from '../engine/game/company.ts'
import type { Rules } from '../engine/game/constants/rules.ts'
import type { CxData } from '../engine/game/cx.ts'
import type { MarketBook } from '../engine/game/market-book.ts'
import type { PlanData } from '../engine/game/plan.ts'
import type { BookedProfitQuestion } from '../engine/market/depth/booked-profit.ts'
import type { MaterialDepthQuestion } from '../engine/market/depth/material-depth.ts'
import type { SaleKind } from '../engine/market/depth/refill.ts'
import type { SellStockQuestion } from '../engine/market/depth/sell-stock.ts'
import type { PriceOrigin } from '../engine/market/price-origin.ts'
import type { Side } from '../engine/market/prices.ts'
import type {
  Load,
  MaterialAmount,
  ShipmentRow,
  ShipmentTotals,
} from '../engine/market/shipment.ts'
import type { BalanceOptions } from '../engine/plan/balancing.ts'
import type { Terms } from '../engine/plan/basis.ts'
import type { BuiltBase } from '../engine/plan/built-base.ts'
import type { Ailment } from '../engine/plan/cures.ts'
import type { HabitationGoal } from '../engine/plan/habitation/habitation.ts'
import type { PlanInput } from '../engine/plan/input.ts'
import type { ReferenceChoice } from '../engine/plan/reference-plan.ts'
import type { Variant, WhatIfOptions } from '../engine/plan/what-if.ts'
import type { Narrowing } from '../engine/planets/found-planet.ts'
import type { WantedNeeds } from '../engine/planets/government.ts'
import type { BuildingAmount } from '../engine/supply/cart.ts'
import type { GatewayLevels } from '../engine/supply/gateway.ts'
import type { HqUpgradeRequest } from '../engine/supply/hq.ts'
import type { OrderedBase } from '../engine/supply/joint-order.ts'
import type { StandingBase } from '../engine/supply/rebuild.ts'
import type { EarningBuilding } from '../engine/supply/repair.ts'
import type { ResupplyElement, ResupplyOptions } from '../engine/supply/resupply.ts'
import type { Stock } from '../engine/supply/stock.ts'
import type { FlownVisits } from '../engine/supply/visits/flown-visits.ts'
import type { OwnFacts } from '../engine/today/alerts/facts.ts'

export interface PriceChoice {
  readonly cx: CxData | null
  /** Null: prices that do not depend on a planet. */
  readonly planetNaturalId: string | null
  /** Decides what is used for a missing price. */
  readonly rules: Rules
}

/** The known books of a request about depth. The other arrays are copies of older books. */
export interface WithBooks {
  readonly books: readonly MarketBook[]
}

/** How much of a book is available to the trade. */
export interface BookPart {
  readonly sale: SaleKind
  /** The part of an order book that is renewed in a day. */
  readonly refillShare: number
}

export type MaterialDepthCall = MaterialDepthQuestion & WithBooks

/** Materials to buy against order books, and their transport from each exchange; null: freight is off. */
export interface BasketQuestion extends WithBooks {
  readonly amounts: readonly MaterialAmount[]
  readonly freight: FreightFromQuestion | null
}

export type BookedQuestion = BookedProfitQuestion & WithBooks & BookPart
export type BookFigure = { readonly of: 'bookedProfit' }

export interface HaulsQuestion
  extends WithBooks,
    Pick<BookPart, 'refillShare'>,
    ExchangeFlightChoice,
    Omit<FlightQuestion, 'from' | 'cargoTonnes'> {}

/** A stock to sell against order books, and its transport to each exchange; null: freight is off. */
export interface SellStockCall extends SellStockQuestion, WithBooks {
  readonly freight: FreightToQuestion | null
}

/** The freight of a unit from one place to each exchange, in a ship that is full on the flight there. */
export type FreightToQuestion = Omit<LaneRateQuestion, 'to'>

/** The freight of a unit from each exchange to one place, in a ship that is full on the flight there. */
export type FreightFromQuestion = Omit<LaneRateQuestion, 'from'>

export interface PlanQuestion extends Omit<PlanInput, 'prices'> {
  readonly cx: CxData | null
  /** Set if the calculator chooses the habitations, whatever the plan has. */
  readonly habitations?: HabitationGoal | undefined
}

/** A plan next to the base in the game; `company` is null if FIO did not send it. */
export interface RealityQuestion {
  readonly plan: PlanQuestion
  readonly built: BuiltBase | null
  readonly company: Pick<Company, 'lines' | 'workforce'> | null
  /** In ms since 1970. */
  readonly now: number
}

export interface RealPlansQuestion
  extends Pick<RealityQuestion, 'company' | 'now'>,
    Pick<PlanInput, 'empire' | 'rules'> {
  readonly plans: readonly { readonly plan: PlanData; readonly built: BuiltBase | null }[]
}

export interface BalanceQuestion {
  readonly plan: PlanQuestion
  readonly ticker: string
  readonly options: BalanceOptions
}

export interface HabitationQuestion {
  readonly plan: PlanQuestion
  readonly goal: HabitationGoal
}

export interface WhatIfQuestion {
  readonly plan: PlanQuestion
  readonly variants: readonly Variant[]
  readonly options: WhatIfOptions
}

export interface CureQuestion {
  readonly plan: PlanQuestion
  readonly ailment: Ailment
  readonly options: WhatIfOptions
}

export interface ExpansionQuestion extends Omit<ExpansionRequest, 'to'> {
  readonly to: PlanQuestion
}

/** A plan, or the base of a row in a table of reference bases. */
export type BaseQuestion =
  | { readonly in: 'plan'; readonly question: PlanQuestion }
  | ({ readonly in: 'reference'; readonly choice: ReferenceChoice } & Terms)

/** The base of a row in a table of reference bases. */
export type ReferenceQuestion = { readonly choice: ReferenceChoice } & Terms

export type DifferencesQuestion = BaseQuestion & { readonly figures: readonly PlanFigure[] }

/** A figure of a plan, of a row in a table of reference bases, or a price, with all or a part of its tree. */
export type ExplainQuestion = TermCut &
  (
    | (BaseQuestion & { readonly figure: PlanFigure })
    | {
        readonly in: 'freight'
        readonly question: FreightQuestion
        readonly figure: FreightFigure
      }
    | { readonly in: 'book'; readonly question: BookedQuestion; readonly figure: BookFigure }
    | ({ readonly in: 'price'; readonly ticker: string; readonly side: Side } & PriceChoice)
  )

export interface ChainQuestion
  extends Omit<ChainRequest, 'market'>,
    Omit<PriceChoice, 'planetNaturalId'> {}

export interface ChainAnswer {
  readonly chain: Chain
  readonly analysis: ChainAnalysis
}

export interface RepairQuestion extends PriceChoice {
  /** Rows of a plan's result fit; only these fields are sent. */
  readonly buildings: readonly EarningBuilding[]
  readonly day: number
}
export interface SupplyCartQuestion extends PriceChoice {
  readonly flow: readonly { readonly ticker: string; readonly delta: number }[]
  readonly stock: Stock
  readonly days: number
}

export interface ConstructionCartQuestion extends PriceChoice {
  readonly planetNaturalId: string
  readonly wanted: readonly BuildingAmount[]
  readonly stock: Stock
  readonly stockOverrides?: Readonly<Record<string, number | null>>
}

/** From a built base to a plan. */
export interface RebuildQuestion extends PriceChoice {
  readonly planetNaturalId: string
  readonly standing: StandingBase
  readonly plan: PlanData
  readonly stock: Stock
}

export interface ResupplyQuestion {
  readonly elements: readonly ResupplyElement[]
  readonly options: ResupplyOptions
  /** Ships among which the order is divided. Also asks for how many days of supplies they can hold. */
  readonly ships?: readonly Load[]
  /** Also calculate the fuel of a flight there and back. */
  readonly flight?: RouteQuestion
}
export interface JointOrderQuestion {
  readonly bases: readonly OrderedBase[]
  readonly days: number
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

export interface GovernmentQuestion extends PriceChoice {
  readonly wanted: WantedNeeds
}

export interface GatewayQuestion extends PriceChoice {
  readonly levels: GatewayLevels
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

/** The response of a planet search, to be read off the page's thread. */
export interface FoundPlanetsQuestion extends Narrowing {
  /** A JSON list of planets, as received. */
  readonly answer: Uint8Array<ArrayBuffer>
  /** Resources that have columns of their own. */
  readonly materials: readonly string[]
}

export interface ShipsQuestion extends PriceChoice {
  readonly designs: readonly ShipDesign[]
  /** A share of the hull, for the bill of repair. */
  readonly damage: number
}

/** The requirements and the worth of contracts, at the prices of a CX. */
export interface ContractsQuestion extends ContractsRequest, Omit<PriceChoice, 'planetNaturalId'> {}

/** The derivation of a contract's money. */
export interface ContractTermQuestion
  extends Pick<ContractsRequest, 'rates'>,
    Omit<PriceChoice, 'planetNaturalId'> {
  readonly contract: Contract
  readonly of: 'all' | 'open'
}

/** Asks how each ship would carry a load. */
export interface CarriesQuestion extends CarryRequest, Omit<PriceChoice, 'planetNaturalId'> {
  readonly galaxy: Galaxy
  readonly ships: readonly Carrier[]
}

/** A flight of a ship. Places are natural ids; a station has that of its system. */
export interface FlightQuestion extends PriceChoice {
  readonly galaxy: Galaxy
  readonly ship: ShipKind
  readonly from: string
  readonly flight: FlightChoice
  readonly when: Departures
  readonly cargoTonnes: number
}
export interface RouteQuestion extends FlightQuestion {
  readonly to: string
}
/** Departures of the coming month, with or without an immediate flight back. */
export interface WhenQuestion extends RouteQuestion {
  readonly isThereAndBack: boolean
}

/** A system from above at an instant. */
export interface SystemViewQuestion {
  readonly galaxy: Galaxy
  /** Natural id. */
  readonly system: string
  /** Unix ms. */
  readonly at: number
  readonly segments: readonly ShownSegment[]
}

export interface RouteAnswer {
  /** Null if no route leads there, or a planet's size is unknown. */
  readonly route: RangedRoute | null
  /** The slider at which the flight costs least, with its time at the value of an hour; and that flight. */
  readonly bestFuelShare: number | null
  readonly best: FlightRoute | null
  /** What the game flies between the two places. */
  readonly game: FlightRoute | null
  /** How many routes are as short as that one. Zero where the player chose another aim. */
  readonly equallyShort: number
  /** What the game flies if the player forbids gateways; null where that is the same. */
  readonly withoutGateways: FlightRoute | null
}

/** A visit plan by flights: each ship has its own flight times, and its own starting place. */
export interface VisitsByFlightQuestion extends FlownVisits, Omit<PriceChoice, 'planetNaturalId'> {
  readonly galaxy: Galaxy
}

/** The cost of a unit on a lane with own ships: the ship is full one way and empty on the other. */
export interface LaneRateQuestion extends Omit<FlightQuestion, 'cargoTonnes'> {
  readonly to: string
  readonly stopHours: number
}

export interface ReachQuestion extends FlightQuestion {
  readonly mostHours: number
  /** Natural ids; missing: every loaded planet, and the station of every exchange. */
  readonly to?: readonly string[]
}

export interface FreightQuestion extends Omit<FreightRequest, 'priceRules'> {
  readonly galaxy: Galaxy
  readonly rules: Rules
}

/** `starts`: where the ships of the freight are, in their order; null for what is no ship of the player's. */
export interface FirstTripsQuestion {
  readonly question: FreightQuestion
  readonly starts: readonly (ShipStart | null)[]
}

export interface AlertQuestion {
  readonly rules: readonly AlertRule[]
  readonly own: OwnFacts
}

/** When the time is over, a search ends with its best result. Without a limit it ends when the best is found. */
export interface TimedQuestion<Question> {
  readonly question: Question
  readonly secondsAtMost?: number
}

/** One step of a search that the page divides among workers. */
export type StepOf<Steps> = {
  [Step in keyof Steps]: Steps[Step] extends (...args: infer Args) => unknown
    ? { readonly step: Step; readonly args: Args }
    : never
}[keyof Steps]
