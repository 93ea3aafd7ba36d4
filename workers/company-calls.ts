import { type CompanyLine, companyLines } from '../engine/company/company-lines.ts'
import { contractMoney } from '../engine/company/contract-money.ts'
import { type ContractView, contractViews } from '../engine/company/contracts.ts'
import {
  type PlanReality,
  planReality,
  type RealBase,
  type RealPlanChanges,
  realBaseOn,
  realPlan,
} from '../engine/company/plan-reality.ts'
import { contractTerm as explainContract } from '../engine/explain/contract.ts'
import type { Term } from '../engine/explain/term.ts'
import { priceResolver, resolvePrices } from '../engine/market/prices.ts'
import type { BuiltBase } from '../engine/plan/built-base.ts'
import type { Universe } from '../engine/universe/universe.ts'
import type {
  ContractsQuestion,
  ContractTermQuestion,
  RealityQuestion,
  RealPlansQuestion,
} from './questions.ts'

/** The differences between a plan and the base in the game, in money. */
export function reality(universe: Universe, question: RealityQuestion): PlanReality {
  const { cx, habitations: _, ...plan } = question.plan
  const planetId = plan.plan.planet.planetid
  const prices = resolvePrices(universe, cx, planetId, plan.rules)
  const baseOn = realBases(universe, question)
  return planReality(universe, { ...plan, prices }, baseOn(planetId, question.built))
}

/** Plans adjusted to their bases as they are built and run. */
export function realPlans(
  universe: Universe,
  { plans, ...question }: RealPlansQuestion,
): RealPlanChanges[] {
  const baseOn = realBases(universe, question)
  return plans.map(({ plan, built }) =>
    realPlan(universe, plan, baseOn(plan.planet.planetid, built), question),
  )
}

export const contracts = (
  universe: Universe,
  { cx, rules, ...request }: ContractsQuestion,
): ContractView[] => contractViews(universe, priceResolver(universe, cx, rules), request)

export function answerContractTerm(
  universe: Universe,
  { contract, rates, of, cx, rules }: ContractTermQuestion,
): Term {
  const pricesAt = priceResolver(universe, cx, rules)
  return explainContract(
    universe,
    contractMoney(universe, contract, pricesAt, rates, of),
    pricesAt,
    of,
  )
}

function realBases(
  universe: Universe,
  { company, now }: Pick<RealityQuestion, 'company' | 'now'>,
): (planetId: string, built: BuiltBase | null) => RealBase {
  const lines = company ? companyLines(universe, company, now) : new Map<string, CompanyLine[]>()
  return (planetId, built) =>
    realBaseOn(universe, planetId, {
      built,
      lines: lines.get(planetId) ?? [],
      workforce: company?.workforce.find((base) => base.planetId === planetId),
    })
}
