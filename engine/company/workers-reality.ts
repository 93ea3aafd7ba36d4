import type { BaseWorkforce } from '../game/company.ts'
import { CLASSIC, type Rules } from '../game/constants/rules.ts'
import type { PlanData, PlanWorkforce } from '../game/plan.ts'
import { ratio } from '../plan/arithmetic.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import type { PlanInput } from '../plan/input.ts'
import type { PlanResult } from '../plan/result.ts'
import type { Universe } from '../universe/universe.ts'
import { luxuriesOf } from './real-plan.ts'
import { ratesOfWorkers, shortWorkers, type WorkRates } from './work-rates.ts'

export interface WorkersReality {
  /** By building ticker: the share of its planned work that its workers do. */
  readonly rates: WorkRates
  /** Units a day of luxuries that the plan provides and workers do not get. What is not used up costs nothing. */
  readonly unused: ReadonlyMap<string, number>
}

/** The effect of the reported workers on a plan, as the differences of `planReality` count it. */
export function workersReality(
  universe: Universe,
  input: PlanInput,
  planned: PlanResult,
  workforce: BaseWorkforce,
): WorkersReality {
  const { plan, rules = CLASSIC } = input
  const real = evaluatePlan(universe, { ...input, plan: withGivenLuxuries(plan, workforce, rules) })
  const left = ratesOfWorkers(universe, real, shortWorkers(real, workforce))
  const rates = new Map(
    planned.production.buildings.map(({ name, totalEfficiency }, row) => [
      name,
      ratio(real.production.buildings[row]!.totalEfficiency, totalEfficiency) *
        (left.get(name) ?? 1),
    ]),
  )
  const unused = new Map<string, number>()
  const count = (of: PlanResult, sign: number) => {
    for (const { ticker, input: units } of of.workforceMaterialIO)
      unused.set(ticker, (unused.get(ticker) ?? 0) + sign * units)
  }
  count(planned, 1)
  count(real, -1)
  return { rates, unused }
}

/** The plan without the luxuries of which its workers get nothing. */
function withGivenLuxuries(plan: PlanData, workforce: BaseWorkforce, rules: Rules): PlanData {
  const planned = plan.planet.workforce
  const given = luxuriesOf(planned, workforce, rules).map((level): PlanWorkforce => {
    const before = planned.find(({ type }) => type === level.type)
    return {
      ...level,
      lux1: level.lux1 && (before?.lux1 ?? true),
      lux2: level.lux2 && (before?.lux2 ?? true),
    }
  })
  return { ...plan, planet: { ...plan.planet, workforce: given } }
}
