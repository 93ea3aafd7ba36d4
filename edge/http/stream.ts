import { nextTurn } from '../turn.ts'
import type { Call } from './handle.ts'

/** Enough for one network write; a record at a time would cost a chunk each. */
const CHUNK_CHARACTERS = 32_768

type Texts = AsyncIterable<string> | Iterable<string>
/** Where an answer is written for: its log, and the turns of its caller. */
export type Writing = Pick<Call, 'inTurn'> & { ports: Pick<Call['ports'], 'log'> }

/**
 * An answer that is written while it is read: it never stands in memory as a whole, and waits while the
 * caller is slow. What fails before the first chunk still answers as a failure.
 */
export async function streamed(
  { ports, inTurn }: Writing,
  contentType: string,
  texts: Texts,
): Promise<Response> {
  const encoder = new TextEncoder()
  const chunks = chunksOf(texts)
  const headers = { 'Content-Type': contentType }
  const first = await inTurn(() => chunks.next())
  // Most lists are short: one chunk is all of them, and needs no stream.
  if (first.done || first.value.length < CHUNK_CHARACTERS)
    return new Response(first.value ?? '', { headers })
  let next: IteratorResult<string, undefined> | null = first
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          next ??= await inTurn(() => chunks.next())
          if (next.done) return controller.close()
          controller.enqueue(encoder.encode(next.value))
          next = null
          // Others get their turn between two chunks, however fast this caller reads.
          await nextTurn()
        } catch (error) {
          ports.log.error('answer cut off', { error: String(error) })
          controller.error(error)
        }
      },
      async cancel() {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers })
}

/** A JSON list of records that are JSON already: one or more a text, with commas between. */
export function streamedList(writing: Writing, records: Texts): Promise<Response> {
  return streamed(writing, 'application/json', listTexts(records))
}

async function* listTexts(records: Texts): AsyncGenerator<string> {
  let separator = '['
  for await (const record of records) {
    yield separator + record
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

async function* chunksOf(texts: Texts): AsyncGenerator<string, undefined> {
  let chunk = ''
  for await (const text of texts) {
    chunk += text
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}
