import type { Universe } from '../universe/universe.ts'
import { setHabitations } from './edit.ts'
import { evaluatePlan } from './evaluate.ts'
import {
  type HabitationGoal,
  type HabitationSolution,
  habitationProblem,
  solveHabitation,
} from './habitation/habitation.ts'
import type { PlanInput } from './input.ts'

export function bestHabitations(
  universe: Universe,
  input: PlanInput,
  goal: HabitationGoal,
): HabitationSolution {
  const result = evaluatePlan(universe, { ...input, withRecipeOptions: false })
  return solveHabitation(habitationProblem(result, goal))
}

export function housed(universe: Universe, input: PlanInput, goal: HabitationGoal): PlanInput {
  const { variables } = bestHabitations(universe, input, goal)
  return { ...input, plan: setHabitations(input.plan, variables) }
}
