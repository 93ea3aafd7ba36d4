export interface GridItem {
  id: string
  name: string
  note?: string | undefined
  /** What rows are filtered by: the planet of a plan. */
  group?: string | undefined
}

export interface GridCell {
  row: string
  column: string
}

export type Assignments = ReadonlyMap<string, ReadonlySet<string>>

export type Mark = 'free' | 'assigned' | 'added' | 'removed'

export const MARK_IN_WORDS: Record<Mark, string> = {
  free: 'not assigned',
  assigned: 'assigned',
  added: 'assigned, not saved yet',
  removed: 'removed, not saved yet',
}

export const isSet = (mark: Mark) => mark === 'assigned' || mark === 'added'
export const isPending = (mark: Mark) => mark === 'added' || mark === 'removed'

export function cellMark(stored: Assignments, current: Assignments, row: string, column: string) {
  const was = stored.get(column)?.has(row) ?? false
  const is = current.get(column)?.has(row) ?? false
  return is ? (was ? 'assigned' : 'added') : was ? 'removed' : 'free'
}

/** What the player chose to see. Empty lists leave nothing out. */
export interface GridView {
  search: string
  groups: readonly string[]
  columns: readonly string[]
  pendingOnly: boolean
}
export const WHOLE_GRID: GridView = { search: '', groups: [], columns: [], pendingOnly: false }

interface Grid {
  rows: readonly GridItem[]
  columns: readonly GridItem[]
  stored: Assignments
  current: Assignments
}

export function seenOf({ rows, columns, stored, current }: Grid, view: GridView) {
  const wanted = view.search.trim().toLowerCase()
  const groups = new Set(view.groups)
  const chosen = new Set(view.columns)
  const seenColumns = chosen.size === 0 ? columns : columns.filter(({ id }) => chosen.has(id))
  const seenRows = rows.filter(
    ({ id, name, note = '', group = '' }) =>
      (wanted === '' || `${name} ${note} ${group}`.toLowerCase().includes(wanted)) &&
      (groups.size === 0 || groups.has(group)) &&
      (!view.pendingOnly ||
        columns.some((column) => isPending(cellMark(stored, current, id, column.id)))),
  )
  return { rows: seenRows, columns: seenColumns }
}

/** One letter a column, so that comparing two texts tells whether a row changed. */
const LETTERS: Record<Mark, string> = { free: '.', assigned: 'x', added: '+', removed: '-' }
const MARKS = new Map(Object.entries(LETTERS).map(([mark, letter]) => [letter, mark as Mark]))

export const lettersOf = ({ stored, current }: Grid, row: string, columns: readonly GridItem[]) =>
  columns.map(({ id }) => LETTERS[cellMark(stored, current, row, id)]).join('')

export const markAt = (letters: string, column: number): Mark =>
  MARKS.get(letters.charAt(column)) ?? 'free'
