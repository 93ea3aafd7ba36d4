import type { Universe } from '../../universe/universe.ts'
import { isFeasible, relativeGap, type Solver, withoutWaste } from '../solver.ts'
import { clashingTargetLimits, type NamedTargetLimit } from './clash.ts'
import { targetModel } from './model.ts'
import type { TargetRequest } from './request.ts'
import { type TargetProposal, targetProposal } from './solution.ts'

export interface TargetProgress {
  readonly best: TargetProposal | undefined
  readonly bound: number
  readonly gap: number
}

export type TargetAnswer =
  | (TargetProgress & { readonly status: 'proved' | 'timeOut'; readonly best: TargetProposal })
  /** The limits contradict each other; empty where it is impossible even without them. */
  | { readonly status: 'impossible'; readonly limits: readonly NamedTargetLimit[] }
  | { readonly status: 'nothingFound' }

export interface TargetOptions {
  readonly secondsLeft?: () => number
  readonly gap?: number
  readonly onProgress?: (progress: TargetProgress) => void
}

export function solveTarget(
  solver: Solver,
  universe: Universe,
  request: TargetRequest,
  { secondsLeft, gap, onProgress }: TargetOptions = {},
): TargetAnswer {
  const model = targetModel(universe, request)
  let best: TargetProposal | undefined
  const progress = (bound: number): TargetProgress => ({
    best,
    bound,
    gap: best ? relativeGap(best.cost.total, bound) : Infinity,
  })
  const solved = solver.solve(model.program, {
    secondsAtMost: secondsLeft?.(),
    ...(gap !== undefined && { gap }),
    onProgress({ bound, values }) {
      const found = values && targetProposal(universe, model, values)
      if (found && !isWasteful(found)) best = found
      onProgress?.(progress(-bound))
    },
  })
  if (solved.status === 'infeasible') {
    const canHold = (asked: TargetRequest) =>
      isFeasible(solver, targetModel(universe, asked).program)
    return { status: 'impossible', limits: clashingTargetLimits(request, canHold) }
  }
  if (solved.status === 'nothingFound') return { status: 'nothingFound' }
  const values = withoutWaste(solver, model.program, solved.values)
  const found = targetProposal(universe, model, values)
  best = found
  return {
    ...progress(-solved.bound),
    best: found,
    status: solved.status === 'optimal' ? 'proved' : 'timeOut',
  }
}

/**
 * Buys or moves more than its bases need, as early solutions do; the solver cannot run again to correct one before it
 * ends.
 */
function isWasteful({ cost, promised }: TargetProposal): boolean {
  return Math.abs(cost.total - promised) > 1e-6 * Math.max(1, promised)
}
