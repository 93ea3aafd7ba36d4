import type { Universe } from '../../universe/universe.ts'
import type { LinearProgram } from '../program.ts'
import { isFeasible, type Solver } from '../solver.ts'
import { clashingLimits, type NamedLimit } from './clash.ts'
import { type AdvisorModel, advisorModel } from './model.ts'
import type { Proposal } from './proposal.ts'
import type { AdvisorRequest } from './request.ts'
import { withWholeUppers } from './whole-uppers.ts'
import type { Worth } from './worth.ts'

export interface AdviceProgress {
  readonly best: Proposal | undefined
  readonly bound: number
  readonly gap: number
}

export type Advice =
  | {
      /**
       * `proved`: the bound is reached, as near as a proof goes. `rounded`: no base earns more than the bound even if its
       * buildings divided their time without whole runs; whole ones miss it by the gap. `timeOut`: the search ended early.
       */
      readonly status: 'proved' | 'rounded' | 'timeOut'
      readonly best: Proposal
      readonly bound: number
      readonly gap: number
      readonly worth: Worth | undefined
    }
  | { readonly status: 'clash'; readonly limits: readonly NamedLimit[] }
  | { readonly status: 'nothingFound' }

/** The best base whose buildings divide their time as they like, without whole runs. */
export interface DividedBase {
  readonly status: 'divided'
  readonly isDone: boolean
  readonly model: AdvisorModel
  readonly values: Float64Array
  readonly proposal: Proposal
  readonly bound: number
}

export type Divided =
  | DividedBase
  | { readonly status: 'nothingFound'; readonly bound: number }
  | { readonly status: 'infeasible' }

export interface AdviceOptions {
  readonly secondsLeft?: () => number
  readonly gap?: number
  /** Ends as soon as no base can reach this. */
  readonly stopBelow?: number
  /** Skips what a player asks besides the base: which limits clash, and a first answer with likely experts. */
  readonly isBrief?: boolean
  readonly onProgress?: (progress: AdviceProgress) => void
}

export interface Search {
  readonly solver: Solver
  readonly universe: Universe
  readonly request: AdvisorRequest
  readonly options: AdviceOptions
  tell(best: Proposal | undefined, bound: number): void
}

/**
 * Uppers end a search early that cannot reach `stopBelow`; a full proof gains nothing from them. The rows of
 * `withWholeCuts` lower the bounds of sets, but cost a search more than they save it.
 */
export const programOf = (
  { universe, options }: Pick<Search, 'universe' | 'options'>,
  model: AdvisorModel,
): LinearProgram => (options.isBrief ? withWholeUppers(universe, model) : model.program)

export function clash({ solver, universe, request, options }: Search): Advice {
  if (options.isBrief) return { status: 'clash', limits: [] }
  const canHold = (asked: AdvisorRequest) =>
    isFeasible(solver, advisorModel(universe, asked).program)
  return { status: 'clash', limits: clashingLimits(request, canHold) }
}
