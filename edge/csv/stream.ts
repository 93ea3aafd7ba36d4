import { streamed, type Writing } from '../http/stream.ts'
import { csvLine, csvLines } from './line.ts'
import type { Table } from './tables.ts'

const CSV = 'text/csv; charset=utf-8'
/** The sheet as an answer that is written while its records are read. */
export function csvResponse(writing: Writing, lines: AsyncIterable<string>) {
  return streamed(writing, CSV, lines)
}

/** A sheet that is there already. */
export function csvAnswer(sheet: string): Response {
  return new Response(sheet, { headers: { 'Content-Type': CSV } })
}

/** The whole sheet of a list that is the same for everybody. */
export function csvSheet<T>(table: Table<T>, records: readonly T[]): string {
  return csvLine(Object.keys(table)) + records.map(csvLines(Object.values(table))).join('')
}
