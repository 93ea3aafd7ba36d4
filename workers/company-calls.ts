import { type CompanyLine, companyLines } from '../engine/company/company-lines.ts'
import { contractMoney } from '../engine/company/contract-money.ts'
import { type ContractsRequest, contractViews } from '../engine/company/contracts.ts'
import { planReality, type RealBase, realBaseOn, realPlan } from '../engine/company/plan-reality.ts'
import { contractTerm } from '../engine/explain/contract.ts'
import type { Company, Contract } from '../engine/game/company.ts'
import type { PlanData } from '../engine/game/plan.ts'
import { type PriceChoice, priceResolver } from '../engine/market/prices.ts'
import type { BuiltBase } from '../engine/plan/built-base.ts'
import type { PlanInput } from '../engine/plan/input.ts'
import { inputOf, type PlanRequest } from '../engine/plan/request.ts'
import type { Universe } from '../engine/universe/universe.ts'

interface CompanyRequest {
  /** Null if FIO did not send it. */
  readonly company: Pick<Company, 'lines' | 'workforce'> | null
  /** In ms since 1970. */
  readonly now: number
}
interface RealityRequest extends CompanyRequest {
  readonly plan: PlanRequest
  readonly built: BuiltBase | null
}
interface RealPlansRequest extends CompanyRequest, Pick<PlanInput, 'empire' | 'rules'> {
  readonly plans: readonly { readonly plan: PlanData; readonly built: BuiltBase | null }[]
}
type WithoutPlanet = Omit<PriceChoice, 'planetNaturalId'>
interface ContractTermRequest extends Pick<ContractsRequest, 'rates'>, WithoutPlanet {
  readonly contract: Contract
  readonly of: 'all' | 'open'
}

export const companyCalls = {
  /** The differences between a plan and the base in the game, in money. */
  reality(universe: Universe, { plan, built, ...request }: RealityRequest) {
    const input = inputOf(universe, { ...plan, habitations: undefined })
    const baseOn = realBases(universe, request)
    return planReality(universe, input, baseOn(input.plan.planet.planetid, built))
  },

  /** Plans adjusted to their bases as they are built and run. */
  realPlans(universe: Universe, { plans, ...request }: RealPlansRequest) {
    const baseOn = realBases(universe, request)
    return plans.map(({ plan, built }) =>
      realPlan(universe, plan, baseOn(plan.planet.planetid, built), request),
    )
  },

  /** The requirements and the worth of contracts. */
  contracts: (universe: Universe, { cx, rules, ...request }: ContractsRequest & WithoutPlanet) =>
    contractViews(universe, priceResolver(universe, cx, rules), request),

  /** The derivation of a contract's money. */
  contractTerm(universe: Universe, { contract, rates, of, cx, rules }: ContractTermRequest) {
    const pricesAt = priceResolver(universe, cx, rules)
    const money = contractMoney(universe, contract, pricesAt, rates, of)
    return contractTerm(universe, money, pricesAt, of)
  },
}

function realBases(
  universe: Universe,
  { company, now }: CompanyRequest,
): (planetId: string, built: BuiltBase | null) => RealBase {
  const lines = company ? companyLines(universe, company, now) : new Map<string, CompanyLine[]>()
  return (planetId, built) =>
    realBaseOn(universe, planetId, {
      built,
      lines: lines.get(planetId) ?? [],
      workforce: company?.workforce.find((base) => base.planetId === planetId),
    })
}
