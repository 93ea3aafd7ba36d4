import { isPlanetId } from '../../engine/fleet/ships/place-id.ts'
import type { PlanRequest } from '../../engine/plan/request.ts'
import type { BaseRequest, CallAnswer, CallName, QuestionOf } from '../../workers/calls.ts'
import { calculator } from './calculator.ts'
import { type Needs, withGameData } from './game-data-ready.ts'
import { type Answer, type AnswerOptions, rulesAndPrices, useAnswer } from './use-answer.ts'

/** A call of the calculator as a hook and as a plain function. */
function call<Name extends CallName>(
  name: Name,
  needs: (question: QuestionOf<Name>) => Needs = () => ({}),
  options?: AnswerOptions,
) {
  function ask(question: QuestionOf<Name>, signal?: AbortSignal): Promise<CallAnswer<Name>> {
    const needed = needs(question)
    const planets = needed.planetsWith === undefined ? (needed.planets ?? []) : 'all'
    return withGameData(
      needed,
      (version) => calculator().ask(version, planets, name, question, { signal }),
      signal,
    )
  }
  function useCall(question: QuestionOf<Name> | undefined): Answer<CallAnswer<Name>> {
    return useAnswer(ask, question, options)
  }
  return { ask, use: useCall }
}

const planetOf = ({ plan }: PlanRequest): Needs => ({ planets: [plan.planet.planetid] })
const planetOfPlan = ({ plan }: { plan: PlanRequest }) => planetOf(plan)
const planetOfBase = (base: BaseRequest) =>
  base.in === 'plan' ? planetOf(base.question) : planetNamed(base.choice)
const planetNamed = ({ planetNaturalId }: { planetNaturalId: string }): Needs => ({
  planets: [planetNaturalId],
})

/** Flight calculations name a station by its system, which needs no planet. */
const planetsAmong = (ids: readonly string[]): Needs => ({
  planets: [...new Set(ids)].filter((id) => isPlanetId(id)),
})

const planetsOf = ({ plans }: { plans: readonly { planetNaturalId: string }[] }): Needs => ({
  planets: [...new Set(plans.map(({ planetNaturalId }) => planetNaturalId))],
})

