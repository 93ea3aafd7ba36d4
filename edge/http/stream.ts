import { type Bytes, concatBytes, utf8 } from '../crypto/encoding.ts'
import { yieldToEventLoop } from '../event-loop.ts'
import { holding, STREAM_BYTES } from './answer-bytes.ts'
import type { Call } from './handle.ts'

/** Enough for one network write. Sending each record by itself would cost a chunk each. */
const CHUNK_BYTES = 32 * 1024

/** Text or its bytes, in one piece or several. */
type Text = string | Bytes | readonly Bytes[]
type Texts = AsyncIterable<Text> | Iterable<Text>
/** The context of a streamed response: log and scheduler of its caller. */
export type StreamWriting = Pick<Call, 'schedule'> & {
  ports: Pick<Call['ports'], 'log' | 'chunkBytes'>
}

/**
 * Returns a response that is written while it is read. It is never in memory as a whole, and it waits while the caller is slow.
 * A failure before the first chunk is still returned as a failure.
 */
export async function streamResponse(
  { ports, schedule }: StreamWriting,
  contentType: string,
  texts: Texts,
): Promise<Response> {
  const chunkBytes = ports.chunkBytes ?? CHUNK_BYTES
  const chunks = chunksOf(texts, chunkBytes)
  const headers = { 'Content-Type': contentType }
  const first = await schedule(() => chunks.next())
  // Most lists fit into one chunk, and need no stream.
  if (first.done || first.value.length < chunkBytes)
    return holding(new Response(first.value ?? '', { headers }), first.value?.length ?? 0)
  let next: IteratorResult<Bytes, undefined> | null = first
  let isLeft = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          next ??= await schedule(() => chunks.next(), true)
          if (isLeft) return
          if (next.done) return controller.close()
          controller.enqueue(next.value)
          next = null
          // Other work runs between two chunks, however fast this caller reads.
          await yieldToEventLoop()
        } catch (error) {
          if (isLeft) return
          ports.log.error('answer cut off', { error: String(error) })
          controller.error(error)
        }
      },
      async cancel() {
        isLeft = true
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return holding(new Response(body, { headers }), STREAM_BYTES)
}

/** Streams a JSON list of records that are JSON already. A text may hold several, with commas between. */
export function streamList(writing: StreamWriting, records: Texts): Promise<Response> {
  return streamResponse(writing, 'application/json', listTexts(records))
}

async function* listTexts(records: Texts): AsyncGenerator<Text> {
  let separator = '['
  for await (const record of records) {
    yield separator
    yield record
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

async function* chunksOf(texts: Texts, chunkBytes: number): AsyncGenerator<Bytes, undefined> {
  let parts: Bytes[] = []
  let length = 0
  for await (const text of texts) {
    for (const part of piecesOf(text)) {
      parts.push(part)
      length += part.length
    }
    if (length < chunkBytes) continue
    yield concatBytes(parts)
    parts = []
    length = 0
  }
  if (length > 0) yield concatBytes(parts)
}

function piecesOf(text: Text): readonly Bytes[] {
  if (typeof text === 'string') return [utf8(text)]
  return text instanceof Uint8Array ? [text] : text
}
