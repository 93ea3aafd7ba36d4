import { isPlanetId } from '../../engine/ships/place-id.ts'
import type { AnswerOf, CallName, QuestionOf } from '../../workers/calls.ts'
import type { BaseQuestion, PlanQuestion } from '../../workers/questions.ts'
import { calculator } from './calculator.ts'
import { type Needs, withGameData } from './game-data-ready.ts'
import { type Answer, type AnswerOptions, rulesAndPrices, useAnswer } from './use-answer.ts'

/** A call of the calculator: asked once, or by a hook as long as a screen shows the answer. */
function call<Name extends CallName>(
  name: Name,
  needs: (question: QuestionOf<Name>) => Needs = () => ({}),
  options?: AnswerOptions,
) {
  function ask(question: QuestionOf<Name>, signal?: AbortSignal): Promise<AnswerOf<Name>> {
    const needed = needs(question)
    const planets = needed.planetsWith === undefined ? (needed.planets ?? []) : 'all'
    return withGameData(
      needed,
      (version) => calculator().ask(version, planets, name, question, signal),
      signal,
    )
  }
  function useCall(question: QuestionOf<Name> | undefined): Answer<AnswerOf<Name>> {
    return useAnswer(ask, question, options)
  }
  return { ask, use: useCall }
}

const planetOf = ({ plan }: PlanQuestion): Needs => ({ planets: [plan.planet.planetid] })
const planetOfPlan = ({ plan }: { plan: PlanQuestion }) => planetOf(plan)
const planetOfBase = (base: BaseQuestion) =>
  base.in === 'plan' ? planetOf(base.question) : planetNamed(base.choice)
const planetNamed = ({ planetNaturalId }: { planetNaturalId: string }): Needs => ({
  planets: [planetNaturalId],
})

/** A station goes by its system, which need not be loaded. */
const planetsAmong = (ids: readonly string[]): Needs => ({
  planets: [...new Set(ids)].filter((id) => isPlanetId(id)),
})

const planetsOf = ({ plans }: { plans: readonly { planetNaturalId: string }[] }): Needs => ({
  planets: [...new Set(plans.map(({ planetNaturalId }) => planetNaturalId))],
})

