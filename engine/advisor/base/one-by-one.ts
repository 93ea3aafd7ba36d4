import type { LinearProgram } from '../program.ts'
import type { Solver } from '../solver.ts'
import type { KindColumn } from './buildings.ts'
import { candidateRuns, LEAST_TIME, type LoopOptions } from './loop-candidates.ts'
import { idleLoops, loopsIn, type RoundedRuns, withLoops } from './loop-columns.ts'
import type { Loop } from './solution.ts'

const NODES_AT_MOST = 150
const GAP = 1e-3

/**
 * A base with whole runs, kind by kind, while all other kinds divide their time and their numbers adapt: what the loops of
 * one kind cannot fill is left to others. Undefined where some kind finds no loops.
 */
export function oneByOne(
  solver: Solver,
  program: LinearProgram,
  kinds: readonly KindColumn[],
  solution: Float64Array,
  options: LoopOptions,
): RoundedRuns | undefined {
  const lower = program.lower.slice()
  const upper = program.upper.slice()
  const left = new Set(kinds.filter(({ works }) => works.length > 0))
  const loops: Loop[] = []
  let values = solution
  for (;;) {
    const next = mostDivided(left, values)
    if (!next) break
    left.delete(next)
    const found = kindLooped(solver, { ...program, lower, upper }, next, values, options)
    if (!found) return undefined
    values = found.values
    loops.push(...found.loops)
    const fixed = [next, ...next.works].map(({ column }) => column)
    for (const column of fixed) lower[column] = upper[column] = values[column]!
  }
  return { values, loops: [...loops, ...idleLoops(kinds, values)] }
}

/** The kind with most recipes is first, as it is the hardest. */
function mostDivided(kinds: ReadonlySet<KindColumn>, values: Float64Array): KindColumn | undefined {
  let most = 0
  let found: KindColumn | undefined
  for (const kind of kinds) {
    if (values[kind.column]! < 0.5) continue
    const used = kind.works.filter(({ column }) => values[column]! > LEAST_TIME).length
    if (used > most) [most, found] = [used, kind]
  }
  return found
}

function kindLooped(
  solver: Solver,
  program: LinearProgram,
  kind: KindColumn,
  values: Float64Array,
  options: LoopOptions,
): RoundedRuns | undefined {
  const all = candidateRuns(solver, program, kind, values, options)
  const looped = withLoops(program, [{ kind, all, mostRuns: options.mostRuns }])
  const solved = solver.solve(looped.program, {
    nodesAtMost: NODES_AT_MOST,
    secondsAtMost: options.secondsAtMost,
    gap: GAP,
  })
  return 'values' in solved ? loopsIn(program, [kind], looped.loops, solved.values) : undefined
}
