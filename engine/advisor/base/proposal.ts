import { carriedSize } from '../../fleet/freight/rate.ts'
import type { PlanData } from '../../game/plan.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import type { PlanResult } from '../../plan/result.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AdvisorModel } from './model.ts'
import type { AdvisorRequest } from './request.ts'
import { type Loop, planOf, settled } from './solution.ts'

export interface Proposal {
  readonly plan: PlanData
  readonly result: PlanResult
  /** What it reaches of the goal: $ a day, $ a day and area, or $ after the horizon. */
  readonly goal: number
  /** $ a day for moving what is sold and bought; 0 where the request has no freight. */
  readonly freight: number
  /** Whether it counts on work left undone, as on a planet that stands for poorer ones. */
  readonly leavesUndone: boolean
  /** The program's objective: the goal, or profit less the price of the area while a ratio is looked for. */
  readonly promised: number
}

/** A base of only a core module. */
export const isEmptyBase = ({ buildings }: Pick<PlanData, 'buildings'>) =>
  buildings.every(({ amount }) => amount === 0)

const UNDONE = 1e-6

export function proposalOf(
  universe: Universe,
  request: AdvisorRequest,
  model: AdvisorModel,
  solution: Float64Array,
  loops?: readonly Loop[],
): Proposal {
  const values = settled(model, solution)
  const plan = planOf(universe, model, values, loops)
  const { prices, empire, rules } = request.site
  const result = evaluatePlan(universe, { plan, prices, empire, rules })
  const promised = model.program.cost.reduce(
    (sum, cost, column) => sum + cost * values[column]!,
    model.constant,
  )
  const freight = proposalFreight(universe, request.site.freightPerTonne ?? 0, result)
  return {
    plan,
    result,
    freight,
    leavesUndone: model.undone.some(({ column }) => values[column]! > UNDONE),
    promised,
    goal: goalOf(request, promised, result, freight),
  }
}

export function proposalFreight(
  universe: Universe,
  rate: number,
  { materialio }: PlanResult,
): number {
  const size = ({ ticker, delta }: PlanResult['materialio'][number]) =>
    Math.abs(delta) * carriedSize(universe, universe.materials.indexOf.get(ticker)!)
  return materialio.reduce((sum, row) => sum + size(row) * rate, 0)
}

function goalOf(
  { goal }: AdvisorRequest,
  promised: number,
  result: PlanResult,
  freight: number,
): number {
  switch (goal.kind) {
    case 'profit':
      return result.profit - freight
    case 'profitPerArea':
      return (result.profit - freight) / result.area.areaUsed
    case 'horizon':
      return promised
  }
}
