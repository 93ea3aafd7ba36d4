import {
  type HabitationGoal,
  type HabitationSolution,
  habitationProblem,
  optimizeHabitation,
} from '../habitation/habitation.ts'
import type { Universe } from '../universe/universe.ts'
import { setHabitations } from './edit.ts'
import { evaluatePlan } from './evaluate.ts'
import type { PlanInput } from './input.ts'

export function bestHabitations(
  universe: Universe,
  input: PlanInput,
  goal: HabitationGoal,
): HabitationSolution {
  const result = evaluatePlan(universe, { ...input, withRecipeOptions: false })
  return optimizeHabitation(habitationProblem(result, goal))
}

/** Unchanged where no habitations house its workers. */
export function housed(universe: Universe, input: PlanInput, goal: HabitationGoal): PlanInput {
  const best = bestHabitations(universe, input, goal)
  if (best.status !== 'optimal') return input
  return { ...input, plan: setHabitations(input.plan, best.variables) }
}
