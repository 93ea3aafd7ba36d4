import { CORE_MODULE_AREA } from '../../game/constants/base.ts'
import type { Universe } from '../../universe/universe.ts'
import { type AdvisorModel, advisorModel } from '../base/model.ts'
import { withWholeCuts } from '../base/whole-cuts.ts'
import { withWholeUppers } from '../base/whole-uppers.ts'
import { PROOF, type Solver } from '../solver.ts'
import type { PlanetQuestion } from './planet-question.ts'
import type { PlanetSet } from './planet-sets.ts'
import { type SetRequest, setRequest } from './set-request.ts'

/** The relaxation's bound for every planet of the set. −∞ if the limits clash. */
export function setBound(
  solver: Solver,
  universe: Universe,
  question: PlanetQuestion,
  set: PlanetSet,
): number {
  const asked = setRequest(universe, question, set)
  if (question.goal.kind === 'profitPerArea') return ratioBound(solver, asked)
  const model = advisorModel(asked.universe, asked.request)
  const whole = withWholeUppers(asked.universe, model)
  // If experts are to be chosen, the cuts take longest. A closer look lowers the bound faster.
  const chooses = model.experts.length > 0
  const relaxed = solver.relax(chooses ? whole : withWholeCuts({ ...model, program: whole }))
  return relaxed ? relaxed.objective + model.constant : -Infinity
}

const ROUNDS = 20

/** A ratio that no base exceeds. Each round looks for what exceeds the last ratio by the largest amount. */
function ratioBound(solver: Solver, { universe, request }: SetRequest): number {
  let ratio = 0
  for (let round = 0; round < ROUNDS; round++) {
    const model = advisorModel(universe, request, { areaPrice: ratio })
    const relaxed = solver.relax(withWholeCuts(model))
    if (!relaxed) return -Infinity
    const over = relaxed.objective + model.constant
    if (over <= PROOF * Math.max(1, ratio)) return ratio + Math.max(0, over) / CORE_MODULE_AREA
    ratio += over / areaOf(model, relaxed.values)
  }
  return Infinity
}

function areaOf({ program, areaRow }: AdvisorModel, values: Float64Array): number {
  let area = CORE_MODULE_AREA
  for (let column = 0; column < program.columns; column++) {
    for (let i = program.start[column]!; i < program.start[column + 1]!; i++) {
      if (program.row[i] === areaRow) area += program.value[i]! * values[column]!
    }
  }
  return area
}
