import type { LinearProgram } from './program.ts'

/** Whoever solves programs: the search asks for no more than this. */
export interface Solver {
  solve(program: LinearProgram, options?: SolverOptions): Solved
  /** The program with shares of buildings allowed; undefined where even those cannot keep the limits. */
  relax(program: LinearProgram): Relaxed | undefined
}

/** How far a solution is: the best found, and what none can exceed. */
export interface SolverProgress {
  readonly best: number
  readonly bound: number
  /** Column values of the best solution, told when a better one was found. */
  readonly values?: Float64Array
}

export interface SolverOptions {
  readonly secondsAtMost?: number | undefined
  /** Ends when the best is within this share of the bound. */
  readonly gap?: number
  /** The same as an amount, where the best may be about 0. */
  readonly absoluteGap?: number
  /** Ends with so many solutions, each better than the one before, instead of the best. */
  readonly solutionsAtMost?: number
  /** Ends as soon as nothing can reach this any more. Below it nothing need be found, and the bound is no lower. */
  readonly stopBelow?: number | undefined
  /** Does not simplify the program first, which takes longer than most searches that end at their root. */
  readonly isTakenAsItIs?: boolean
  /** A solution to begin from; it need not be complete. */
  readonly start?: Float64Array | undefined
  readonly onProgress?: (progress: SolverProgress) => void
}

export type Solved =
  | {
      readonly status: 'optimal' | 'timeOut'
      readonly values: Float64Array
      readonly objective: number
      readonly bound: number
    }
  | { readonly status: 'infeasible' }
  /** The time was over before anything was found. */
  | { readonly status: 'nothingFound'; readonly bound: number }

/** An upper bound of a program, with its duals: what a little more of anything would be worth. */
export interface Relaxed {
  readonly objective: number
  readonly values: Float64Array
  /** What one more unit of a column's bound, or of a row's limit, adds to the objective. */
  readonly columnDual: Float64Array
  readonly rowDual: Float64Array
}

/** The share of the bound within which an answer counts as proved. */
export const PROOF = 1e-4

/** |bound − best| / |best|. */
export function relativeGap(best: number, bound: number): number {
  if (!Number.isFinite(best) || !Number.isFinite(bound)) return Infinity
  return Math.abs(bound - best) / Math.max(1, Math.abs(best))
}

/** Whether anything at all keeps a program's limits, as far as that is found out in time. */
export function isFeasible(
  solver: Solver,
  program: LinearProgram,
  secondsAtMost?: number,
): boolean {
  const anything = { ...program, cost: new Float64Array(program.columns) }
  if (!solver.relax(anything)) return false
  return solver.solve(anything, { solutionsAtMost: 1, secondsAtMost }).status !== 'infeasible'
}

/**
 * The best solution with the whole numbers of another. An early solution of a search may waste what it buys or moves;
 * this one does not.
 */
export function withoutWaste(
  solver: Solver,
  program: LinearProgram,
  values: Float64Array,
): Float64Array {
  const fixed = values.map((value) => Math.round(value))
  const bounds = (free: Float64Array) =>
    free.map((bound, c) => (program.whole[c] ? fixed[c]! : bound))
  const narrowed = { ...program, lower: bounds(program.lower), upper: bounds(program.upper) }
  return solver.relax(narrowed)?.values ?? values
}
