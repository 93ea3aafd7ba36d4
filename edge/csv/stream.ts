import { csvLine } from './line.ts'
import type { Table } from './tables.ts'

/** Enough for one network write; a line at a time would cost a chunk each. */
const CHUNK_CHARACTERS = 16_384

/** The sheet as an answer that is written while it is read: it never stands in memory as a whole. */
export function csvResponse<T>(table: Table<T>, records: Iterable<T>): Response {
  const lines = sheetLines(table, records)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      let text = ''
      while (text.length < CHUNK_CHARACTERS) {
        const line = lines.next()
        if (line.done) {
          if (text) controller.enqueue(encoder.encode(text))
          controller.close()
          return
        }
        text += line.value
      }
      controller.enqueue(encoder.encode(text))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
}

function* sheetLines<T>(table: Table<T>, records: Iterable<T>): Generator<string, undefined> {
  const cells = Object.values(table)
  yield csvLine(Object.keys(table))
  for (const record of records) yield csvLine(cells.map((cell) => cell(record)))
}
