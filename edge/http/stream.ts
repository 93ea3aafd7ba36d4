import type { Ports } from '../ports.ts'
import { nextTurn } from '../turn.ts'

/** Enough for one network write; a record at a time would cost a chunk each. */
const CHUNK_CHARACTERS = 32_768

type Texts = AsyncIterable<string> | Iterable<string>

/**
 * An answer that is written while it is read: it never stands in memory as a whole, and waits while the
 * caller is slow. What fails before the first chunk still answers as a failure.
 */
export async function streamed(
  { log }: Pick<Ports, 'log'>,
  contentType: string,
  texts: Texts,
): Promise<Response> {
  const encoder = new TextEncoder()
  const chunks = chunksOf(texts)
  let next = await chunks.next()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (next.done) return controller.close()
          controller.enqueue(encoder.encode(next.value))
          // Others get their turn between two chunks, however fast this caller reads.
          await nextTurn()
          next = await chunks.next()
          if (next.done) controller.close()
        } catch (error) {
          log.error('answer cut off', { error: String(error) })
          controller.error(error)
        }
      },
      async cancel() {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'Content-Type': contentType } })
}

/** A JSON list of records that are JSON already. */
export function streamedList(ports: Pick<Ports, 'log'>, records: Texts): Promise<Response> {
  return streamed(ports, 'application/json', listTexts(records))
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
