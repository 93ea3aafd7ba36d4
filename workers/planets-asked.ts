import type { BaseQuestion, CallName, QuestionOf } from './calls.ts'

/** Planets that a question needs: the page stores them before it asks, the worker compiles them. */
export const planetsAsked: {
  readonly [Name in CallName]: (question: QuestionOf<Name>) => readonly string[]
} = {
  evaluate: ({ plan }) => [plan.planet.planetid],
  evaluatePlans: ({ plans }) => [...new Set(plans.map(({ plan }) => plan.planet.planetid))],
  explain: (question) => (question.in === 'price' ? [] : [planetOf(question)]),
  differencesOf: (question) => [planetOf(question)],
  ruleDifferences: ({ plan }) => [plan.planet.planetid],
  sensitivity: ({ plan }) => [plan.planet.planetid],
  balance: ({ plan: { plan } }) => [plan.planet.planetid],
  whatIf: ({ plan: { plan } }) => [plan.planet.planetid],
  habitation: ({ plan: { plan } }) => [plan.planet.planetid],
  expansion: ({ to }) => [to.plan.planet.planetid],
  chain: () => [],
  // Prices need a planet's id only.
  repair: () => [],
  supplyCart: () => [],
  constructionCart: ({ planetNaturalId }) => [planetNaturalId],
  resupply: () => [],
  shipment: () => [],
  visitPlan: () => [],
  hqUpgrade: () => [],
  prices: () => [],
  market: () => [],
  referenceCogm: ({ planetNaturalId }) => [planetNaturalId],
}

const planetOf = (base: BaseQuestion): string =>
  base.in === 'plan' ? base.question.plan.planet.planetid : base.choice.planetNaturalId
