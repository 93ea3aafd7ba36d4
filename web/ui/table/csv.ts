import { csvText } from '../../../engine/game/csv-text.ts'

export type CsvValue = string | number | boolean | null | undefined

const LINE_END = '\r\n'

function writeCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  // Only text is escaped: a negative figure must not get the apostrophe of a formula.
  return csvText(value)
}

/** CSV by RFC 4180: commas, CRLF, doubled quotes; text that looks like a formula is made harmless. */
export function writeCsv(header: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  const lines = [header.map(writeCell).join(',')]
  for (const row of rows) lines.push(row.map(writeCell).join(','))
  return lines.join(LINE_END) + LINE_END
}
