/** `row` counts as spreadsheets do: the heading is row 1. */
export interface CsvRow {
  row: number
  cells: string[]
}

export interface CsvSheet {
  rows: CsvRow[]
  delimiter: string
}

/**
 * Reads RFC 4180 and the variants of spreadsheets: semicolons or tabs, a byte order mark, any line end. Null where a
 * quote is never closed.
 */
export function readCsv(text: string): CsvSheet | null {
  const sheet = text.replace(/^\ufeff/, '')
  const delimiter = delimiterOf(sheet)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let row = 1

  function endRow() {
    cells.push(cell)
    if (cells.some((each) => each.trim() !== '')) rows.push({ row, cells })
    cells = []
    cell = ''
    row++
  }
  for (let at = 0; at < sheet.length; at++) {
    const letter = sheet[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (sheet[at + 1] === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && sheet[at + 1] === '\n') at++
      endRow()
    } else cell += letter
  }
  if (isQuoted) return null
  if (cell !== '' || cells.length > 0) endRow()
  return { rows, delimiter }
}

function delimiterOf(sheet: string): string {
  const heading = sheet.slice(0, sheet.search(/[\r\n]|$/))
  const count = (delimiter: string) => heading.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}
