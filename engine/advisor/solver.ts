import type { LinearProgram } from './program.ts'

export interface Solver {
  solve(program: LinearProgram, options?: SolverOptions): Solved
  /** Without the whole numbers; undefined where even that cannot keep the limits. */
  relax(program: LinearProgram): Relaxed | undefined
}

export interface SolverProgress {
  readonly bound: number
  /** Column values, sent only with a better solution. */
  readonly values?: Float64Array
}

export interface SolverOptions {
  readonly secondsAtMost?: number | undefined
  /** Ends when the best is within this share of the bound. */
  readonly gap?: number
  /** The same as an amount, where the best may be about 0. */
  readonly absoluteGap?: number
  /** Ends after this number of solutions, each better than the one before, instead of at the best. */
  readonly solutionsAtMost?: number
  /** Ends after looking at so many parts of the search, the same on every machine. */
  readonly nodesAtMost?: number
  /** Ends as soon as nothing can reach this. The bound is then no lower than this. */
  readonly stopBelow?: number | undefined
  /** Skips the presolve, which takes longer than most searches that end at their root. */
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
  | { readonly status: 'nothingFound'; readonly bound: number }

/** An upper bound of a program, with its duals. */
export interface Relaxed {
  readonly objective: number
  readonly values: Float64Array
  /** What one more unit of a column's bound, or of a row's limit, adds to the objective. */
  readonly columnDual: Float64Array
  readonly rowDual: Float64Array
}

export const PROOF = 1e-4

export function relativeGap(best: number, bound: number): number {
  if (!Number.isFinite(best) || !Number.isFinite(bound)) return Infinity
  return Math.abs(bound - best) / Math.max(1, Math.abs(best))
}

/** Whether anything keeps a program's limits; true where the time is too short to find out. */
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
 * The best solution with the whole numbers of another, and with its values in some other columns: an early solution of a
 * search may buy or move too much.
 */
export function withoutWaste(
  solver: Solver,
  program: LinearProgram,
  values: Float64Array,
  alsoFixed: ReadonlySet<number> = new Set(),
): Float64Array {
  const bounds = (free: Float64Array) =>
    free.map((bound, c) =>
      program.integer[c] ? Math.round(values[c]!) : alsoFixed.has(c) ? values[c]! : bound,
    )
  const narrowed = { ...program, lower: bounds(program.lower), upper: bounds(program.upper) }
  return solver.relax(narrowed)?.values ?? values
}
