import type { Solver } from '../solver.ts'
import { type RoundedRuns, withWholeRuns } from '../whole-runs.ts'
import type { EmpireModel } from './model.ts'

/** Less of a kind's time is left out, since whole runs could not hold it anyway. */
const LEAST_SHARE = 1e-3
const SECONDS_AT_MOST = 1
const GAP = 1e-3

/** A solution with whole runs in every base; undefined where none keeps the limits. */
export function roundedEmpire(
  solver: Solver,
  { program, open, request }: EmpireModel,
  solution: Float64Array,
  secondsAtMost = SECONDS_AT_MOST,
): RoundedRuns | undefined {
  const kinds = open.flatMap((site) => site.kinds)
  const values = solution.slice()
  for (const { column, works } of kinds) {
    const least = LEAST_SHARE * Math.round(values[column]!)
    for (const { column: work } of works) if (values[work]! < least) values[work] = 0
  }
  return withWholeRuns(solver, program, kinds, values, {
    mostRuns: request.limits.mostRuns,
    secondsAtMost: Math.min(SECONDS_AT_MOST, secondsAtMost),
    gap: GAP,
  })
}
