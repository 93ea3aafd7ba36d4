import { csvText } from '../../../engine/game/csv-text.ts'

export type Cell = string | number | null

/** Far more than a sheet repeats; those that never come again need no more room. */
const MOST_REMEMBERED = 2000

/**
 * Writes records as RFC 4180 has it, each with its line end. Plans and tickers stand in many lines of one sheet: what a
 * text looks like as a cell is found out once.
 */
export function csvLines<T>(columns: readonly ((record: T) => Cell)[]): (record: T) => string {
  const known = new Map<string, string>()
  const remembered = (text: string): string => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MOST_REMEMBERED) known.clear()
    const written = csvText(text)
    known.set(text, written)
    return written
  }
  return (record) => {
    let line = ''
    let separator = ''
    for (const column of columns) {
      line += separator + cellText(column(record), remembered)
      separator = ','
    }
    return `${line}\r\n`
  }
}

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => cellText(cell, csvText)).join(',')}\r\n`
}

function cellText(cell: Cell, textOf: (text: string) => string): string {
  if (cell === null) return ''
  // Numbers need no guard: -3 is a number.
  return typeof cell === 'number' ? String(cell) : textOf(cell)
}
