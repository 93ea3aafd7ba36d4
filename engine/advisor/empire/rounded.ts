import type { RoundedRuns } from '../base/loop-columns.ts'
import type { Loop } from '../base/solution.ts'
import { withWholeRuns } from '../base/whole-runs.ts'
import type { LinearProgram } from '../program.ts'
import type { Solver } from '../solver.ts'
import type { EmpireModel } from './model.ts'
import type { OpenSite } from './open-site.ts'

/** A smaller share of a kind's time is dropped, since whole runs could not contain it anyway. */
const MIN_SHARE = 1e-3
/** For bases that are rounded together. */
const SECONDS_AT_MOST = 1
const GAP = 1e-3

/** Bases that were rounded together, and the state before that. */
interface Step extends State {
  readonly sites: readonly OpenSite[]
  readonly loops: readonly Loop[]
}

interface State {
  readonly values: Float64Array
  readonly program: LinearProgram
}

/**
 * Finds whole runs for every base. Undefined if none keep the limits. Bases are rounded one after the other, while the time
 * of the remaining ones stays divided and can adapt. Buildings and homes stay as they are, and only goods may flow
 * differently. A base that cannot be rounded by itself is rounded again together with the base before it, then with three
 * bases before it, and so on.
 */
export function roundedEmpire(
  solver: Solver,
  model: EmpireModel,
  solution: Float64Array,
): RoundedRuns | undefined {
  const options = {
    mostRuns: model.request.limits.mostRuns,
    secondsAtMost: SECONDS_AT_MOST,
    gap: GAP,
  }
  let state = stateBefore(model, solution)
  const done: Step[] = []
  for (const site of model.open) {
    if (!site.kinds.some(({ column }) => state.values[column]! > 0.5)) continue
    let sites: readonly OpenSite[] = [site]
    for (;;) {
      const kinds = sites.flatMap((one) => one.kinds)
      const open = withBounds(state.program, kinds, ({ column }) => [
        [column, model.program.lower[column]!, model.program.upper[column]!],
      ])
      const rounded = withWholeRuns(solver, open, kinds, state.values, options)
      if (rounded) {
        const { values, loops } = rounded
        done.push({ ...state, sites, loops })
        const program = withBounds(state.program, kinds, ({ column, works }) => [
          fixedAt(column, Math.round(values[column]!)),
          ...works.map(({ column }) => fixedAt(column, values[column]!)),
        ])
        state = { values, program }
        break
      }
      if (done.length === 0) return undefined
      for (let more = sites.length; more > 0 && done.length > 0; ) {
        const last = done.pop()!
        sites = [...last.sites, ...sites]
        state = last
        more -= last.sites.length
      }
    }
  }
  return { values: state.values, loops: done.flatMap(({ loops }) => loops) }
}

/** Buildings, homes and experts as in the solution, without tiny shares of time. */
function stateBefore({ program, open, firstOfGoods }: EmpireModel, solution: Float64Array): State {
  const values = solution.slice()
  for (const { column, works } of open.flatMap(({ kinds }) => kinds)) {
    const least = MIN_SHARE * Math.round(values[column]!)
    for (const { column: work } of works) if (values[work]! < least) values[work] = 0
  }
  const wholes = Array.from(values.keys()).filter(
    (column) => column < firstOfGoods && program.integer[column],
  )
  const fixed = withBounds(program, wholes, (column) => [
    fixedAt(column, Math.round(values[column]!)),
  ])
  return { values, program: fixed }
}

type Bounds = readonly [column: number, lower: number, upper: number]

const fixedAt = (column: number, value: number): Bounds => [column, value, value]

function withBounds<T>(
  program: LinearProgram,
  all: readonly T[],
  boundsOf: (one: T) => readonly Bounds[],
): LinearProgram {
  const lower = program.lower.slice()
  const upper = program.upper.slice()
  for (const [column, least, most] of all.flatMap(boundsOf)) {
    lower[column] = least
    upper[column] = most
  }
  return { ...program, lower, upper }
}
