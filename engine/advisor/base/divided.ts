import type { LinearProgram } from '../program.ts'
import { PROOF } from '../solver.ts'
import { type Divided, programOf, type Search } from './advice.ts'
import { roundedExperts } from './experts.ts'
import { type AdvisorModel, advisorModel } from './model.ts'
import { mostPerArea } from './per-area.ts'
import { proposalOf } from './proposal.ts'
import { roundedProposal } from './rounded.ts'

export const bestDivided = (search: Search): Divided =>
  search.request.goal.kind === 'profitPerArea' ? mostPerArea(search) : most(search)

function most(search: Search): Divided {
  const { solver, universe, request, options, tell } = search
  const { gap = PROOF, stopBelow, secondsLeft } = options
  const model = advisorModel(universe, request)
  const { constant } = model
  const relaxed = likelyFirst(search, model)
  const solved = solver.solve(programOf(search, model), {
    secondsAtMost: secondsLeft?.(),
    gap,
    stopBelow: stopBelow === undefined ? undefined : stopBelow - constant,
    isTakenAsItIs: stopBelow !== undefined,
    onProgress: ({ bound }) => tell(undefined, bound + constant),
  })
  if (solved.status === 'infeasible') return { status: 'infeasible' }
  if (solved.status === 'nothingFound') {
    return { status: 'nothingFound', bound: Math.min(solved.bound, relaxed) + constant }
  }
  return {
    status: 'divided',
    isDone: solved.status === 'optimal',
    model,
    values: solved.values,
    proposal: proposalOf(universe, request, model, solved.values),
    bound: solved.bound + constant,
  }
}

/**
 * Where experts are to be chosen, a base with those that the relaxation favours is found and told long before the best
 * choice. Returns the relaxation's bound.
 */
function likelyFirst(search: Search, model: AdvisorModel): number {
  if (search.options.isBrief || model.experts.length === 0) return Infinity
  const relaxed = search.solver.relax(model.program)
  if (!relaxed) return Infinity
  const program = withExperts(model, roundedExperts(model.experts, relaxed.values))
  const solved = search.solver.solve(program, { solutionsAtMost: 2 })
  if ('values' in solved) {
    const first = roundedProposal(search, model, solved.values, true)
    search.tell(first, relaxed.objective + model.constant)
  }
  return relaxed.objective
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
