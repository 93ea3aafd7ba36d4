import { type LinearProgram, type RowSpec, withColumns, withRows } from '../program.ts'
import type { KindColumn } from './buildings.ts'
import type { Runs } from './run-mixes.ts'
import type { Loop } from './solution.ts'

export interface RoundedRuns {
  readonly values: Float64Array
  readonly loops: readonly Loop[]
}

interface LoopColumn {
  readonly column: number
  readonly kind: KindColumn
  readonly runs: Runs
}

/** The loops that buildings of a kind may run. */
export interface LoopSet {
  readonly kind: KindColumn
  readonly all: readonly Runs[]
  /** Of all loops that are used together; left out where no choice of these has more. */
  readonly mostRuns?: number | undefined
}

/** With a column of whole buildings for each loop. The recipes of these kinds have the time of their loops only. */
export function withLoops(
  program: LinearProgram,
  sets: readonly LoopSet[],
): { readonly program: LinearProgram; readonly loops: readonly LoopColumn[] } {
  const upper = program.upper.slice()
  const loops: LoopColumn[] = []
  const most: number[] = []
  const rows: RowSpec[] = []
  const addColumn = (limit: number) => program.columns + most.push(limit) - 1
  for (const { kind, all, mostRuns } of sets) {
    const mostOfKind = upper[kind.column]!
    const of = all.map((runs) => ({ column: addColumn(mostOfKind), kind, runs }))
    loops.push(...of)
    const shares = of.map(sharesOf)
    for (const [i, { column }] of kind.works.entries()) {
      const parts = of.flatMap(({ column }, at) =>
        shares[at]![i]! > 0 ? [[column, -shares[at]![i]!] as const] : [],
      )
      if (parts.length === 0) upper[column] = 0
      else rows.push({ lower: 0, upper: 0, entries: [[column, 1], ...parts] })
    }
    if (mostRuns !== undefined) rows.push(...fewRuns(of, mostOfKind, mostRuns, () => addColumn(1)))
  }
  return { loops, program: withRows(withColumns({ ...program, upper }, most), rows) }
}

/** What a solution of a program with loops does, in the columns of the program without them. */
export function loopsIn(
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
  return { values, loops: [...loops, ...idleLoops(kinds, values)] }
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

/** Buildings that stand and do nothing. */
export const idleLoops = (kinds: readonly KindColumn[], values: Float64Array): Loop[] =>
  kinds.flatMap((kind): Loop[] => {
    const buildings = Math.round(values[kind.column]!)
    return kind.works.length === 0 && buildings > 0 ? [{ kind, buildings, runs: [] }] : []
  })
