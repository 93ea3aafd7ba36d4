import type { ProgramBuilder } from '../program.ts'
import type { ColumnEntry } from '../rounding.ts'
import type { CutBalance } from './cuts.ts'
import type { GroupColumn } from './groups.ts'

/** All buildings of one kind, on any planet and with any recipe. */
export interface WholeKind {
  readonly column: number
  readonly key: string
  readonly groups: readonly GroupColumn[]
}

/** Buildings share their time among recipes, so that only all groups of a kind together are whole. */
export const addWholes = (builder: ProgramBuilder, groups: readonly GroupColumn[]): WholeKind[] =>
  [...Map.groupBy(groups, ({ group }) => group.kind)].map(([key, all]) => {
    const column = builder.addColumn({ integer: true })
    const row = builder.addRow(0, 0)
    builder.add(row, column, -1)
    for (const group of all) builder.add(row, group.column, 1)
    return { column, key, groups: all }
  })

/** Counts all buildings of a kind with its largest surplus, less the difference of those that do something else. */
export function wholeBalance(
  wholes: readonly WholeKind[],
  list: readonly (readonly [column: number, perDay: number, level: number])[],
  sign: number,
  most: number,
): CutBalance {
  const perDayOf = new Map(list.map(([column, perDay]) => [column, sign * perDay]))
  const integer: ColumnEntry[] = []
  const divided: ColumnEntry[] = []
  for (const { column, groups } of wholes) {
    if (!groups.some((group) => perDayOf.has(group.column))) continue
    const perDays = groups.map((group) => perDayOf.get(group.column) ?? 0)
    const highest = perDays.reduce((high, perDay) => Math.max(high, perDay), -Infinity)
    integer.push([column, highest])
    for (const [i, group] of groups.entries()) {
      if (perDays[i]! < highest) divided.push([group.column, perDays[i]! - highest])
    }
  }
  return { integer, divided, most }
}
