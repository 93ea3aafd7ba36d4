import type { LinearProgram } from '../program.ts'
import type { Loop } from '../solution.ts'
import type { Solver } from '../solver.ts'
import { type RoundedRuns, withWholeRuns } from '../whole-runs.ts'
import type { EmpireModel } from './model.ts'

/** Less of a kind's time is left out, since whole runs could not hold it anyway. */
const LEAST_SHARE = 1e-3
/** For each base, and for all at once where one cannot be rounded by itself. */
const SECONDS_AT_MOST = 1
const SECONDS_FOR_ALL = 3
const GAP = 1e-3

/**
 * A solution with whole runs in every base; undefined where none keeps the limits. One base after the other is rounded,
 * while the time of the others stays divided and can make up for it, and every other choice stays as it is: all at once
 * takes far longer.
 */
export function roundedEmpire(
  solver: Solver,
  { program, open, request }: EmpireModel,
  solution: Float64Array,
): RoundedRuns | undefined {
  const kinds = open.flatMap((site) => site.kinds)
  const options = { mostRuns: request.limits.mostRuns, secondsAtMost: SECONDS_AT_MOST, gap: GAP }
  let values: Float64Array = solution.slice()
  for (const { column, works } of kinds) {
    const least = LEAST_SHARE * Math.round(values[column]!)
    for (const { column: work } of works) if (values[work]! < least) values[work] = 0
  }
  const all = () =>
    withWholeRuns(solver, program, kinds, values, { ...options, secondsAtMost: SECONDS_FOR_ALL })
  const narrowed: LinearProgram = {
    ...program,
    lower: program.lower.slice(),
    upper: program.upper.slice(),
  }
  const fix = (column: number, value: number) => {
    narrowed.lower[column] = narrowed.upper[column] = value
  }
  for (const [column, isWhole] of program.whole.entries()) {
    if (isWhole) fix(column, Math.round(values[column]!))
  }
  const loops: Loop[] = []
  for (const site of open) {
    if (!site.kinds.some(({ column }) => Math.round(values[column]!) > 0)) continue
    for (const { column } of site.kinds) {
      narrowed.lower[column] = program.lower[column]!
      narrowed.upper[column] = program.upper[column]!
    }
    const rounded = withWholeRuns(solver, narrowed, site.kinds, values, options)
    if (!rounded) return all()
    values = rounded.values
    loops.push(...rounded.loops)
    for (const { column, works } of site.kinds) {
      fix(column, Math.round(values[column]!))
      for (const { column } of works) fix(column, values[column]!)
    }
  }
  return { values, loops }
}