export const { use: usePlanResult, ask: evaluatePlan } = call('evaluate', planetOf, {
  keepsUnchanged: true,
})
/** With `depth: 1` only the next level; `path` leads to the terms below. */
export const { ask: explain } = call('explain', (question) => {
  if (question.in === 'price') return {}
  return question.in === 'freight' || question.in === 'book'
    ? planetsOf(question.question)
    : planetOfBase(question)
})
export const { use: useRuleDifferences } = call('ruleDifferences', planetOf, {
  keepsUnchanged: true,
})
/** For a few figures only, also of a row of the ROI tables. */
export const { use: useDifferencesOf } = call('differencesOf', planetOfBase)
/** Sides of a market of which the daily volume is not known. */
export const { use: useVolumeGaps } = call('volumeGaps', undefined, { keepsUnchanged: true })
export const { use: useSensitivity } = call('sensitivity', planetOf)
export const { use: useBalanceWays } = call('balance', planetOfPlan)
export const { use: useContracts } = call('contracts', undefined, { dependsOn: rulesAndPrices })
export const { ask: explainContract } = call('contractTerm')
/** How each ship would bring a load, soonest first. */
export const { use: useCarries } = call(
  'carries',
  ({ pickUp, dropOff, ships }) =>
    planetsAmong([dropOff, pickUp, ...ships.map(({ at }) => at)].filter((id) => id !== null)),
  { dependsOn: rulesAndPrices },
)
export const { use: useReality } = call('reality', planetOfPlan)
export const { use: useRealPlans } = call('realPlans', ({ plans }) => ({
  planets: plans.map(({ plan }) => plan.planet.planetid),
}))
export const { use: useWhatIf } = call('whatIf', planetOfPlan)
export const { use: useCure } = call('cure', planetOfPlan)
export const { ask: bestHabitations } = call('habitation', planetOfPlan)
export const { use: useExpansion } = call('expansion', ({ to }) => planetOf(to))
export const { use: useChain } = call('chain')
export const { use: useRepair } = call('repair')
export const { use: useSupplyCart } = call('supplyCart')
export const { use: useConstructionCart } = call('constructionCart', planetNamed)
export const { use: useRebuild } = call('rebuild', planetNamed)
/** The order for a number of days, how many days fit a ship, and the fuel of its flight. */
export const { use: useResupply } = call('resupply', ({ flight }) =>
  flight ? planetsAmong([flight.from, flight.to]) : {},
)
/** The order for several bases together. */
export const { use: useJointOrder } = call('jointOrder')
export const { use: useShipment } = call('shipment')
export const { use: useBillPrices } = call('billPrices', undefined, { dependsOn: rulesAndPrices })
export const { use: useMaterialDepth } = call('materialDepth', undefined, {
  dependsOn: rulesAndPrices,
})
export const { use: useShips } = call('ships', undefined, { dependsOn: rulesAndPrices })
export const { use: useSellStock } = call(
  'sellStock',
  ({ freight }) => (freight ? planetsAmong([freight.from]) : {}),
  { dependsOn: rulesAndPrices },
)
export const { use: useBasket } = call(
  'basket',
  ({ freight }) => (freight ? planetsAmong([freight.to]) : {}),
  { dependsOn: rulesAndPrices },
)
export const { use: useHauls } = call('hauls', undefined, { dependsOn: rulesAndPrices })
export const { use: useReferenceTrade } = call('referenceTrade', ({ choice }) =>
  planetNamed(choice),
)
/** The profit when the trade of some days fills order books at once, and its Ask/Bid range. */
export const { use: useBookedProfit } = call('bookedProfit', planetsOf, {
  dependsOn: rulesAndPrices,
})
export const { use: useRoute } = call('route', ({ from, to }) => planetsAmong([from, to]), {
  dependsOn: rulesAndPrices,
})
export const { use: useWhenToFly } = call('whenToFly', ({ from, to }) => planetsAmong([from, to]), {
  dependsOn: rulesAndPrices,
})
export const { use: useSystemView } = call('systemView')
export const { use: useReach } = call(
  'reach',
  ({ from, to }) => (to ? planetsAmong([from, ...to]) : { planets: 'all' }),
  { dependsOn: rulesAndPrices },
)
export const { use: useFreight } = call(
  'freight',
  ({ plans }) => planetsAmong(plans.map(({ planetNaturalId }) => planetNaturalId)),
  { dependsOn: rulesAndPrices },
)
export const { use: useFirstTrips } = call(
  'firstTrips',
  ({ question: { plans }, starts }) =>
    planetsAmong([
      ...plans.map(({ planetNaturalId }) => planetNaturalId),
      ...starts.flatMap((start) => start?.at ?? []),
    ]),
  { dependsOn: rulesAndPrices },
)
/** The cost of carrying one unit between two places with one's own ship. */
export const { use: useLaneRate } = call('laneRate', ({ from, to }) => planetsAmong([from, to]), {
  dependsOn: rulesAndPrices,
})
export const { use: useHqUpgrade } = call('hqUpgrade')
/** Buildings for the people: their cost and the cheapest way to serve them. */
export const { use: useGovernment } = call('government', undefined, { dependsOn: rulesAndPrices })
export const { use: useGateway } = call('gateway', undefined, { dependsOn: rulesAndPrices })
export const { ask: updateImpact } = call('updateImpact', ({ plans }) => ({
  planets: [...new Set(plans.map(({ plan }) => plan.planet.planetid))],
}))
export const { use: usePrices } = call('prices')
export const { use: useMarket } = call('market')
export const { use: useRecipeRoi } = call('recipeRoi', planetNamed, { dependsOn: rulesAndPrices })
/** Recipes that earn more or less than a week ago. */
export const { use: useRecipeMovers } = call('recipeMovers', planetNamed, {
  dependsOn: rulesAndPrices,
})
export const { use: useResourceRoi } = call(
  'resourceRoi',
  ({ material }) => ({ planetsWith: material }),
  { dependsOn: rulesAndPrices },
)
export const { use: useAtlas } = call('atlas', () => ({ planets: 'all' }), {
  dependsOn: rulesAndPrices,
})
export const { use: useReferenceCogm } = call('referenceCogm', planetNamed)
export const { use: useStatesOfRules } = call('alertStates', ({ own: { plans } }) =>
  planetsAmong(plans.map(({ plan }) => plan.planet.planetid)),
)
