import type { RowSpec } from '../program.ts'
import type { KindColumn } from './buildings.ts'
import type { Runs } from './run-mixes.ts'
import type { Loop } from './solution.ts'

export interface RoundedRuns {
  readonly values: Float64Array
  readonly loops: readonly Loop[]
}

export interface LoopColumn {
  readonly column: number
  readonly kind: KindColumn
  readonly runs: Runs
}

/** Buildings of one kind may run different loops: all of these together have no more runs than one may have. */
export function fewRuns(
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
export function sharesOf({ kind, runs }: Pick<Loop, 'kind' | 'runs'>): number[] {
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
