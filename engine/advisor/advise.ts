import type { Universe } from '../universe/universe.ts'
import { type Advice, type AdviceOptions, clash, programOf, type Search } from './advice.ts'
import { roundedExperts } from './experts.ts'
import { type AdvisorModel, advisorModel } from './model.ts'
import { mostPerArea } from './per-area.ts'
import type { LinearProgram } from './program.ts'
import { type Proposal, proposalOf } from './proposal.ts'
import type { AdvisorRequest } from './request.ts'
import { roundedProposal, statusOf } from './rounded.ts'
import { PROOF, relativeGap, type Solved, type Solver } from './solver.ts'
import { worthOf } from './worth.ts'

export function advise(
  solver: Solver,
  universe: Universe,
  request: AdvisorRequest,
  options: AdviceOptions = {},
): Advice {
  let best: Proposal | undefined
  const search: Search = {
    solver,
    universe,
    request,
    options,
    tell(proposal, bound) {
      if (proposal && (!best || proposal.goal > best.goal)) best = proposal
      options.onProgress?.({ best, bound, gap: best ? relativeGap(best.goal, bound) : Infinity })
    },
  }
  return request.goal.kind === 'profitPerArea' ? mostPerArea(search) : most(search)
}

function most(search: Search): Advice {
  const { solver, universe, request, options, tell } = search
  const model = advisorModel(universe, request)
  const relaxed = options.isBrief ? undefined : solver.relax(model.program)
  const first = relaxed && firstAnswer(search, model, relaxed.values)
  if (first) tell(first, relaxed.objective + model.constant)
  const solved = solveTold(search, model)
  if (solved.status === 'infeasible') return clash(search)
  if (solved.status === 'nothingFound') {
    if (!first) return { status: 'nothingFound' }
    const bound = Math.min(solved.bound, relaxed.objective) + model.constant
    const gap = relativeGap(first.goal, bound)
    return { status: 'timeOut', best: first, bound, gap, worth: undefined }
  }
  const bound = solved.bound + model.constant
  const best = options.isBrief
    ? proposalOf(universe, request, model, solved.values)
    : (roundedProposal(search, model, solved.values) ?? first)
  if (!best) return { status: 'nothingFound' }
  tell(best, bound)
  const gap = relativeGap(best.goal, bound)
  return {
    status: statusOf(solved, gap, options.gap),
    best,
    bound,
    gap,
    worth: relaxed && worthOf(universe, model, relaxed),
  }
}

/** Where experts are to be chosen, a base with those that the relaxation favours is found long before the best choice. */
function firstAnswer(
  search: Search,
  model: AdvisorModel,
  relaxed: Float64Array,
): Proposal | undefined {
  if (model.experts.length === 0) return undefined
  const program = withExperts(model, roundedExperts(model.experts, relaxed))
  const solved = search.solver.solve(program, { solutionsAtMost: 2 })
  return 'values' in solved ? roundedProposal(search, model, solved.values) : undefined
}

function withExperts(
  { program, experts }: AdvisorModel,
  amounts: readonly number[],
): LinearProgram {
  const lower = program.lower.slice()
  const upper = program.upper.slice()
  for (const [expertise, columns] of experts.entries()) {
    for (const [amount, column] of columns.entries()) {
      lower[column] = upper[column] = amount === amounts[expertise] ? 1 : 0
    }
  }
  return { ...program, lower, upper }
}

function solveTold(search: Search, model: AdvisorModel): Solved {
  const { solver, options, tell } = search
  const { gap = PROOF, stopBelow, secondsLeft } = options
  return solver.solve(programOf(search, model), {
    secondsAtMost: secondsLeft?.(),
    gap,
    stopBelow: stopBelow === undefined ? undefined : stopBelow - model.constant,
    isTakenAsItIs: stopBelow !== undefined,
    onProgress: ({ bound }) => tell(undefined, bound + model.constant),
  })
}
