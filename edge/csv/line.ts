import { csvText } from '../../engine/model/csv-text.ts'

/** Null is an empty cell. */
export type Cell = string | number | null

/** One record as RFC 4180 has it, with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(cellText).join(',') + '\r\n'
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // Numbers need no guard: -3 is a number.
  return csvText(cell)
}
