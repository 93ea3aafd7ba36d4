import { expansion } from '../engine/advisor/expansion/expansion.ts'
import { balanceWays } from '../engine/balancing.ts'
import { constructionCart, supplyCart } from '../engine/cart.ts'
import { analyseChain } from '../engine/chain/analysis.ts'
import { productionChain } from '../engine/chain.ts'
import { dailyTradeOf } from '../engine/daily-trade.ts'
import { NotAvailable } from '../engine/diagnostics.ts'
import { evaluatePlans } from '../engine/evaluate-plans.ts'
import { differencesOf, ruleDifferences } from '../engine/explain/both-books.ts'
import type { PlanContext } from '../engine/explain/context.ts'
import { termPart } from '../engine/explain/level.ts'
import { explain } from '../engine/explain/plan.ts'
import { priceTerm } from '../engine/explain/price.ts'
import { referenceContext } from '../engine/explain/reference.ts'
import type { Term } from '../engine/explain/term.ts'
import { loadFleet } from '../engine/fleet.ts'
import { hqUpgrade } from '../engine/hq.ts'
import { marketTable } from '../engine/market-table.ts'
import { evaluatePlan } from '../engine/plan/evaluate.ts'
import { priceSensitivity } from '../engine/plan/sensitivity.ts'
import { whatIf } from '../engine/plan/what-if.ts'
import { type Prices, priceOrigin, resolvePrices } from '../engine/prices.ts'
import { analyseRepair, repairMaterials } from '../engine/repair.ts'
import { daysThatFit, orderOf, resupply } from '../engine/resupply.ts'
import { sameValue } from '../engine/same-value.ts'
import { shipmentRow, shipmentTotals } from '../engine/shipment.ts'
import { referenceCogm } from '../engine/sweeps/reference-cogm.ts'
import type { Universe } from '../engine/universe.ts'
import { visitPlan } from '../engine/visit-plan.ts'
import type {
  AnswerOf,
  BaseQuestion,
  CallName,
  ExplainQuestion,
  PriceChoice,
  QuestionOf,
} from './calls.ts'
import { inputOf, planAnswers } from './plan-answers.ts'

/** One function for each call: the engine's, at the prices that the question chose. */
export const answers: {
  readonly [Name in CallName]: (universe: Universe, question: QuestionOf<Name>) => AnswerOf<Name>
} = {
  ...planAnswers,

  evaluatePlans,

  explain: (universe, question) => termPart(treeOnce(universe, question), question),

  ruleDifferences: (universe, question) => ruleDifferences(universe, inputOf(universe, question)),

  sensitivity(universe, question) {
    const input = inputOf(universe, question)
    const trade = dailyTradeOf(universe, question.cx, input.plan.planet.planetid)
    return priceSensitivity(universe, evaluatePlan(universe, input), input.prices, trade)
  },

  balance: (universe, { plan, ticker, options }) =>
    balanceWays(universe, inputOf(universe, plan), ticker, options),

  whatIf: (universe, { plan, variants, options }) =>
    whatIf(universe, inputOf(universe, plan), variants, options),

  expansion: (universe, { to, ...question }) =>
    expansion(universe, { ...question, to: inputOf(universe, to) }),

  chain(universe, request) {
    const chain = productionChain(universe, request)
    return { chain, analysis: analyseChain(universe, chain) }
  },

  differencesOf: (universe, question) =>
    differencesOf(contextOf(universe, question), question.figures),

  repair(universe, { buildings, rules, day, ...choice }) {
    const prices = pricesOf(universe, choice)
    const rows = repairMaterials(universe, prices, buildings, day)
    return {
      analysis: analyseRepair(universe, prices, buildings, rules),
      rows,
      totals: shipmentTotals(rows),
    }
  },

  supplyCart: (universe, { flow, stock, days, ...choice }) =>
    supplyCart(universe, pricesOf(universe, choice), flow, stock, days),

  constructionCart(universe, question) {
    const { planetNaturalId, wanted, stock, stockOverrides } = question
    const prices = pricesOf(universe, question)
    const cart = constructionCart(universe, prices, planetNaturalId, wanted, stock, stockOverrides)
    if (!cart) throw new NotAvailable('Planet', planetNaturalId)
    return cart
  },

  resupply(universe, { elements, options, ships }) {
    const answer = resupply(universe, elements, options)
    return {
      ...answer,
      daysThatFit: ships ? daysThatFit(universe, elements, options, ships) : null,
      loading: ships ? loadFleet(universe, orderOf(answer.rows), ships) : null,
    }
  },

  shipment(universe, { amounts, ...choice }) {
    const prices = pricesOf(universe, choice)
    const rows = amounts.map(({ ticker, amount }) => shipmentRow(universe, prices, ticker, amount))
    return { rows, totals: shipmentTotals(rows) }
  },

  visitPlan,

  hqUpgrade: (universe, { request, ...choice }) =>
    hqUpgrade(universe, pricesOf(universe, choice), request),

  prices: (universe, { tickers, cx, planetNaturalId }) =>
    tickers.map((ticker) => ({
      ticker,
      buy: priceOrigin(universe, cx, planetNaturalId, ticker, 'BUY'),
      sell: priceOrigin(universe, cx, planetNaturalId, ticker, 'SELL'),
    })),

  referenceCogm,

  market: (universe, { exchange }) => marketTable(universe, exchange),
}

const pricesOf = (universe: Universe, { cx, planetNaturalId }: PriceChoice): Prices =>
  resolvePrices(universe, cx, planetNaturalId)

let lastTree: { universe: Universe; of: unknown; tree: Term } | undefined

/** Levels are opened one after the other, so the tree is kept for those after the first. */
function treeOnce(universe: Universe, question: ExplainQuestion): Term {
  const { path: _, depth: __, ...of } = question
  if (lastTree?.universe !== universe || !sameValue(lastTree.of, of)) {
    lastTree = { universe, of, tree: treeOf(universe, question) }
  }
  return lastTree.tree
}

function treeOf(universe: Universe, question: ExplainQuestion): Term {
  if (question.in === 'price')
    return priceTerm(universe, pricesOf(universe, question), question.ticker, question.side)
  return explain(contextOf(universe, question), question.figure)
}

function contextOf(universe: Universe, base: BaseQuestion): PlanContext {
  if (base.in === 'reference') return referenceContext(universe, base.cx, base.choice, base.rules)
  const input = inputOf(universe, base.question)
  return { universe, input, result: evaluatePlan(universe, input) }
}
