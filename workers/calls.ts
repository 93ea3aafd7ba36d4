import { type ExpansionRequest, expansion } from '../engine/advisor/expansion/expansion.ts'
import { analyseChain } from '../engine/chain/analysis.ts'
import { type ChainRequest, productionChain } from '../engine/chain/chain.ts'
import { evaluatePlans } from '../engine/empire/evaluate-plans.ts'
import { updateImpact } from '../engine/empire/update.ts'
import { differencesOf, ruleDifferences } from '../engine/explain/both-books.ts'
import type { PlanContext } from '../engine/explain/context.ts'
import { type TermCut, termCut } from '../engine/explain/level.ts'
import { explain, type PlanFigure } from '../engine/explain/plan.ts'
import { priceTerm } from '../engine/explain/price.ts'
import { referenceContext } from '../engine/explain/reference.ts'
import type { Term } from '../engine/explain/term.ts'
import type { ShipDesign } from '../engine/fleet/ships/blueprint.ts'
import { shipRepair } from '../engine/fleet/ships/ship-repair.ts'
import type { PlanData } from '../engine/game/plan.ts'
import { sameValue } from '../engine/game/same-value.ts'
import { billPrices } from '../engine/market/bill-prices.ts'
import { dailyVolumeOf } from '../engine/market/daily-volume.ts'
import type { BookedPlan } from '../engine/market/depth/booked-profit.ts'
import type { SellStockQuestion } from '../engine/market/depth/sell-stock.ts'
import { priceOrigin } from '../engine/market/price-origin.ts'
import {
  chosenPrices,
  type PriceChoice,
  resolvePrices,
  type Side,
} from '../engine/market/prices.ts'
import {
  type Load,
  type MaterialAmount,
  shipmentRow,
  shipmentTotals,
} from '../engine/market/shipment.ts'
import { marketTable } from '../engine/market/table.ts'
import { volumeGaps } from '../engine/market/volume-gaps.ts'
import { type BalanceOptions, balanceWays } from '../engine/plan/balancing.ts'
import type { Terms } from '../engine/plan/basis.ts'
import { cureOf, type PlanProblem } from '../engine/plan/cures.ts'
import { evaluatePlan } from '../engine/plan/evaluate.ts'
import type { HabitationGoal } from '../engine/plan/habitation/habitation.ts'
import { bestHabitations } from '../engine/plan/habitations.ts'
import type { ReferenceChoice } from '../engine/plan/reference-plan.ts'
import { inputOf, type PlanRequest } from '../engine/plan/request.ts'
import { priceSensitivity } from '../engine/plan/sensitivity.ts'
import { type Variant, type WhatIfOptions, whatIf } from '../engine/plan/what-if.ts'
import {
  cheapestService,
  populationUpkeep,
  type WantedNeeds,
} from '../engine/planets/government.ts'
import { atlasRows } from '../engine/roi/atlas/rows.ts'
import { recipeRoi } from '../engine/roi/recipe-roi.ts'
import { referenceCogm } from '../engine/roi/reference-cogm.ts'
import { resourceRoi } from '../engine/roi/resource-roi.ts'
import { type BuildingAmount, constructionCart, supplyCart } from '../engine/supply/cart.ts'
import { loadFleet } from '../engine/supply/fleet.ts'
import { type GatewayLevels, gatewayBill } from '../engine/supply/gateway.ts'
import { type HqUpgradeRequest, hqUpgrade } from '../engine/supply/hq.ts'
import { jointOrder, type OrderedBase } from '../engine/supply/joint-order.ts'
import { type BuiltSite, rebuild } from '../engine/supply/rebuild.ts'
import { analyseRepair, type EarningBuilding, repairMaterials } from '../engine/supply/repair.ts'
import {
  daysThatFit,
  orderOf,
  type ResupplyElement,
  type ResupplyOptions,
  resupply,
} from '../engine/supply/resupply.ts'
import type { Stock } from '../engine/supply/stock.ts'
import { NotAvailable } from '../engine/universe/diagnostics.ts'
import type { Universe } from '../engine/universe/universe.ts'
import type { BasketRequest, BookExplained, WithBooks } from './book-calls.ts'
import type {
  FreightExplained,
  FreightFromRequest,
  FreightToRequest,
  HaulsRequest,
  RouteRequest,
} from './flight-calls.ts'

interface PlanWith {
  readonly plan: PlanRequest
}

interface BalanceRequest extends PlanWith {
  readonly ticker: string
  readonly options: BalanceOptions
}

interface WhatIfRequest extends PlanWith {
  readonly variants: readonly Variant[]
  readonly options: WhatIfOptions
}

interface CureRequest extends PlanWith {
  readonly problem: PlanProblem
  readonly options: WhatIfOptions
}

