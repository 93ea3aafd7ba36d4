import { CORE_MODULE_AREA } from '../../game/constants/base.ts'
import { PROOF, relativeGap } from '../solver.ts'
import { type Divided, type DividedBase, programOf, type Search } from './advice.ts'
import { advisorModel } from './model.ts'
import { proposalOf } from './proposal.ts'

const ROUNDS = 12

/**
 * The best ratio r is the one at which no base earns more than r for each unit of its area (Dinkelbach). Every round
 * asks for the base that exceeds the best ratio so far by most; a few rounds suffice.
 */
export function mostPerArea({ solver, universe, request, options, tell }: Search): Divided {
  const { gap = PROOF, secondsLeft } = options
  let best: DividedBase | undefined
  let bound = Infinity
  let isDone = false
  for (let round = 0; round < ROUNDS; round++) {
    const areaPrice = best?.proposal.goal ?? 0
    const model = advisorModel(universe, request, { areaPrice })
    const solved = solver.solve(programOf({ universe, options }, model), {
      secondsAtMost: secondsLeft?.(),
      absoluteGap: Math.max(gap, gap * Math.abs(areaPrice) * CORE_MODULE_AREA),
      start: best?.values,
    })
    if (solved.status === 'infeasible') return { status: 'infeasible' }
    if (solved.status === 'nothingFound') break
    // No base is smaller than its core module, so the ratio is exceeded by this much at most.
    const over = Math.max(0, solved.bound + model.constant)
    bound = Math.min(bound, areaPrice + over / CORE_MODULE_AREA)
    tell(undefined, bound)
    const proposal = proposalOf(universe, request, model, solved.values)
    const isBetter: boolean = !best || proposal.goal > best.proposal.goal * (1 + 1e-9)
    if (isBetter) {
      best = { status: 'divided', isDone, model, values: solved.values, proposal, bound }
    }
    isDone =
      solved.status === 'optimal' && (!isBetter || relativeGap(best!.proposal.goal, bound) <= gap)
    if (isDone || solved.status === 'timeOut') break
  }
  if (!best) return { status: 'nothingFound', bound }
  const { goal } = best.proposal
  // Whole runs are chosen for the best ratio too.
  const model = advisorModel(universe, request, { areaPrice: goal })
  return { ...best, isDone, model, bound: Math.max(bound, goal) }
}
