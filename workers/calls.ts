import type { AdviceProgress } from '../engine/advisor/base/advice.ts'
import type { AdvisorQuestion } from '../engine/advisor/base/question.ts'
import type { EmpireSteps } from '../engine/advisor/empire/solver-pool.ts'
import type { EmpireExpansionQuestion } from '../engine/advisor/expansion/empire-expansion.ts'
import { expansion } from '../engine/advisor/expansion/expansion.ts'
import type { PlanetSolverPool } from '../engine/advisor/planets/solver-pool.ts'
import type { TargetQuestion } from '../engine/advisor/target/request.ts'
import type { TargetProgress } from '../engine/advisor/target/solve-target.ts'
import { analyseChain } from '../engine/chain/analysis.ts'
import { productionChain } from '../engine/chain/chain.ts'
import { evaluatePlans } from '../engine/empire/evaluate-plans.ts'
import { updateImpact } from '../engine/empire/update.ts'
import { differencesOf, ruleDifferences } from '../engine/explain/both-books.ts'
import type { PlanContext } from '../engine/explain/context.ts'
import { termCut } from '../engine/explain/level.ts'
import { explain } from '../engine/explain/plan.ts'
import { priceTerm } from '../engine/explain/price.ts'
import { referenceContext } from '../engine/explain/reference.ts'
import type { Term } from '../engine/explain/term.ts'
import { shipRepair } from '../engine/fleet/ships/ship-repair.ts'
import { sameValue } from '../engine/game/same-value.ts'
import { billPrices } from '../engine/market/bill-prices.ts'
import { dailyVolumeOf } from '../engine/market/daily-volume.ts'
import type { BookedPlan } from '../engine/market/depth/booked-profit.ts'
import { priceOrigin } from '../engine/market/price-origin.ts'
import { resolvePrices } from '../engine/market/prices.ts'
import { shipmentRow, shipmentTotals } from '../engine/market/shipment.ts'
import { marketTable } from '../engine/market/table.ts'
import { volumeGaps } from '../engine/market/volume-gaps.ts'
import { balanceWays } from '../engine/plan/balancing.ts'
import { cureOf } from '../engine/plan/cures.ts'
import { evaluatePlan } from '../engine/plan/evaluate.ts'
import { bestHabitations, housed } from '../engine/plan/habitations.ts'
import type { PlanInput } from '../engine/plan/input.ts'
import { priceSensitivity } from '../engine/plan/sensitivity.ts'
import { whatIf } from '../engine/plan/what-if.ts'
import { cheapestService, populationUpkeep } from '../engine/planets/government.ts'
import { atlasRows } from '../engine/roi/atlas/rows.ts'
import type { RecipeMovers, RecipeMoversRequest } from '../engine/roi/recipe-movers.ts'
import { recipeRoi } from '../engine/roi/recipe-roi.ts'
import { referenceCogm } from '../engine/roi/reference-cogm.ts'
import { resourceRoi } from '../engine/roi/resource-roi.ts'
import { constructionCart, supplyCart } from '../engine/supply/cart.ts'
import { loadFleet } from '../engine/supply/fleet.ts'
import { gatewayBill } from '../engine/supply/gateway.ts'
import { hqUpgrade } from '../engine/supply/hq.ts'
import { jointOrder } from '../engine/supply/joint-order.ts'
import { rebuild } from '../engine/supply/rebuild.ts'
import { analyseRepair, repairMaterials } from '../engine/supply/repair.ts'
import { daysThatFit, orderOf, resupply } from '../engine/supply/resupply.ts'
import type { TodayQuestion, TodayTermQuestion } from '../engine/today/today.ts'
import { NotAvailable } from '../engine/universe/diagnostics.ts'
import type { Universe } from '../engine/universe/universe.ts'
import { pricesOf } from './prices-of.ts'
import type {
  AlertQuestion,
  BalanceQuestion,
  BaseQuestion,
  BasketQuestion,
  BookedQuestion,
  CarriesQuestion,
  ChainAnswer,
  ChainQuestion,
  ConstructionCartQuestion,
  ContractsQuestion,
  ContractTermQuestion,
  CureQuestion,
  DifferencesQuestion,
  ExpansionQuestion,
  ExplainQuestion,
  FirstTripsQuestion,
  FreightQuestion,
  GatewayQuestion,
  GovernmentQuestion,
  HabitationQuestion,
  HaulsQuestion,
  HqUpgradeQuestion,
  JointOrderQuestion,
  LaneRateQuestion,
  MarketQuestion,
  MaterialDepthCall,
  MaterialPrices,
  PlanQuestion,
  PriceChoice,
  PricesQuestion,
  ReachQuestion,
  RealityQuestion,
  RealPlansQuestion,
  RebuildQuestion,
  ReferenceQuestion,
  RepairQuestion,
  ResupplyQuestion,
  RouteQuestion,
  SellStockCall,
  ShipmentAnswer,
  ShipmentQuestion,
  ShipsQuestion,
  StepOf,
  SupplyCartQuestion,
  SystemViewQuestion,
  TimedQuestion,
  VisitsByFlightQuestion,
  WhatIfQuestion,
  WhenQuestion,
} from './questions.ts'

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
/** Flights need data of all bodies, as large as everything else. */
const flights = part('Flights', () => import('./flight-calls.ts'))
/** The solver is larger than everything else. */
const searches = part('The advisor', () => import('./advisor/searches.ts'))
/** The others are used by one page or by a part of the players. */
const alerts = part('Rules', () => import('./alert-calls.ts'))
const todays = part('What needs doing', () => import('../engine/today/today.ts'))
const companyCalls = part('The comparison', () => import('./company-calls.ts'))

