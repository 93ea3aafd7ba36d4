import type { PlanData } from '../../game/plan.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import type { PlanResult } from '../../plan/result.ts'
import type { Universe } from '../../universe/universe.ts'
import type { EmpireSite } from './request.ts'

export interface FixedBase {
  /** Index of the request's sites. */
  readonly site: number
  readonly plan: PlanData
  readonly result: PlanResult
  /** Units a day by material: positive is left over. */
  readonly net: ReadonlyMap<number, number>
  /** $ a day apart from materials. */
  readonly costPerDay: number
  readonly constructionCost: number
}

export function fixedBase(
  universe: Universe,
  { site, standing }: EmpireSite,
  index: number,
  plan: PlanData,
): FixedBase {
  const { prices, empire, rules } = site
  const result = evaluatePlan(universe, { plan, prices, empire, rules })
  const { indexOf } = universe.materials
  const rows = result.materialio.filter(({ delta }) => delta !== 0)
  const value = rows.reduce((sum, { price }) => sum + price, 0)
  return {
    site: index,
    plan,
    result,
    net: new Map(rows.map(({ ticker, delta }) => [indexOf.get(ticker)!, delta])),
    costPerDay: value - result.profit,
    constructionCost: Math.max(
      0,
      result.overview.totalConstructionCost - costThatStands(universe, site, standing),
    ),
  }
}

function costThatStands(universe: Universe, site: EmpireSite['site'], plan: PlanData | undefined) {
  if (!plan) return 0
  const { prices, empire, rules } = site
  return evaluatePlan(universe, { plan, prices, empire, rules }).overview.totalConstructionCost
}
