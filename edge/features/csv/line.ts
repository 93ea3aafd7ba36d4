import { csvText } from '../../../engine/game/csv-text.ts'

export type Cell = string | number | null

/** How many texts are remembered. Sheets repeat far fewer. */
const MAX_REMEMBERED = 2000

/**
 * Writes records as lines of RFC 4180. Plans and tickers are in many lines of a sheet, so the cell of each text is written once
 * and remembered.
 */
export function csvLines<T>(columns: readonly ((record: T) => Cell)[]): (record: T) => string {
  const known = new Map<string, string>()
  const remembered = (text: string): string => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MAX_REMEMBERED) known.clear()
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
  // Numbers are no formulas, so -3 needs no guard.
  return typeof cell === 'number' ? String(cell) : textOf(cell)
}
