import type { Highs, Model, ModelData } from 'highs'
import type { LinearProgram } from '../../engine/advisor/program.ts'
import {
  PROOF,
  type Relaxed,
  type Solved,
  type Solver,
  type SolverOptions,
} from '../../engine/advisor/solver.ts'

/** `seconds`: the clock of its limits, if it is not the wall clock. */
export const highsSolver = (highs: Highs, seconds?: () => number): Solver => ({
  solve: (program, options = {}) => solve(highs, program, options, seconds),
  relax: (program) => relax(highs, program),
})

function solve(
  highs: Highs,
  program: LinearProgram,
  options: SolverOptions,
  seconds: (() => number) | undefined,
): Solved {
  const { gap = PROOF, absoluteGap, secondsAtMost, solutionsAtMost, nodesAtMost } = options
  const { start, stopBelow, isTakenAsItIs, onProgress } = options
  const end = seconds && secondsAtMost !== undefined ? seconds() + secondsAtMost : Infinity
  using model = highs.createModel(modelData(highs, program, true))
  model.options.set({
    output_flag: false,
    mip_rel_gap: gap,
    // These programs are small. A restart would take half of the time, more than it saves.
    mip_allow_restart: false,
    ...(absoluteGap !== undefined && { mip_abs_gap: absoluteGap }),
    ...(secondsAtMost !== undefined && !seconds && { time_limit: secondsAtMost }),
    ...(solutionsAtMost !== undefined && { mip_max_improving_sols: solutionsAtMost }),
    ...(nodesAtMost !== undefined && { mip_max_nodes: nodesAtMost }),
    // Nodes that cannot reach it are never opened. The solver minimises, so a maximum is passed as the minimum of its
    // negative.
    ...(stopBelow !== undefined && { objective_bound: -stopBelow }),
    ...(isTakenAsItIs && { presolve: 'off' }),
    // The same instance gives the same result, whatever the load of the machine.
    random_seed: 0,
  })
  if (start) model.setSolution({ colValue: start })
  const { callbackType, modelStatus } = highs.constants
  const tell = (data: Readonly<Record<string, unknown>>, values?: Float64Array) => {
    const bound = Number(data.mip_dual_bound)
    onProgress?.({ bound, ...(values && { values }) })
    return undefined
  }
  const { modelStatus: status } = model.run({
    ...(onProgress && {
      [callbackType.mipImprovingSolution]: ({ data }) => tell(data, data.mip_solution),
      [callbackType.mipLogging]: ({ data }) => tell(data),
    }),
    ...((stopBelow !== undefined || end < Infinity) && {
      [callbackType.mipInterrupt]: (event) => {
        const isHopeless = stopBelow !== undefined && Number(event.data.mip_dual_bound) < stopBelow
        if (isHopeless || (seconds && seconds() > end)) event.interrupt()
      },
    }),
  })
  if (status === modelStatus.infeasible) {
    return stopBelow === undefined
      ? { status: 'infeasible' }
      : { status: 'nothingFound', bound: stopBelow }
  }
  // The solver's own bound does not include unopened nodes.
  const bound = Math.max(stopBelow ?? -Infinity, Number(model.info.get('mip_dual_bound')))
  const objective = Number(model.info.get('objective_function_value'))
  const isFound = status === modelStatus.optimal || hasSolution(model)
  if (!isFound || (stopBelow !== undefined && objective < stopBelow && bound === stopBelow)) {
    return { status: 'nothingFound', bound }
  }
  return {
    status: status === modelStatus.optimal ? 'optimal' : 'timeOut',
    values: model.getSolution().colValue,
    objective,
    bound,
  }
}

function relax(highs: Highs, program: LinearProgram): Relaxed | undefined {
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

const PRIMAL_FEASIBLE = 2
const hasSolution = (model: Model) =>
  Number(model.info.get('primal_solution_status')) === PRIMAL_FEASIBLE

function modelData(highs: Highs, program: LinearProgram, integer: boolean): ModelData {
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
    ...(integer && { integrality: program.integer }),
  }
}
