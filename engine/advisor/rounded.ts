import type { Search } from './advice.ts'
import type { AdvisorModel } from './model.ts'
import { type Proposal, proposalOf } from './proposal.ts'
import { settled } from './solution.ts'
import { PROOF, type Solved } from './solver.ts'
import { withWholeRuns } from './whole-runs.ts'

/** A solution as a plan in which every recipe runs a whole number of times; undefined where none keeps the limits. */
export function roundedProposal(
  { solver, universe, request, options }: Search,
  model: AdvisorModel,
  solution: Float64Array,
): Proposal | undefined {
  const rounded = withWholeRuns(solver, model.program, model.kinds, settled(model, solution), {
    mostRuns: request.limits.mostRuns,
    secondsAtMost: options.secondsLeft && Math.max(1, options.secondsLeft()),
  })
  return rounded && proposalOf(universe, request, model, rounded.values, rounded.loops)
}

export function statusOf({ status }: Pick<Solved, 'status'>, gap: number, proof = PROOF) {
  if (gap <= proof) return 'proved'
  return status === 'optimal' ? 'rounded' : 'timeOut'
}
