import { CORE_MODULE_AREA } from '../reference/base.ts'
import { type Advice, clash, programOf, type Search } from './advice.ts'
import { type AdvisorModel, advisorModel } from './model.ts'
import { type Proposal, proposalOf } from './proposal.ts'
import { roundedProposal, statusOf } from './rounded.ts'
import { PROOF, relativeGap } from './solver.ts'
import { worthOf } from './worth.ts'

const ROUNDS = 12

/**
 * The best ratio r is the one at which no base earns more than r for each unit of its area (Dinkelbach). Every round
 * asks for the base that exceeds the best ratio so far by most; a few rounds suffice.
 */
export function mostPerArea(search: Search): Advice {
  const { solver, universe, request, tell } = search
  const { gap = PROOF, secondsLeft } = search.options
  const { isBrief } = search.options
  const found = (model: AdvisorModel, values: Float64Array) =>
    isBrief ? proposalOf(universe, request, model, values) : roundedProposal(search, model, values)
  // The ratios of the search are those of divided time.
  let best: Proposal | undefined
  let start: Float64Array | undefined
  let bound = Infinity
  let isDone = false
  for (let round = 0; round < ROUNDS; round++) {
    const areaPrice = best?.goal ?? 0
    const model = advisorModel(universe, request, { areaPrice })
    const solved = solver.solve(programOf(search, model), {
      secondsAtMost: secondsLeft?.(),
      absoluteGap: Math.max(gap, gap * Math.abs(areaPrice) * CORE_MODULE_AREA),
      start,
    })
    if (solved.status === 'infeasible') return clash(search)
    if (solved.status === 'nothingFound') break
    // No base is smaller than its core module, so the ratio is exceeded by this much at most.
    const over = Math.max(0, solved.bound + model.constant)
    bound = Math.min(bound, areaPrice + over / CORE_MODULE_AREA)
    const next = proposalOf(universe, request, model, solved.values)
    const isBetter = !best || next.goal > best.goal * (1 + 1e-9)
    if (isBetter) {
      best = next
      start = solved.values
    }
    tell(undefined, bound)
    isDone = !isBetter || relativeGap(best!.goal, bound) <= gap
    if (isDone || solved.status === 'timeOut') break
  }
  if (!best || !start) return { status: 'nothingFound' }
  const model = advisorModel(universe, request, { areaPrice: best.goal })
  const proposal = found(model, start)
  if (!proposal) return { status: 'nothingFound' }
  tell(proposal, bound)
  const relaxed = solver.relax(model.program)
  const most = Math.max(bound, best.goal)
  const left = relativeGap(proposal.goal, most)
  return {
    status: statusOf({ status: isDone ? 'optimal' : 'timeOut' }, left, gap),
    best: proposal,
    bound: most,
    gap: left,
    worth: relaxed && worthOf(universe, model, relaxed),
  }
}
