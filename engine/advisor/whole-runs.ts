import type { KindColumn } from './buildings.ts'
import { type LinearProgram, withColumns } from './program.ts'
import { MOST_RUNS, nearbyRuns, type Runs } from './run-mixes.ts'
import type { Loop } from './solution.ts'
import type { Solver } from './solver.ts'

export interface RoundedRuns {
  readonly values: Float64Array
  readonly loops: readonly Loop[]
}

export interface RunOptions {
  readonly mostRuns: number | undefined
  readonly secondsAtMost?: number | undefined
  /** The search ends when it is as near as this to what the divided time would earn. */
  readonly gap?: number
}

interface LoopColumn {
  readonly column: number
  readonly kind: KindColumn
  readonly runs: Runs
}

/** Less of a building's time is a solver's rounding. */
const LEAST_SHARE = 1e-7
const NODES_AT_MOST = 400
const NODES_AT_MOST_OF_OTHERS = 2000

/**
 * The best base with the buildings of a solution whose recipes run whole numbers of times. Every way to divide the time
 * that comes near the solution's is a column of whole buildings in the same program, so each of its limits holds. Where
 * none of these ways keeps them, other numbers of buildings are tried, which may also do one thing only.
 */
export function withWholeRuns(
  solver: Solver,
  program: LinearProgram,
  kinds: readonly KindColumn[],
  values: Float64Array,
  { mostRuns = MOST_RUNS, secondsAtMost, gap }: RunOptions,
): RoundedRuns | undefined {
  const attempt = (isBound: boolean, nodesAtMost: number) => {
    const { narrowed, loops } = loopProgram(program, kinds, values, mostRuns, isBound)
    const solved = solver.solve(narrowed, {
      nodesAtMost,
      secondsAtMost,
      ...(gap !== undefined && { gap }),
    })
    return 'values' in solved ? loopsIn(program, kinds, loops, solved.values) : undefined
  }
  return attempt(true, NODES_AT_MOST) ?? attempt(false, NODES_AT_MOST_OF_OTHERS)
}

/** `isBound`: to the kinds, numbers of buildings and recipes of the solution. */
function loopProgram(
  program: LinearProgram,
  kinds: readonly KindColumn[],
  values: Float64Array,
  mostRuns: number,
  isBound: boolean,
) {
  const lower = program.lower.slice()
  const upper = program.upper.slice()
  const loops: LoopColumn[] = []
  const rows: (readonly (readonly [column: number, value: number])[])[] = []
  for (const kind of kinds) {
    const buildings = Math.round(values[kind.column]!)
    if (isBound) lower[kind.column] = upper[kind.column] = buildings
    const wanted = kind.works.map(({ column }) =>
      values[column]! > LEAST_SHARE * buildings ? values[column]! : 0,
    )
    const times = kind.works.map(({ work }) => work.recipe.timeMs)
    const nearby = buildings === 0 ? [] : nearbyRuns(wanted, times, mostRuns)
    const others = kind.works.map((_, i) => kind.works.map((_, j) => (i === j ? 1 : 0)))
    const of = (isBound ? nearby : [...nearby, ...others]).map(
      (runs): LoopColumn & { shares: number[] } => {
        const loop = { column: program.columns + loops.length, kind, runs }
        loops.push(loop)
        return { ...loop, shares: sharesOf(loop) }
      },
    )
    for (const [i, { column }] of kind.works.entries()) {
      const parts = of.flatMap(({ column, shares }) =>
        shares[i]! > 0 ? [[column, -shares[i]!] as const] : [],
      )
      if (parts.length === 0) upper[column] = 0
      else rows.push([[column, 1], ...parts])
    }
  }
  const most = loops.map(({ kind }) => upper[kind.column]!)
  return { loops, narrowed: withColumns({ ...program, lower, upper }, most, rows) }
}

/** Of the time of a building, by its works. */
function sharesOf({ kind, runs }: Pick<Loop, 'kind' | 'runs'>): number[] {
  const times = runs.map((amount, i) => amount * kind.works[i]!.work.recipe.timeMs)
  const all = times.reduce((total, time) => total + time, 0)
  return times.map((time) => time / all)
}

function loopsIn(
  program: LinearProgram,
  kinds: readonly KindColumn[],
  columns: readonly LoopColumn[],
  solved: Float64Array,
): RoundedRuns {
  const values = solved.slice(0, program.columns)
  const loops = columns.flatMap(({ column, kind, runs }): Loop[] => {
    const buildings = Math.round(solved[column]!)
    return buildings > 0 ? [{ kind, buildings, runs }] : []
  })
  for (const { works } of kinds) for (const { column } of works) values[column] = 0
  for (const { kind, buildings, runs } of loops) {
    const shares = sharesOf({ kind, runs })
    for (const [i, { column }] of kind.works.entries()) values[column]! += buildings * shares[i]!
  }
  const idle = kinds.flatMap((kind): Loop[] => {
    const buildings = Math.round(values[kind.column]!)
    return kind.works.length === 0 && buildings > 0 ? [{ kind, buildings, runs: [] }] : []
  })
  return { values, loops: [...loops, ...idle] }
}
