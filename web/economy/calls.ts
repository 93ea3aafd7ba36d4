import type { AnswerOf, CallName, QuestionOf } from '../../workers/calls.ts'
import { planetsAsked } from '../../workers/planets-asked.ts'
import { calculator, withGameData } from './economy.ts'
import { answerHere } from './engine-here.ts'
import { type Answer, type AtOnce, allGameData, useAnswer } from './use-answer.ts'

/** Asks the calculator one question, once its game data is stored. Screens use the hooks below. */
export function askEngine<Name extends CallName>(
  name: Name,
  question: QuestionOf<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> {
  return withGameData(
    { planets: planetsAsked[name](question) },
    (version) => calculator().ask(version, name, question, signal),
    signal,
  )
}

function hookFor<Name extends CallName>(
  name: Name,
  atOnce?: AtOnce<QuestionOf<Name>, AnswerOf<Name>>,
) {
  const ask = (question: QuestionOf<Name>, { signal }: { signal: AbortSignal }) =>
    askEngine(name, question, signal)
  return function useCall(question: QuestionOf<Name> | undefined): Answer<AnswerOf<Name>> {
    return useAnswer(ask, question, allGameData, atOnce)
  }
}

/** All figures of a plan; at once where the page holds its planet, but for the many options of the recipe picker. */
export const usePlanResult = hookFor('evaluate', (question) =>
  question.withRecipeOptions ? undefined : answerHere('evaluate', question),
)
/** Which of its figures differ under the other rule book. */
export const useRuleDifferences = hookFor('ruleDifferences')
/** The same for a few figures, also of a row of the ROI tables. */
export const useDifferencesOf = hookFor('differencesOf')
/** How much each price matters to a plan. */
export const useSensitivity = hookFor('sensitivity')
/** Ways to make up for what a plan lacks, or to use what it has left over. */
export const useBalanceWays = hookFor('balance')
/** Figures of a plan and of variants of it. */
export const useWhatIf = hookFor('whatIf')
/** The best habitations for the workers of a plan. */
export const useHabitation = hookFor('habitation')
/** In which order to build a proposed base, so that it pays back soonest. */
export const useExpansion = hookFor('expansion')
/** Everything it takes to make a material, with its analysis. */
export const useChain = hookFor('chain')
/** What wear and repair cost on every day, and the materials for repairing on one day. */
export const useRepair = hookFor('repair')
/** What must be brought to a base for some days. */
export const useSupplyCart = hookFor('supplyCart')
/** What buildings cost in materials, and what of it is missing. */
export const useConstructionCart = hookFor('constructionCart')
/** What to order so that a stock lasts, and how many days fit a ship. */
export const useResupply = hookFor('resupply')
/** Cost, weight and volume of some amounts. */
export const useShipment = hookFor('shipment')
/** Which bases to visit when, and with what. */
export const useVisitPlan = hookFor('visitPlan')
export const useHqUpgrade = hookFor('hqUpgrade')
/** Prices of some materials with the preference that decided each. */
export const usePrices = hookFor('prices')
/** What goods cost in one row of the ROI tables. */
export const useReferenceCogm = hookFor('referenceCogm')
/** All materials on one exchange. */
export const useMarket = hookFor('market')