/** A plan, or the base of a row in a table of reference bases. */
export type BaseRequest =
  | { readonly in: 'plan'; readonly question: PlanRequest }
  | ({ readonly in: 'reference'; readonly choice: ReferenceChoice } & Terms)

/** A figure of a plan, of a row in a table of reference bases, or a price, with all or a part of its tree. */
type ExplainRequest = TermCut &
  (
    | (BaseRequest & { readonly figure: PlanFigure })
    | ({ readonly in: 'freight' } & FreightExplained)
    | ({ readonly in: 'book' } & BookExplained)
    | ({ readonly in: 'price'; readonly ticker: string; readonly side: Side } & PriceChoice)
  )

interface ResupplyRequest {
  readonly elements: readonly ResupplyElement[]
  readonly options: ResupplyOptions
  /** Ships among which the order is divided. Also asks for how many days of supplies they can hold. */
  readonly ships?: readonly Load[]
  /** Also calculate the fuel of a flight there and back. */
  readonly flight?: RouteRequest
}

interface ConstructionRequest extends PriceChoice {
  readonly planetNaturalId: string
  readonly wanted: readonly BuildingAmount[]
  readonly stock: Stock
  readonly stockOverrides?: Readonly<Record<string, number | null>>
}

/** From a built base to a plan. */
interface RebuildRequest extends PriceChoice {
  readonly planetNaturalId: string
  readonly built: BuiltSite
  readonly plan: PlanData
  readonly stock: Stock
}

interface SupplyRequest extends PriceChoice {
  readonly flow: readonly { readonly ticker: string; readonly delta: number }[]
  readonly stock: Stock
  readonly days: number
}

interface RepairRequest extends PriceChoice {
  /** Rows of a plan's result fit; only these fields are sent. */
  readonly buildings: readonly EarningBuilding[]
  readonly day: number
}

interface ShipsRequest extends PriceChoice {
  readonly designs: readonly ShipDesign[]
  /** A share of the hull, for the bill of repair. */
  readonly damage: number
}

/** A part of the calculations that is loaded with the first request that needs it. */
const part =
  <Part>(name: string, load: () => Promise<Part>) =>
  (): Promise<Part> =>
    load().catch((cause: unknown) => {
      throw new Error(
        `${name} could not be loaded. Either the network failed, or a new version was installed meanwhile. Reload the page.`,
        { cause },
      )
    })

/** Its table of earlier order books is as long as the price list. */
const books = part('The books', () => import('./book-calls.ts'))
const bookCalls = async () => (await books()).bookCalls
/** Flights need data of all bodies, as large as everything else. */
const flights = part('Flights', () => import('./flight-calls.ts'))
const flightCalls = async () => (await flights()).flightCalls
/** The solver is larger than everything else. */
const searches = part('The advisor', () => import('./advisor/searches.ts'))
const searchCalls = async () => (await searches()).searchCalls
/** The others are used by one page or by a part of the players. */
const alerts = part('Rules', () => import('./alert-calls.ts'))
const alertCalls = async () => (await alerts()).alertCalls
const company = part('The comparison', () => import('./company-calls.ts'))
const companyCalls = async () => (await company()).companyCalls
const todays = part('What needs doing', () => import('../engine/today/today.ts'))

type AnyCall = (universe: Universe, request: never, onProgress: never) => unknown

/** A call of a part. */
const within =
  <Name extends string, Part extends Record<Name, AnyCall>>(
    load: () => Promise<Part>,
    name: Name,
  ) =>
  async (...args: Parameters<Part[Name]>): Promise<Awaited<ReturnType<Part[Name]>>> => {
    const call = (await load())[name] as (...of: typeof args) => ReturnType<Part[Name]>
    return await call(...args)
  }

/**
 * All methods of the workers: functions of the engine, at the prices of the request. A new call is one line here,
 * and one in `web/data/calls.ts` that says which data must be stored first. Searches may report progress, and their hooks
 * are in `web/data/advisor-calls.ts`.
 */
