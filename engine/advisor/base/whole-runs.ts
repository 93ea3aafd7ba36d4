import { type LinearProgram, type RowSpec, withColumns, withRows } from '../program.ts'
import type { Solver } from '../solver.ts'
import type { KindColumn } from './buildings.ts'
import { MAX_RUNS, nearbyRuns, type Runs } from './run-mixes.ts'
import type { Loop } from './solution.ts'

export interface RoundedRuns {
  readonly values: Float64Array
  readonly loops: readonly Loop[]
}

export interface RunOptions {
  readonly mostRuns: number | undefined
  readonly secondsAtMost?: number | undefined
  /** Uses no recipe that the solution does not use. */
  readonly keepsToWorks?: boolean | undefined
  /** Ends when the best is within this share of the best possible. */
  readonly gap?: number
}

interface LoopColumn {
  readonly column: number
  readonly kind: KindColumn
  readonly runs: Runs
}

/** Less of a building's time is a solver's rounding. */
const MIN_SHARE = 1e-7
const NODES_AT_MOST = 150
const NODES_AT_MOST_OF_OTHERS = 300

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
  { mostRuns = MAX_RUNS, secondsAtMost, keepsToWorks = false, gap }: RunOptions,
): RoundedRuns | undefined {
  const limits = runLimits(mostRuns)
  const attempt = (runsAtMost: number, isBound: boolean, nodesAtMost: number) => {
    const { narrowed, loops } = loopProgram(program, kinds, values, {
      mostRuns: runsAtMost,
      isBound,
      keepsToWorks,
    })
    const solved = solver.solve(narrowed, {
      nodesAtMost,
      secondsAtMost: secondsAtMost && secondsAtMost / limits.length,
      ...(gap !== undefined && { gap }),
    })
    if (!('values' in solved)) return undefined
    return { objective: solved.objective, rounded: loopsIn(program, kinds, loops, solved.values) }
  }
  let best: ReturnType<typeof attempt>
  for (const limit of limits) {
    const found =
      attempt(limit, true, NODES_AT_MOST) ?? attempt(limit, false, NODES_AT_MOST_OF_OTHERS)
    if (found && !(best && best.objective >= found.objective)) best = found
  }
  return best?.rounded
}

/**
 * The limits that are tried: up to 20 runs the wanted one, above that every doubling of 20 up to it. A larger limit tries
 * all that a smaller one does, so more freedom never makes the answer worse.
 */
function runLimits(mostRuns: number): number[] {
  const limits = [Math.min(mostRuns, MAX_RUNS)]
  while (limits.at(-1)! * 2 <= mostRuns) limits.push(limits.at(-1)! * 2)
  return limits
}

/** `isBound`: to the numbers of buildings and recipes of the solution. */
function loopProgram(
  program: LinearProgram,
  kinds: readonly KindColumn[],
  values: Float64Array,
  {
    mostRuns,
    isBound,
    keepsToWorks,
  }: { mostRuns: number; isBound: boolean; keepsToWorks: boolean },
) {
  const lower = program.lower.slice()
  const upper = program.upper.slice()
  const loops: LoopColumn[] = []
  const most: number[] = []
  const rows: RowSpec[] = []
  const addColumn = (upper: number) => program.columns + most.push(upper) - 1
  for (const kind of kinds) {
    const buildings = Math.round(values[kind.column]!)
    if (isBound) lower[kind.column] = upper[kind.column] = buildings
    const wanted = kind.works.map(({ column }) =>
      values[column]! > MIN_SHARE * buildings ? values[column]! : 0,
    )
    const times = kind.works.map(({ work }) => work.recipe.timeMs)
    const nearby = buildings === 0 ? [] : nearbyRuns(wanted, times, mostRuns)
    const alone = kind.works.map((_, i) => kind.works.map((_, j) => (i === j ? 1 : 0)))
    const others = isBound || keepsToWorks ? [] : alone
    const mostOfKind = upper[kind.column]!
    const of = [...nearby, ...others].map((runs) => ({ column: addColumn(mostOfKind), kind, runs }))
    loops.push(...of)
    const shares = of.map(sharesOf)
    for (const [i, { column }] of kind.works.entries()) {
      const parts = of.flatMap(({ column }, at) =>
        shares[at]![i]! > 0 ? [[column, -shares[at]![i]!] as const] : [],
      )
      if (parts.length === 0) upper[column] = 0
      else rows.push({ lower: 0, upper: 0, entries: [[column, 1], ...parts] })
    }
    if (mostOfKind > 1 && of.length > 1) {
      rows.push(...fewRuns(of, mostOfKind, mostRuns, () => addColumn(1)))
    }
  }
  return { loops, narrowed: withRows(withColumns({ ...program, lower, upper }, most), rows) }
}

/** Buildings of one kind may run different loops: all of these together have no more runs than one may have. */
function fewRuns(
  loops: readonly LoopColumn[],
  buildings: number,
  mostRuns: number,
  addChoice: () => number,
): RowSpec[] {
  const chosen = loops.map(({ column, runs }) => ({
    column,
    choice: addChoice(),
    runs: runs.reduce((sum, amount) => sum + amount, 0),
  }))
  return [
    ...chosen.map(({ column, choice }) => ({
      upper: 0,
      entries: [
        [column, 1],
        [choice, -buildings],
      ] as const,
    })),
    { upper: mostRuns, entries: chosen.map(({ choice, runs }) => [choice, runs] as const) },
  ]
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