/**
 * All methods of the workers: functions of the engine, at the prices of the request. A new call is one line here,
 * and one in `web/data/calls.ts` that says which data must be stored first. Searches may report progress, and their hooks
 * are in `web/data/advisor-calls.ts`.
 */
export const calls = {
  evaluate: (universe, question: PlanQuestion) =>
    evaluatePlan(universe, inputOf(universe, question)),

  evaluatePlans,

  updateImpact,

  habitation: (universe, { plan, goal }: HabitationQuestion) =>
    bestHabitations(universe, inputOf(universe, plan), goal),

  explain(universe, question: ExplainQuestion) {
    if (question.in === 'freight')
      return flights().then(({ freightTree }) => levelOf(universe, question, freightTree))
    if (question.in === 'book')
      return books().then(({ bookedTree }) => levelOf(universe, question, bookedTree))
    return levelOf(universe, question, treeOf)
  },

  /** Figures of a plan that differ under the other rules. */
  ruleDifferences: (universe, question: PlanQuestion) =>
    ruleDifferences(universe, inputOf(universe, question)),

  /** The same for a few figures, also of a row in a table of reference bases. */
  differencesOf: (universe, question: DifferencesQuestion) =>
    differencesOf(contextOf(universe, question), question.figures),

  volumeGaps: (universe, { cx, planetNaturalId, rules }: PriceChoice) =>
    volumeGaps(universe, cx, planetNaturalId, rules),

  sensitivity(universe, question: PlanQuestion) {
    const input = inputOf(universe, question)
    const trade = dailyVolumeOf(universe, question.cx, input.plan.planet.planetid)
    return priceSensitivity(universe, evaluatePlan(universe, input), input.prices, trade)
  },

  balance: (universe, { plan, ticker, options }: BalanceQuestion) =>
    balanceWays(universe, inputOf(universe, plan), ticker, options),

  whatIf: (universe, { plan, variants, options }: WhatIfQuestion) =>
    whatIf(universe, inputOf(universe, plan), variants, options),

  cure: (universe, { plan, ailment, options }: CureQuestion) =>
    cureOf(universe, inputOf(universe, plan), ailment, options),

  expansion: (universe, { to, ...question }: ExpansionQuestion) =>
    expansion(universe, { ...question, to: inputOf(universe, to) }),

  chain(universe, { cx, rules, ...request }: ChainQuestion): ChainAnswer {
    const prices = resolvePrices(universe, cx, null, rules)
    const market = { prices, traded: dailyVolumeOf(universe, cx, null).sold }
    const chain = productionChain(universe, { ...request, market })
    return { chain, analysis: analyseChain(universe, chain) }
  },

  repair(universe, { buildings, day, ...choice }: RepairQuestion) {
    const prices = pricesOf(universe, choice)
    const rows = repairMaterials(universe, prices, buildings, day)
    return {
      /** For every day, 0 to 180. */
      analysis: analyseRepair(universe, prices, buildings, choice.rules),
      /** The materials of a repair on the chosen day. */
      rows,
      totals: shipmentTotals(rows),
    }
  },

  supplyCart: (universe, { flow, stock, days, ...choice }: SupplyCartQuestion) =>
    supplyCart(universe, pricesOf(universe, choice), flow, stock, days),

  constructionCart(universe, question: ConstructionCartQuestion) {
    const { planetNaturalId, wanted, stock, stockOverrides } = question
    const prices = pricesOf(universe, question)
    const cart = constructionCart(universe, prices, planetNaturalId, wanted, stock, stockOverrides)
    if (!cart) throw new NotAvailable('Planet', planetNaturalId)
    return cart
  },

  rebuild(universe, { planetNaturalId, standing, plan, stock, ...choice }: RebuildQuestion) {
    const prices = pricesOf(universe, { ...choice, planetNaturalId })
    const steps = rebuild(universe, prices, planetNaturalId, standing, plan, stock)
    if (!steps) throw new NotAvailable('Planet', planetNaturalId)
    return steps
  },

  jointOrder: (universe, { bases, days }: JointOrderQuestion) => jointOrder(universe, bases, days),

  async resupply(universe, { elements, options, ships, flight }: ResupplyQuestion) {
    const rows = resupply(elements, options)
    return {
      rows,
      daysThatFit: ships ? daysThatFit(universe, elements, options, ships) : null,
      loading: ships ? loadFleet(universe, orderOf(rows), ships) : null,
      trip: flight ? (await flights()).tripOf(universe, flight) : null,
    }
  },

  shipment(universe, { amounts, ...choice }: ShipmentQuestion): ShipmentAnswer {
    const prices = pricesOf(universe, choice)
    const rows = amounts.map(({ ticker, amount }) => shipmentRow(universe, prices, ticker, amount))
    return { rows, totals: shipmentTotals(rows) }
  },

  billPrices,

  materialDepth: async (universe, question: MaterialDepthCall) =>
    (await books()).answerMaterialDepth(universe, question),

  async basket(universe, { freight, ...question }: BasketQuestion) {
    const rates = freight && (await flights()).ratesFrom(universe, freight)
    return (await books()).answerBasket(universe, question, rates)
  },

  async sellStock(universe, { freight, ...question }: SellStockCall) {
    const rates = freight && (await flights()).ratesTo(universe, freight)
    return (await books()).answerSellStock(universe, question, rates)
  },

  async hauls(universe, { books: known, refillShare, ...question }: HaulsQuestion) {
    const hauls = (await flights()).exchangeHauls(universe, question)
    return (await books()).loads(universe, known, hauls, refillShare)
  },

  bookedProfit: async (universe, question: BookedQuestion) =>
    (await books()).answerBookedProfit(universe, question),

  government(universe, { wanted, ...choice }: GovernmentQuestion) {
    const upkeeps = populationUpkeep(universe, pricesOf(universe, choice))
    return { upkeeps, cheapest: cheapestService(upkeeps, wanted) }
  },

  gateway: (universe, { levels, ...choice }: GatewayQuestion) =>
    gatewayBill(universe, pricesOf(universe, choice), levels),

  hqUpgrade: (universe, { request, ...choice }: HqUpgradeQuestion) =>
    hqUpgrade(universe, pricesOf(universe, choice), request),

  prices: (universe, { tickers, cx, planetNaturalId, rules }: PricesQuestion): MaterialPrices[] =>
    tickers.map((ticker) => ({
      ticker,
      buy: priceOrigin(universe, cx, planetNaturalId, ticker, 'BUY', rules),
      sell: priceOrigin(universe, cx, planetNaturalId, ticker, 'SELL', rules),
    })),

  market: (universe, { exchange }: MarketQuestion) => marketTable(universe, exchange),

  referenceTrade(universe, { choice, ...terms }: ReferenceQuestion): BookedPlan {
    const { profit, materialio } = referenceContext(universe, choice, terms).result
    return { planetNaturalId: choice.planetNaturalId, profit, materialio }
  },

  atlas: atlasRows,
  recipeRoi,
  /** Used on one view only, so that no other page pays for it. */
  recipeMovers: async (universe, question: RecipeMoversRequest): Promise<RecipeMovers> =>
    (await import('../engine/roi/recipe-movers.ts')).recipeMovers(universe, question),
  resourceRoi,
  referenceCogm,

  ships(universe, { designs, damage, ...choice }: ShipsQuestion) {
    const prices = pricesOf(universe, choice)
    return designs.map((design) => shipRepair(universe, prices, design, damage))
  },

  today: async (universe, question: TodayQuestion) => (await todays()).today(universe, question),

  reality: async (universe, question: RealityQuestion) =>
    (await companyCalls()).reality(universe, question),

  realPlans: async (universe, question: RealPlansQuestion) =>
    (await companyCalls()).realPlans(universe, question),

  contracts: async (universe, question: ContractsQuestion) =>
    (await companyCalls()).contracts(universe, question),

  contractTerm: async (universe, question: ContractTermQuestion) =>
    (await companyCalls()).answerContractTerm(universe, question),

  carries: async (universe, question: CarriesQuestion) =>
    (await flights()).answerCarries(universe, question),

  todayTerm: async (universe, question: TodayTermQuestion) =>
    (await todays()).todayTerm(universe, question),

  route: async (universe, question: RouteQuestion) => (await flights()).route(universe, question),

  whenToFly: async (universe, question: WhenQuestion) =>
    (await flights()).answerWhenToFly(universe, question),

  /** A system from above. */
  systemView: async (universe, question: SystemViewQuestion) =>
    (await flights()).answerSystemView(universe, question),

  freight: async (universe, question: FreightQuestion) =>
    (await flights()).answerFreight(universe, question),

  firstTrips: async (universe, question: FirstTripsQuestion) =>
    (await flights()).answerFirstTrips(universe, question),

  /** A visit plan with real flights of the ships instead of hours per jump. */
  visitsByFlight: async (
    universe,
    question: VisitsByFlightQuestion,
    onProgress: (hours: number) => void,
  ) => (await flights()).visitsByFlight(universe, question, onProgress),

  laneRate: async (universe, question: LaneRateQuestion) =>
    (await flights()).answerLaneRate(universe, question),

  alertStates: async (universe, question: AlertQuestion) =>
    (await alerts()).alertStates(universe, question),

  reach: async (universe, question: ReachQuestion) =>
    (await flights()).answerReach(universe, question),

  advise: async (
    universe,
    question: TimedQuestion<AdvisorQuestion>,
    onProgress: (progress: AdviceProgress) => void,
  ) => (await searches()).answerAdvise(universe, question, onProgress),

  target: async (
    universe,
    question: TimedQuestion<TargetQuestion>,
    onProgress: (progress: TargetProgress) => void,
  ) => (await searches()).answerTarget(universe, question, onProgress),

  empireExpansion: async (universe, question: EmpireExpansionQuestion) =>
    (await searches()).answerEmpireExpansion(universe, question),

  /** A part of the search over all planets, which the page runs on several workers. */
  planetStep: async (universe, question: StepOf<PlanetSolverPool>) =>
    (await searches()).answerPlanetStep(universe, question),

  /** The same for the best empire; the progress is a lower bound of one step. */
  empireStep: async (
    universe,
    question: StepOf<EmpireSteps>,
    onProgress: (bound: number) => void,
  ) => (await searches()).answerEmpireStep(universe, question, onProgress),
} satisfies Record<string, (universe: Universe, question: never, onProgress: never) => unknown>