export const calls = {
  evaluate: (universe, request: PlanRequest) => evaluatePlan(universe, inputOf(universe, request)),

  evaluatePlans,
  updateImpact,

  habitation: (universe, { plan, goal }: PlanWith & { readonly goal: HabitationGoal }) =>
    bestHabitations(universe, inputOf(universe, plan), goal),

  explain(universe, request: ExplainRequest) {
    if (request.in === 'freight')
      return flights().then(({ freightTree }) => levelOf(universe, request, freightTree))
    if (request.in === 'book')
      return books().then(({ bookedTree }) => levelOf(universe, request, bookedTree))
    return levelOf(universe, request, treeOf)
  },

  /** Figures of a plan that differ under the other rules. */
  ruleDifferences: (universe, request: PlanRequest) =>
    ruleDifferences(universe, inputOf(universe, request)),

  /** The same for a few figures, also of a row in a table of reference bases. */
  differencesOf: (universe, request: BaseRequest & { readonly figures: readonly PlanFigure[] }) =>
    differencesOf(contextOf(universe, request), request.figures),

  volumeGaps: (universe, { cx, planetNaturalId, rules }: PriceChoice) =>
    volumeGaps(universe, cx, planetNaturalId, rules),

  sensitivity(universe, request: PlanRequest) {
    const input = inputOf(universe, request)
    const trade = dailyVolumeOf(universe, request.cx, input.plan.planet.planetid)
    return priceSensitivity(universe, evaluatePlan(universe, input), input.prices, trade)
  },

  balance: (universe, { plan, ticker, options }: BalanceRequest) =>
    balanceWays(universe, inputOf(universe, plan), ticker, options),

  whatIf: (universe, { plan, variants, options }: WhatIfRequest) =>
    whatIf(universe, inputOf(universe, plan), variants, options),

  cure: (universe, { plan, problem, options }: CureRequest) =>
    cureOf(universe, inputOf(universe, plan), problem, options),

  expansion: (
    universe,
    { to, ...request }: Omit<ExpansionRequest, 'to'> & { readonly to: PlanRequest },
  ) => expansion(universe, { ...request, to: inputOf(universe, to) }),

  chain(
    universe,
    { cx, rules, ...request }: Omit<ChainRequest, 'market'> & Omit<PriceChoice, 'planetNaturalId'>,
  ) {
    const prices = resolvePrices(universe, cx, null, rules)
    const market = { prices, traded: dailyVolumeOf(universe, cx, null).sold }
    const chain = productionChain(universe, { ...request, market })
    return { chain, analysis: analyseChain(universe, chain) }
  },

  repair(universe, { buildings, day, ...choice }: RepairRequest) {
    const prices = chosenPrices(universe, choice)
    const rows = repairMaterials(universe, prices, buildings, day)
    return {
      /** For every day, 0 to 180. */
      analysis: analyseRepair(universe, prices, buildings, choice.rules),
      /** The materials of a repair on the chosen day. */
      rows,
      totals: shipmentTotals(rows),
    }
  },

  supplyCart: (universe, { flow, stock, days, ...choice }: SupplyRequest) =>
    supplyCart(universe, chosenPrices(universe, choice), flow, stock, days),

  constructionCart(universe, request: ConstructionRequest) {
    const { planetNaturalId, wanted, stock, stockOverrides } = request
    const prices = chosenPrices(universe, request)
    const cart = constructionCart(universe, prices, planetNaturalId, wanted, stock, stockOverrides)
    if (!cart) throw new NotAvailable('Planet', planetNaturalId)
    return cart
  },

  rebuild(universe, request: RebuildRequest) {
    const { planetNaturalId, built, plan, stock } = request
    const prices = chosenPrices(universe, request)
    const steps = rebuild(universe, prices, planetNaturalId, built, plan, stock)
    if (!steps) throw new NotAvailable('Planet', planetNaturalId)
    return steps
  },

  jointOrder: (
    universe,
    { bases, days }: { readonly bases: readonly OrderedBase[]; readonly days: number },
  ) => jointOrder(universe, bases, days),

  async resupply(universe, { elements, options, ships, flight }: ResupplyRequest) {
    const rows = resupply(elements, options)
    return {
      rows,
      daysThatFit: ships ? daysThatFit(universe, elements, options, ships) : null,
      loading: ships ? loadFleet(universe, orderOf(rows), ships) : null,
      trip: flight ? (await flights()).tripOf(universe, flight) : null,
    }
  },

  shipment(
    universe,
    { amounts, ...choice }: PriceChoice & { readonly amounts: readonly MaterialAmount[] },
  ) {
    const prices = chosenPrices(universe, choice)
    const rows = amounts.map(({ ticker, amount }) => shipmentRow(universe, prices, ticker, amount))
    return { rows, totals: shipmentTotals(rows) }
  },

  billPrices,
  materialDepth: within(bookCalls, 'materialDepth'),
  bookedProfit: within(bookCalls, 'bookedProfit'),

  async basket(
    universe,
    { freight, ...request }: BasketRequest & { readonly freight: FreightFromRequest | null },
  ) {
    const rates = freight && (await flights()).ratesFrom(universe, freight)
    return (await books()).basketAt(universe, request, rates)
  },

  async sellStock(
    universe,
    {
      freight,
      ...request
    }: SellStockQuestion & WithBooks & { readonly freight: FreightToRequest | null },
  ) {
    const rates = freight && (await flights()).ratesTo(universe, freight)
    return (await books()).stockSaleAt(universe, request, rates)
  },

  async hauls(
    universe,
    {
      books: known,
      refillShare,
      ...request
    }: HaulsRequest & WithBooks & { readonly refillShare: number },
  ) {
    const hauls = (await flights()).exchangeHauls(universe, request)
    return (await books()).loads(universe, known, hauls, refillShare)
  },

  government(universe, { wanted, ...choice }: PriceChoice & { readonly wanted: WantedNeeds }) {
    const upkeeps = populationUpkeep(universe, chosenPrices(universe, choice))
    return { upkeeps, cheapest: cheapestService(upkeeps, wanted) }
  },

  gateway: (universe, { levels, ...choice }: PriceChoice & { readonly levels: GatewayLevels }) =>
    gatewayBill(universe, chosenPrices(universe, choice), levels),

  hqUpgrade: (
    universe,
    { request, ...choice }: PriceChoice & { readonly request: HqUpgradeRequest },
  ) => hqUpgrade(universe, chosenPrices(universe, choice), request),

  prices: (
    universe,
    { tickers, cx, planetNaturalId, rules }: PriceChoice & { readonly tickers: readonly string[] },
  ) =>
    tickers.map((ticker) => ({
      ticker,
      buy: priceOrigin(universe, cx, planetNaturalId, ticker, 'BUY', rules),
      sell: priceOrigin(universe, cx, planetNaturalId, ticker, 'SELL', rules),
    })),

  /** `AI1`, or `UNIVERSE` for all together. */
  market: (universe, { exchange }: { readonly exchange: string }) =>
    marketTable(universe, exchange),

  referenceTrade(
    universe,
    { choice, ...terms }: Terms & { readonly choice: ReferenceChoice },
  ): BookedPlan {
    const { profit, materialio } = referenceContext(universe, choice, terms).result
    return { planetNaturalId: choice.planetNaturalId, profit, materialio }
  },

  atlas: atlasRows,
  recipeRoi,
  /** Used on one view only, so that no other page pays for it. */
  recipeMovers: within(() => import('../engine/roi/recipe-movers.ts'), 'recipeMovers'),
  resourceRoi,
  referenceCogm,

  ships(universe, { designs, damage, ...choice }: ShipsRequest) {
    const prices = chosenPrices(universe, choice)
    return designs.map((design) => shipRepair(universe, prices, design, damage))
  },

  today: within(todays, 'today'),
  todayTerm: within(todays, 'todayTerm'),
  alertStates: within(alertCalls, 'alertStates'),

  reality: within(companyCalls, 'reality'),
  realPlans: within(companyCalls, 'realPlans'),
  contracts: within(companyCalls, 'contracts'),
  contractTerm: within(companyCalls, 'contractTerm'),

  route: within(flightCalls, 'route'),
  whenToFly: within(flightCalls, 'whenToFly'),
  reach: within(flightCalls, 'reach'),
  systemView: within(flightCalls, 'systemView'),
  freight: within(flightCalls, 'freight'),
  firstTrips: within(flightCalls, 'firstTrips'),
  visitsByFlight: within(flightCalls, 'visitsByFlight'),
  laneRate: within(flightCalls, 'laneRate'),
  carries: within(flightCalls, 'carries'),

  advise: within(searchCalls, 'advise'),
  target: within(searchCalls, 'target'),
  empireExpansion: within(searchCalls, 'empireExpansion'),
  planetStep: within(searchCalls, 'planetStep'),
  empireStep: within(searchCalls, 'empireStep'),
} satisfies Record<string, AnyCall>