/** All figures of a plan. */
export const { use: usePlanResult, ask: evaluatePlan } = call('evaluate', planetOf, {
  keepsUnchanged: true,
})
/** Why a figure is what it is. With `depth: 1` only the next level; `path` leads to what is below. */
export const { ask: explain } = call('explain', (question) => {
  if (question.in === 'price') return {}
  return question.in === 'freight' || question.in === 'book'
    ? planetsOf(question.question)
    : planetOfBase(question)
})
/** Which figures of a plan differ under the other rule book. */
export const { use: useRuleDifferences } = call('ruleDifferences', planetOf, {
  keepsUnchanged: true,
})
/** The same for a few figures, also of a row of the ROI tables. */
export const { use: useDifferencesOf } = call('differencesOf', planetOfBase)
/** How much each price matters to a plan. */
export const { use: useSensitivity } = call('sensitivity', planetOf)
/** Ways to make up for what a plan lacks, or to use what it has left over. */
export const { use: useBalanceWays } = call('balance', planetOfPlan)
/** Figures of a plan and of variants of it. */
export const { use: useWhatIf } = call('whatIf', planetOfPlan)
/** The best habitations for the workers of a plan. */
export const { ask: bestHabitations } = call('habitation', planetOfPlan)
/** In which order to build a proposed base, so that it pays back soonest. */
export const { use: useExpansion } = call('expansion', ({ to }) => planetOf(to))
/** Everything it takes to make a material, with its analysis. */
export const { use: useChain } = call('chain')
/** What wear and repair cost on every day, and the materials for repairing on one day. */
export const { use: useRepair } = call('repair')
/** What must be brought to a base for some days. */
export const { use: useSupplyCart } = call('supplyCart')
/** What buildings cost in materials, and what of it is missing. */
export const { use: useConstructionCart } = call('constructionCart', planetNamed)
/** From the base as it stands to a plan, step by step. */
export const { use: useRebuild } = call('rebuild', planetNamed)
/** What to order so that a stock lasts, how many days fit a ship, and what fuel its flight takes. */
export const { use: useResupply } = call('resupply', ({ flight }) =>
  flight ? planetsAmong([flight.from, flight.to]) : {},
)
/** Cost, weight and volume of some amounts. */
export const { use: useShipment } = call('shipment')
/** Which bases to visit when, and with what. */
export const { use: useVisitPlan } = call('visitsByFlight', ({ bases, flown }) =>
  planetsAmong([...bases.map(({ id }) => id), ...flown.flatMap(({ at }) => at ?? [])]),
)
/** What the materials of a bill cost on several exchanges. */
export const { use: useBillPrices } = call('billPrices', undefined, { dependsOn: rulesAndPrices })
/** What an amount of a material costs and brings by the books. */
export const { use: useMaterialDepth } = call('materialDepth', undefined, {
  dependsOn: rulesAndPrices,
})
/** What ships are made of, cost, can do, and take to repair. */
export const { use: useShips } = call('ships', undefined, { dependsOn: rulesAndPrices })
/** What several materials cost by the books, at one exchange and over all of them with freight. */
export const { use: useBasket } = call(
  'basket',
  ({ freight }) => (freight ? planetsAmong([freight.to]) : {}),
  { dependsOn: rulesAndPrices },
)
/** The best load between each two exchanges with one ship. */
export const { use: useHauls } = call('hauls', undefined, { dependsOn: rulesAndPrices })
/** What the base of a row in the ROI tables earns and trades. */
export const { use: useReferenceTrade } = call('referenceTrade', ({ choice }) =>
  planetNamed(choice),
)
/** A profit whose trade of some days meets the books at once, and its band. */
export const { use: useBookedProfit } = call('bookedProfit', planetsOf, {
  dependsOn: rulesAndPrices,
})
/** How a ship gets from one place to another. */
export const { use: useRoute } = call('route', ({ from, to }) => planetsAmong([from, to]), {
  dependsOn: rulesAndPrices,
})
/** Where a ship gets to within some hours. */
export const { use: useReach } = call(
  'reach',
  ({ from, to }) => (to ? planetsAmong([from, ...to]) : { planets: 'all' }),
  { dependsOn: rulesAndPrices },
)
/** What carrying the goods of plans takes. */
export const { use: useFreight } = call(
  'freight',
  ({ plans }) => planetsAmong(plans.map(({ planetNaturalId }) => planetNaturalId)),
  { dependsOn: rulesAndPrices },
)
/** What carrying a unit between two places costs with an own ship. */
export const { use: useLaneRate } = call('laneRate', ({ from, to }) => planetsAmong([from, to]), {
  dependsOn: rulesAndPrices,
})
export const { use: useHqUpgrade } = call('hqUpgrade')
/** What buildings for the people cost, and the cheapest way to serve them. */
export const { use: useGovernment } = call('government', undefined, { dependsOn: rulesAndPrices })
/** What one end of a gateway takes. */
export const { use: useGateway } = call('gateway', undefined, { dependsOn: rulesAndPrices })
/** Which plans an update of the game touches. */
export const { ask: updateImpact } = call('updateImpact', ({ plans }) => ({
  planets: [...new Set(plans.map(({ plan }) => plan.planet.planetid))],
}))
/** Prices of some materials with the preference that decided each. */
export const { use: usePrices } = call('prices')
/** All materials on one exchange. */
export const { use: useMarket } = call('market')
/** What every recipe earns on a planet. */
export const { use: useRecipeRoi } = call('recipeRoi', planetNamed, { dependsOn: rulesAndPrices })
/** Which recipes earn more or less than a week ago. */
export const { use: useRecipeMovers } = call('recipeMovers', planetNamed, {
  dependsOn: rulesAndPrices,
})
/** What a material's deposits earn, over all planets that have it. */
export const { use: useResourceRoi } = call(
  'resourceRoi',
  ({ material }) => ({ planetsWith: material }),
  { dependsOn: rulesAndPrices },
)
/** The best bases of the universe. */
export const { use: useAtlas } = call('atlas', () => ({ planets: 'all' }), {
  dependsOn: rulesAndPrices,
})
/** What goods cost in one row of the ROI tables. */
export const { use: useReferenceCogm } = call('referenceCogm', planetNamed)
/** What the rules of a player come to now. */
export const { use: useStatesOfRules } = call('alertStates', ({ own: { plans } }) =>
  planetsAmong(plans.map(({ plan }) => plan.planet.planetid)),
)
