import {
  type HabitationProblem,
  solveHabitation,
} from '../../../engine/plan/habitation/habitation.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

type Input = HabitationProblem & { readonly constrainArea: boolean }

/** The reference knows cost within the area as a goal of its own: where that is possible, it is what `auto` finds. */
function answer(input: Input) {
  const isWithin = input.goal === 'cost' && input.constrainArea
  const solution = solveHabitation(isWithin ? { ...input, goal: 'auto' } : input)
  return isWithin && solution.objective === 'area'
    ? { status: 'infeasible', result: null, variables: {} }
    : { status: 'optimal', ...solution }
}

/** Any optimum of the same value will do, and where nothing fits the numbers mean nothing. */
export const check: VectorCheck = {
  file: 'habs.json',
  run: ({ input, expected }, { counts }) =>
    compare(expected, answer(input as Input), {
      counts,
      mayDiffer: (path) => (path.startsWith('variables.') ? 'habsVariables' : undefined),
    }),
}
