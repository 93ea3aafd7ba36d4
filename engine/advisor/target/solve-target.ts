import type { Universe } from '../../universe/universe.ts'
import { statusOf } from '../base/rounded.ts'
import { withWholeRuns } from '../base/whole-runs.ts'
import { isFeasible, PROOF, relativeGap, type Solver, withoutWaste } from '../solver.ts'
import { clashingTargetLimits, type NamedTargetLimit } from './clash.ts'
import { type TargetModel, targetModel } from './model.ts'
import type { TargetRequest } from './request.ts'
import { type TargetProposal, targetProposal } from './solution.ts'

export interface TargetProgress {
  readonly best: TargetProposal | undefined
  readonly bound: number
  readonly gap: number
}

export type TargetAnswer =
  | (TargetProgress & {
      readonly status: 'proved' | 'rounded' | 'timeOut'
      readonly best: TargetProposal
    })
  /** The limits that clash. Empty if it is impossible even without limits. */
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
  const solved = solver.solve(model.program, {
    secondsAtMost: secondsLeft?.(),
    ...(gap !== undefined && { gap }),
    onProgress: ({ bound }) => onProgress?.({ best: undefined, bound: -bound, gap: Infinity }),
  })
  if (solved.status === 'infeasible') {
    const canHold = (asked: TargetRequest) =>
      isFeasible(solver, targetModel(universe, asked).program)
    return { status: 'impossible', limits: clashingTargetLimits(request, canHold) }
  }
  const best =
    solved.status === 'nothingFound'
      ? undefined
      : roundedTarget(solver, universe, model, solved.values, secondsLeft)
  if (!best) return { status: 'nothingFound' }
  const known = { best, bound: -solved.bound, gap: relativeGap(best.cost.total, -solved.bound) }
  return {
    ...known,
    status: statusOf(solved.status === 'optimal', known.gap, Math.max(PROOF, gap ?? 0)),
  }
}

/** A plan with whole runs of every recipe near the solution, and the cheapest flows between its bases. */
export function roundedTarget(
  solver: Solver,
  universe: Universe,
  { program, ...model }: TargetModel,
  solution: Float64Array,
  secondsLeft?: () => number,
): TargetProposal | undefined {
  const kinds = model.sites.flatMap((site) => site.kinds)
  const rounded = withWholeRuns(solver, program, kinds, withoutWaste(solver, program, solution), {
    mostRuns: undefined,
    secondsAtMost: secondsLeft && Math.max(1, secondsLeft()),
  })
  if (!rounded) return undefined
  const shares = new Set(kinds.flatMap(({ works }) => works.map(({ column }) => column)))
  const values = withoutWaste(solver, program, rounded.values, shares)
  return targetProposal(universe, { program, ...model }, values, rounded.loops)
}
