import { streamed, type Writing } from '../http/stream.ts'
import { csvLine, csvLines } from './line.ts'
import type { Table } from './tables.ts'

const CSV = 'text/csv; charset=utf-8'
/** Some lines at a time: each by itself would cost more to pass on than to write. */
const PART_CHARACTERS = 16_384

type Parts<T> = AsyncIterable<readonly T[]> | Iterable<readonly T[]>

/** The sheet as an answer that is written while its records are read, some at a time. */
export function csvResponse<T>(writing: Writing, table: Table<T>, parts: Parts<T>) {
  return streamed(writing, CSV, sheetLines(table, parts))
}

/** A sheet that is there already. */
export function csvAnswer(sheet: string): Response {
  return new Response(sheet, { headers: { 'Content-Type': CSV } })
}

/** The whole sheet of a list that is the same for everybody. */
export function csvSheet<T>(table: Table<T>, records: readonly T[]): string {
  return csvLine(Object.keys(table)) + records.map(csvLines(Object.values(table))).join('')
}

async function* sheetLines<T>(table: Table<T>, parts: Parts<T>): AsyncGenerator<string> {
  const lineOf = csvLines(Object.values(table))
  let text = csvLine(Object.keys(table))
  for await (const records of parts)
    for (const record of records) {
      text += lineOf(record)
      if (text.length < PART_CHARACTERS) continue
      yield text
      text = ''
    }
  yield text
}
