import {
  type HabitationGoal,
  type HabitationSolution,
  habitationProblem,
  optimizeHabitation,
} from '../habitation.ts'
import type { Universe } from '../universe.ts'
import { evaluatePlan } from './evaluate.ts'
import type { PlanInput } from './input.ts'

/** The best habitations for the workers that a plan needs, whatever it houses now. */
export function bestHabitations(
  universe: Universe,
  input: PlanInput,
  goal: HabitationGoal,
): HabitationSolution {
  const result = evaluatePlan(universe, { ...input, withRecipeOptions: false })
  return optimizeHabitation(habitationProblem(result, goal))
}
