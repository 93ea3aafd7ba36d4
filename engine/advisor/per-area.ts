import { CORE_MODULE_AREA } from '../reference/base.ts'
import { type Advice, clash, programOf, type Search } from './advice.ts'
import { advisorModel } from './model.ts'
import { type Proposal, proposalOf } from './proposal.ts'
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
  let best: Proposal | undefined
  let start: Float64Array | undefined
  let bound = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const areaPrice = best?.goal ?? 0
    const model = advisorModel(universe, request, { areaPrice })
    const solved = solver.solve(programOf(search, model), {
      secondsAtMost: secondsLeft?.(),
      absoluteGap: Math.max(gap, gap * Math.abs(areaPrice) * CORE_MODULE_AREA),
      start,
      onProgress: ({ values }) => {
        if (values) tell(proposalOf(universe, request, model, values), bound)
      },
    })
    if (solved.status === 'infeasible') return clash(search)
    if (solved.status === 'nothingFound') break
    // No base is smaller than its core module, so the ratio is exceeded by this much at most.
    const over = Math.max(0, solved.bound + model.constant)
    bound = Math.min(bound, areaPrice + over / CORE_MODULE_AREA)
    const found = proposalOf(universe, request, model, solved.values)
    const isBetter = !best || found.goal > best.goal * (1 + 1e-9)
    if (isBetter) {
      best = found
      start = solved.values
    }
    tell(found, bound)
    if (solved.status === 'timeOut') break
    if (!isBetter || relativeGap(best!.goal, bound) <= gap) {
      return perArea(search, 'proved', best!, bound)
    }
  }
  return best ? perArea(search, 'timeOut', best, bound) : { status: 'nothingFound' }
}

function perArea(
  { solver, universe, request }: Search,
  status: 'proved' | 'timeOut',
  best: Proposal,
  ratioBound: number,
): Advice {
  const model = advisorModel(universe, request, { areaPrice: best.goal })
  const relaxed = solver.relax(model.program)
  const bound = Math.max(ratioBound, best.goal)
  return {
    status,
    best,
    bound,
    gap: relativeGap(best.goal, bound),
    worth: relaxed && worthOf(universe, model, relaxed),
  }
}
