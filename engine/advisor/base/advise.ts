import type { Universe } from '../../universe/universe.ts'
import { relativeGap, type Solver } from '../solver.ts'
import { type Advice, type AdviceOptions, clash, type Search } from './advice.ts'
import { bestDivided } from './divided.ts'
import type { Proposal } from './proposal.ts'
import type { AdvisorRequest } from './request.ts'
import { roundedProposal, statusOf } from './rounded.ts'
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
  const divided = bestDivided(search)
  if (divided.status === 'infeasible') return clash(search)
  const { bound } = divided
  const isSolved = divided.status === 'divided'
  if (isSolved) search.tell(roundedProposal(search, divided.model, divided.values), bound)
  if (!best) return { status: 'nothingFound' }
  const gap = relativeGap(best.goal, bound)
  const relaxed = isSolved ? solver.relax(divided.model.program) : undefined
  return {
    status: statusOf(isSolved && divided.isDone, gap, options.gap),
    best,
    bound,
    gap,
    worth: isSolved && relaxed ? worthOf(universe, divided.model, relaxed, best.plan) : undefined,
  }
}
