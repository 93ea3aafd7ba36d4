import type { Assignments, GridCell } from '../../ui/table/assignment/marks.ts'

/** Cells that a save will set (true) or clear, by column and row. Each differs from what is stored. */
export type Changes = ReadonlyMap<string, ReadonlyMap<string, boolean>>
export const NO_CHANGES: Changes = new Map()

export type DraftedChanges = Readonly<Record<string, Readonly<Record<string, boolean>>>>
export const draftOf = (changes: Changes): Record<string, Record<string, boolean>> =>
  Object.fromEntries([...changes].map(([column, rows]) => [column, Object.fromEntries(rows)]))
export const changesOf = (drafted: DraftedChanges): Changes =>
  new Map(Object.entries(drafted).map(([column, rows]) => [column, new Map(Object.entries(rows))]))

/** Sets or clears cells. An exclusive row has at most one column: setting one clears the others. */
export function withCells(
  stored: Assignments,
  changes: Changes,
  cells: readonly GridCell[],
  assigned: boolean,
  exclusiveColumns?: readonly string[],
): Changes {
  const next = new Map<string, Map<string, boolean>>()
  function put(column: string, row: string, value: boolean) {
    const ofColumn = next.get(column) ?? new Map(changes.get(column))
    next.set(column, ofColumn)
    if (value === (stored.get(column)?.has(row) ?? false)) ofColumn.delete(row)
    else ofColumn.set(row, value)
  }
  for (const { row, column } of cells) {
    if (assigned) {
      for (const other of exclusiveColumns ?? []) if (other !== column) put(other, row, false)
    }
    put(column, row, assigned)
  }
  return withoutEmpty(new Map<string, ReadonlyMap<string, boolean>>([...changes, ...next]))
}

/** The assignments as they will be. */
export function afterwards(stored: Assignments, changes: Changes): Assignments {
  if (changes.size === 0) return stored
  const all = new Map(stored)
  for (const [column, rows] of changes) {
    const set = new Set(stored.get(column))
    for (const [row, assigned] of rows) {
      if (assigned) set.add(row)
      else set.delete(row)
    }
    all.set(column, set)
  }
  return all
}

/** Drops changes that are stored already and those of deleted rows and columns. */
export function stillMeant(
  stored: Assignments,
  changes: Changes,
  rows: ReadonlySet<string>,
): Changes {
  const left = [...changes].flatMap(([column, ofColumn]) => {
    const set = stored.get(column)
    if (!set) return []
    const kept = [...ofColumn].filter(([row, value]) => rows.has(row) && value !== set.has(row))
    return [[column, new Map(kept)] as const]
  })
  return withoutEmpty(new Map(left))
}

export function countChanges(changes: Changes): { added: number; removed: number } {
  const values = [...changes.values()].flatMap((rows) => [...rows.values()])
  const added = values.filter(Boolean).length
  return { added, removed: values.length - added }
}

const withoutEmpty = (changes: Changes): Changes =>
  new Map([...changes].filter(([, rows]) => rows.size > 0))
