/** Null is an empty cell. */
export type Cell = string | number | null

/** Characters that make a spreadsheet run a cell as a formula, wherever the first visible one is; full-width forms too. */
const RUNS_AS_FORMULA = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/

/** One record as RFC 4180 has it, with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(cellText).join(',') + '\r\n'
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // The apostrophe tells spreadsheets to show the text as it is. Numbers need none: -3 is a number.
  const text = RUNS_AS_FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
