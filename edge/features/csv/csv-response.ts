import type { Bytes } from '../../crypto/encoding.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { sharedResponse } from '../../http/answer-bytes.ts'
import { type StreamWriting, streamResponse } from '../../http/stream.ts'
import { csvLine, csvLines } from './line.ts'
import type { Table } from './tables.ts'

const CSV = 'text/csv; charset=utf-8'
/** Records that are written before the event loop gets a turn. */
const RECORDS_A_TURN = 1000

/** A response that is written while the records of the sheet are read. */
export function csvResponse(
  writing: StreamWriting,
  lines: AsyncIterable<string> | Iterable<string>,
) {
  return streamResponse(writing, CSV, lines)
}

export function csvAnswer(sheet: Bytes): Response {
  return sharedResponse(sheet, { headers: { 'Content-Type': CSV } })
}

export async function csvSheet<T>(table: Table<T>, records: readonly T[]): Promise<string> {
  const lineOf = csvLines(Object.values(table))
  let sheet = csvLine(Object.keys(table))
  for (let at = 0; at < records.length; at += RECORDS_A_TURN) {
    if (at > 0) await yieldToEventLoop()
    sheet += records
      .slice(at, at + RECORDS_A_TURN)
      .map((record) => lineOf(record))
      .join('')
  }
  return sheet
}
