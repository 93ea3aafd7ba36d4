import { PROOF } from '../solver.ts'
import type { Search } from './advice.ts'
import type { AdvisorModel } from './model.ts'
import { type Proposal, proposalOf } from './proposal.ts'
import { settled } from './solution.ts'
import { withWholeRuns } from './whole-runs.ts'

/**
 * A solution as a plan in which every recipe runs a whole number of times; undefined where none keeps the limits. No
 * work is left undone: it is for planets that are as good as the best of their set.
 */
export function roundedProposal(
  {
    solver,
    universe,
    request,
    options,
  }: Pick<Search, 'solver' | 'universe' | 'request' | 'options'>,
  model: AdvisorModel,
  solution: Float64Array,
  /** For an answer to begin with. */
  isFirst = false,
): Proposal | undefined {
  const upper = model.program.upper.slice()
  for (const { column } of model.undone) upper[column] = 0
  const rounded = withWholeRuns(
    solver,
    { ...model.program, upper },
    model.kinds,
    settled(model, solution),
    {
      mostRuns: request.limits.mostRuns,
      secondsAtMost: options.secondsLeft && Math.max(1, options.secondsLeft()),
      secondsLeft: options.secondsLeft,
      // On a planet that stands for others, the base may need no more than it did.
      keepsToWorks: options.isBrief,
      isNested: !options.isBrief,
      enough: options.gap,
      trade: options.isBrief || isFirst ? undefined : model.trade,
    },
  )
  return rounded && proposalOf(universe, request, model, rounded.values, rounded.loops)
}

export function statusOf(isDone: boolean, gap: number, proof = PROOF) {
  if (gap <= proof) return 'proved'
  return isDone ? 'rounded' : 'timeOut'
}
