import {
  type HabitationProblem,
  optimizeHabitation,
} from '../../../engine/habitation/habitation.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

/** Any optimum of the same value will do, and where nothing fits the numbers mean nothing. */
export const check: VectorCheck = {
  file: 'habs.json',
  run({ input, expected }, { counts }) {
    const solution = optimizeHabitation(input as HabitationProblem)
    const answer =
      solution.status === 'optimal' ? solution : { ...solution, result: null, variables: {} }
    return compare(expected, answer, {
      counts,
      mayDiffer: (path) => (path.startsWith('variables.') ? 'habsVariables' : undefined),
    })
  },
}
