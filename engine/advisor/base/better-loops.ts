import type { LinearProgram } from '../program.ts'
import type { Solver } from '../solver.ts'
import type { KindColumn } from './buildings.ts'
import { candidateRuns, LEAST_TIME, type LoopOptions } from './loop-candidates.ts'
import { type LoopSet, loopsIn, type RoundedRuns, withLoops } from './loop-columns.ts'
import type { Runs } from './run-mixes.ts'

const ATTEMPTS = 60
const NODES_AT_MOST = 60
const GAP = 1e-3
/** Of what the base earns: smaller gains are not looked for. */
const LEAST_GAIN = 5e-4
/** Left for what follows. */
const SECONDS_SPARED = 3

type Kinds = readonly KindColumn[]

/**
 * One kind at a time chooses its number of buildings and its loops again, while all others keep their loops: only how many
 * buildings run each of these may change. Ends when no kind gains. Never loses.
 */
export function betterLoops(
  solver: Solver,
  program: LinearProgram,
  kinds: Kinds,
  found: RoundedRuns,
  options: LoopOptions,
  secondsLeft: () => number = () => Infinity,
): RoundedRuns {
  const earned = (of: Float64Array) => program.cost.reduce((sum, cost, c) => sum + cost * of[c]!, 0)
  let best = found
  let attempts = 0
  for (;;) {
    const before = best
    for (const kind of mostRecipesFirst(kinds, best)) {
      if (attempts++ === ATTEMPTS || secondsLeft() < SECONDS_SPARED) return best
      const now = earned(best.values)
      const least = now + LEAST_GAIN * Math.abs(now)
      const next = chosenAgain(solver, program, kinds, best, kind, least, options)
      if (next && earned(next.values) > now) best = next
    }
    if (best === before) return best
  }
}

/** Of the kinds that are built. */
function mostRecipesFirst(kinds: Kinds, { values }: RoundedRuns): KindColumn[] {
  const recipes = ({ works }: KindColumn) =>
    works.filter(({ column }) => values[column]! > LEAST_TIME).length
  return kinds
    .filter(({ column, works }) => works.length > 0 && values[column]! > 0.5)
    .sort((a, b) => recipes(b) - recipes(a) || a.column - b.column)
}

/** Undefined where dividing the time of this kind does not earn `least`, or no loops of it do. */
function chosenAgain(
  solver: Solver,
  program: LinearProgram,
  kinds: Kinds,
  { loops }: RoundedRuns,
  free: KindColumn,
  least: number,
  options: LoopOptions,
): RoundedRuns | undefined {
  const { mostRuns, secondsAtMost } = options
  const limits = { nodesAtMost: NODES_AT_MOST, gap: GAP, stopBelow: least, secondsAtMost }
  const runsOf = (kind: KindColumn): Runs[] =>
    kind.works.length === 0 ? [] : loops.flatMap((loop) => (loop.kind === kind ? [loop.runs] : []))
  const kept = kinds
    .filter((kind) => kind !== free)
    .map((kind): LoopSet => ({ kind, all: runsOf(kind) }))
  const divided = withLoops(program, kept).program
  const solved = solver.solve(divided, limits)
  if (!('values' in solved)) return undefined
  const found = candidateRuns(solver, divided, free, solved.values, { ...options, isPaired: true })
  const known = new Set(found.map((runs) => runs.join()))
  const all = [...found, ...runsOf(free).filter((runs) => !known.has(runs.join()))]
  const whole = withLoops(program, [...kept, { kind: free, all, mostRuns }])
  const again = solver.solve(whole.program, limits)
  return 'values' in again ? loopsIn(program, kinds, whole.loops, again.values) : undefined
}