export type Calls = typeof calls
export type CallName = keyof Calls
export type QuestionOf<Name extends CallName> = Parameters<Calls[Name]>[1]
export type ProgressOf<Name extends CallName> =
  Parameters<Calls[Name]> extends [unknown, unknown, (progress: infer Progress) => void]
    ? Progress
    : never
export type CallAnswer<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>

/** The plan at the prices of the request. */
function inputOf(universe: Universe, { cx, habitations, ...plan }: PlanQuestion): PlanInput {
  const input = {
    ...plan,
    prices: resolvePrices(universe, cx, plan.plan.planet.planetid, plan.rules),
  }
  return habitations ? housed(universe, input, habitations) : input
}

let lastTree: { universe: Universe; of: unknown; tree: Term } | undefined

/** Levels are opened one after the other, so the tree is kept for the later ones. */
function levelOf<Question extends ExplainQuestion>(
  universe: Universe,
  question: Question,
  treeFor: (universe: Universe, question: Question) => Term,
): Term {
  const { path: _, depth: __, ...of } = question
  if (lastTree?.universe !== universe || !sameValue(lastTree.of, of)) {
    lastTree = { universe, of, tree: treeFor(universe, question) }
  }
  return termCut(lastTree.tree, question)
}

function treeOf(
  universe: Universe,
  question: Exclude<ExplainQuestion, { in: 'freight' | 'book' }>,
): Term {
  return question.in === 'price'
    ? priceTerm(universe, pricesOf(universe, question), question.ticker, question.side)
    : explain(contextOf(universe, question), question.figure)
}

function contextOf(universe: Universe, base: BaseQuestion): PlanContext {
  if (base.in === 'reference') return referenceContext(universe, base.choice, base)
  const input = inputOf(universe, base.question)
  return { universe, input, result: evaluatePlan(universe, input) }
}
