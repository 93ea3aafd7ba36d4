import type {
  HabitationAnswer,
  HabitationOptimum,
  HabitationRequest,
} from '../../game/habitation.ts'
import { HABITATION_TYPES, type HabitationType } from '../../game/plan.ts'
import { WORKFORCES, type Workforce } from '../../game/primitives.ts'
import { ratio } from '../arithmetic.ts'
import type { PlanResult } from '../result.ts'
import { candidates } from './candidates.ts'
import { cheapestWithin } from './limited.ts'
import { optimum } from './optimum.ts'
import { AREAS, dot } from './program.ts'

export type HabitationGoal = 'cost' | 'area' | 'auto'

export interface HabitationProblem {
  readonly goal: HabitationGoal
  readonly required: Readonly<Record<Workforce, number>>
  readonly costs: Readonly<Record<HabitationType, number>>
  /** Only `auto` respects it. */
  readonly availableArea: number
}

export interface HabitationSolution {
  /** The unit of `result`. `auto` falls back to area if nothing fits. */
  readonly objective: 'cost' | 'area'
  readonly result: number
  readonly variables: Readonly<Record<HabitationType, number>>
  readonly cost: number
  readonly area: number
}

/**
 * The exact optimum. Ties go to the lower value of the other objective, then to the smallest numbers in the order of
 * the types.
 */
export function solveHabitation(problem: HabitationProblem): HabitationSolution {
  const required = WORKFORCES.map((kind) => headcount(problem.required[kind]))
  const costs = HABITATION_TYPES.map((type) => problem.costs[type])
  const numbers = candidates(required)
  const byCost = { first: costs, second: AREAS }
  const byArea = { first: AREAS, second: costs }
  const answer = (objective: 'cost' | 'area', counts: readonly number[]) =>
    solution(objective, counts, costs)

  if (problem.goal === 'area') return answer('area', optimum(required, numbers, byArea))
  const cheapest = optimum(required, numbers, byCost)
  if (problem.goal === 'cost' || dot(AREAS, cheapest) <= problem.availableArea) {
    return answer('cost', cheapest)
  }

  const smallest = optimum(required, numbers, byArea)
  if (dot(AREAS, smallest) > problem.availableArea) return answer('area', smallest)
  return answer(
    'cost',
    cheapestWithin(required, numbers, problem.availableArea, byCost, cheapest, smallest),
  )
}

/** An amount that is not a positive number counts as 0. */
const headcount = (workers: number) => (workers > 0 && workers < Infinity ? workers : 0)

function solution(
  objective: 'cost' | 'area',
  counts: readonly number[],
  costs: readonly number[],
): HabitationSolution {
  const cost = dot(costs, counts)
  const area = dot(AREAS, counts)
  const variables = {} as Record<HabitationType, number>
  for (const [i, type] of HABITATION_TYPES.entries()) variables[type] = counts[i]!
  return {
    objective,
    result: objective === 'cost' ? cost : area,
    variables,
    cost,
    area,
  }
}

type HousedPlan = Pick<PlanResult, 'workforce' | 'infrastructure' | 'infrastructureCosts' | 'area'>

export function habitationProblem(
  { workforce, infrastructure, infrastructureCosts, area }: HousedPlan,
  goal: HabitationGoal,
): HabitationProblem {
  const required = {} as Record<Workforce, number>
  for (const kind of WORKFORCES) required[kind] = workforce[kind].required
  const housing = HABITATION_TYPES.map((type) => infrastructure[type])
  return {
    goal,
    required,
    costs: infrastructureCosts,
    availableArea: area.areaTotal - (area.areaUsed - dot(AREAS, housing)),
  }
}

export function habitationAnswer(request: HabitationRequest): HabitationAnswer {
  const required = {} as Record<Workforce, number>
  for (const kind of WORKFORCES) required[kind] = request[kind]
  const costs = {} as Record<HabitationType, number>
  for (const type of HABITATION_TYPES) costs[type] = request[`cost_${type}`]

  const best = (goal: 'area' | 'cost') =>
    optimumOf(solveHabitation({ goal, required, costs, availableArea: 0 }))
  const optimize_area = best('area')
  const optimize_cost = best('cost')
  const difference = (field: 'min_area' | 'min_cost' | 'cost_area') =>
    Math.abs(optimize_cost[field] - optimize_area[field])
  return {
    optimize_area,
    optimize_cost,
    difference_area: difference('min_area'),
    difference_cost: difference('min_cost'),
    difference_cost_area: difference('cost_area'),
  }
}

const optimumOf = ({ variables, area, cost }: HabitationSolution): HabitationOptimum => ({
  ...variables,
  min_area: area,
  min_cost: cost,
  cost_area: area === 0 ? 0 : ratio(cost, area),
})