export type Calls = typeof calls
export type CallName = keyof Calls
export type QuestionOf<Name extends CallName> = Parameters<Calls[Name]>[1]
export type ProgressOf<Name extends CallName> =
  Parameters<Calls[Name]> extends [unknown, unknown, (progress: infer Progress) => void]
    ? Progress
    : never
export type CallAnswer<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>

let lastTree: { universe: Universe; of: unknown; tree: Term } | undefined

/** Levels are opened one after the other, so the tree is kept for the later ones. */
function levelOf<Request extends ExplainRequest>(
  universe: Universe,
  request: Request,
  treeFor: (universe: Universe, request: Request) => Term,
): Term {
  const { path: _, depth: __, ...of } = request
  if (lastTree?.universe !== universe || !sameValue(lastTree.of, of)) {
    lastTree = { universe, of, tree: treeFor(universe, request) }
  }
  return termCut(lastTree.tree, request)
}

function treeOf(
  universe: Universe,
  request: Exclude<ExplainRequest, { in: 'freight' | 'book' }>,
): Term {
  return request.in === 'price'
    ? priceTerm(universe, chosenPrices(universe, request), request.ticker, request.side)
    : explain(contextOf(universe, request), request.figure)
}

function contextOf(universe: Universe, base: BaseRequest): PlanContext {
  if (base.in === 'reference') return referenceContext(universe, base.choice, base)
  const input = inputOf(universe, base.question)
  return { universe, input, result: evaluatePlan(universe, input) }
}
