import type { PlanData } from '../../game/plan.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import type { PlanResult } from '../../plan/result.ts'
import type { Universe } from '../../universe/universe.ts'
import type { EmpireRequest, EmpireSite } from './request.ts'

/** What a place that the program does not change makes, uses and costs. */
export interface FixedPlace {
  /** Index of the request's sites. */
  readonly site: number
  /** Units a day by material. Positive is surplus, negative is a deficit. */
  readonly net: ReadonlyMap<number, number>
  /** $ a day apart from materials. */
  readonly costPerDay: number
  readonly constructionCost: number
}

export interface FixedBase extends FixedPlace {
  readonly plan: PlanData
  readonly result: PlanResult
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

export const keptBases = (universe: Universe, { sites }: EmpireRequest): FixedBase[] =>
  sites.flatMap((site, index) =>
    site.kind === 'keep' ? [fixedBase(universe, site, index, site.standing!)] : [],
  )

/** All existing bases as they are today, also those that may change. */
export const standingBases = (universe: Universe, { sites }: EmpireRequest): FixedBase[] =>
  sites.flatMap((site, index) =>
    site.standing ? [fixedBase(universe, site, index, site.standing)] : [],
  )
