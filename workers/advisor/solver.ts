import type { Highs, Model, ModelData } from 'highs'
import type { LinearProgram } from '../../engine/advisor/program.ts'
import type { Duals } from '../../engine/advisor/worth.ts'

/** How far a solution is: the best found, and what none can exceed. */
export interface SolverProgress {
  readonly best: number
  readonly bound: number
  /** (bound − best) / |best|. */
  readonly gap: number
  /** Column values of the best solution, told when a better one was found. */
  readonly values?: Float64Array
}

export interface SolverOptions {
  readonly secondsAtMost?: number
  /** Ends when the best is within this share of the bound. */
  readonly gap?: number
  /** The same as an amount, where the best may be about 0. */
  readonly absoluteGap?: number
  /** Ends with so many solutions, each better than the one before, instead of the best. */
  readonly solutionsAtMost?: number
  /** Ends as soon as nothing can reach this any more. */
  readonly stopBelow?: number | undefined
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
      readonly gap: number
    }
  | { readonly status: 'infeasible' }
  /** The time was over before anything was found. */
  | { readonly status: 'nothingFound'; readonly bound: number }

const DEFAULT_GAP = 1e-4

export function solveProgram(
  highs: Highs,
  program: LinearProgram,
  options: SolverOptions = {},
): Solved {
  const { gap = DEFAULT_GAP, absoluteGap, secondsAtMost, solutionsAtMost } = options
  const { start, stopBelow, onProgress } = options
  using model = highs.createModel(modelData(highs, program, true))
  model.options.set({
    output_flag: false,
    mip_rel_gap: gap,
    // These programs are small: restarting the search costs more than it saves, half of the time.
    mip_allow_restart: false,
    ...(absoluteGap !== undefined && { mip_abs_gap: absoluteGap }),
    ...(secondsAtMost !== undefined && { time_limit: secondsAtMost }),
    ...(solutionsAtMost !== undefined && { mip_max_improving_sols: solutionsAtMost }),
    // The same instance gives the same answer, whatever else the machine does.
    random_seed: 0,
  })
  if (start) model.setSolution({ colValue: start })
  const { callbackType, modelStatus } = highs.constants
  const tell = (data: Readonly<Record<string, unknown>>, values?: Float64Array) => {
    const best = Number(data.mip_primal_bound)
    const bound = Number(data.mip_dual_bound)
    onProgress?.({ best, bound, gap: relativeGap(best, bound), ...(values && { values }) })
    return undefined
  }
  const { modelStatus: status } = model.run({
    ...(onProgress && {
      [callbackType.mipImprovingSolution]: ({ data }) => tell(data, data.mip_solution),
      [callbackType.mipLogging]: ({ data }) => tell(data),
    }),
    ...(stopBelow !== undefined && {
      [callbackType.mipInterrupt]: (event) => {
        if (Number(event.data.mip_dual_bound) < stopBelow) event.interrupt()
      },
    }),
  })
  if (status === modelStatus.infeasible) return { status: 'infeasible' }
  const bound = Number(model.info.get('mip_dual_bound'))
  const objective = Number(model.info.get('objective_function_value'))
  if (status !== modelStatus.optimal && !hasSolution(model))
    return { status: 'nothingFound', bound }
  return {
    status: status === modelStatus.optimal ? 'optimal' : 'timeOut',
    values: model.getSolution().colValue,
    objective,
    bound,
    gap: relativeGap(objective, bound),
  }
}

/** The program with shares of buildings allowed: an upper bound, and what a little more of anything would be worth. */
export function relax(highs: Highs, program: LinearProgram): Duals | undefined {
  using model = highs.createModel(modelData(highs, program, false))
  model.options.set('output_flag', false)
  if (model.run().modelStatus !== highs.constants.modelStatus.optimal) return undefined
  const { colValue, colDual, rowDual } = model.getSolution()
  return {
    objective: Number(model.info.get('objective_function_value')),
    values: colValue,
    columnDual: colDual,
    rowDual,
  }
}

/**
 * The best solution with the whole numbers of another. An early solution of a search may waste what it buys or moves;
 * this one does not.
 */
export function withoutWaste(
  highs: Highs,
  program: LinearProgram,
  values: Float64Array,
): Float64Array {
  const fixed = values.map((value) => Math.round(value))
  const bounds = (free: Float64Array) =>
    free.map((bound, c) => (program.whole[c] ? fixed[c]! : bound))
  const narrowed = { ...program, lower: bounds(program.lower), upper: bounds(program.upper) }
  using model = highs.createModel(modelData(highs, narrowed, false))
  model.options.set('output_flag', false)
  const { modelStatus } = model.run()
  return modelStatus === highs.constants.modelStatus.optimal ? model.getSolution().colValue : values
}

/** Whether anything at all keeps a program's limits. */
export function isFeasible(highs: Highs, program: LinearProgram): boolean {
  const anything = { ...program, cost: new Float64Array(program.columns) }
  if (!relax(highs, anything)) return false
  return solveProgram(highs, anything, { solutionsAtMost: 1 }).status !== 'infeasible'
}

const PRIMAL_FEASIBLE = 2
const hasSolution = (model: Model) =>
  Number(model.info.get('primal_solution_status')) === PRIMAL_FEASIBLE

export function relativeGap(best: number, bound: number): number {
  if (!Number.isFinite(best) || !Number.isFinite(bound)) return Infinity
  return Math.abs(bound - best) / Math.max(1, Math.abs(best))
}

function modelData(highs: Highs, program: LinearProgram, whole: boolean): ModelData {
  return {
    numCols: program.columns,
    numRows: program.rows,
    sense: highs.constants.objectiveSense.maximize,
    colCost: program.cost,
    colLower: program.lower,
    colUpper: program.upper,
    rowLower: program.rowLower,
    rowUpper: program.rowUpper,
    matrix: {
      format: 'csc',
      numRows: program.rows,
      numCols: program.columns,
      starts: program.start,
      indices: program.row,
      values: program.value,
    },
    ...(whole && { integrality: program.whole }),
  }
}
