import { streamed, type Writing } from '../http/stream.ts'
import { csvLine } from './line.ts'
import type { Table } from './tables.ts'

type Records<T> = AsyncIterable<T> | Iterable<T>

/** The sheet as an answer that is written while its records are read. */
export function csvResponse<T>(writing: Writing, table: Table<T>, records: Records<T>) {
  return streamed(writing, 'text/csv; charset=utf-8', sheetLines(table, records))
}

async function* sheetLines<T>(table: Table<T>, records: Records<T>): AsyncGenerator<string> {
  const cells = Object.values(table)
  yield csvLine(Object.keys(table))
  for await (const record of records) yield csvLine(cells.map((cell) => cell(record)))
}
