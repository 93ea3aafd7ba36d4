import { nextTurn } from '../../turn.ts'

/** A fraction of a millisecond of work, and enough for some network writes. */
const CHUNK_CHARACTERS = 131_072

/** A list of ready-made JSON records, written as far as the client reads it; between the parts others get their turn. */
export function streamedList(records: Iterable<string>): Response {
  const parts = partsOf(records)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await nextTurn()
      const part = parts.next()
      if (part.done) controller.close()
      else controller.enqueue(encoder.encode(part.value))
    },
  })
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' }
  return new Response(body, { headers })
}

function* partsOf(records: Iterable<string>): Generator<string, undefined> {
  let text = '['
  let separator = ''
  for (const record of records) {
    text += separator + record
    separator = ','
    if (text.length < CHUNK_CHARACTERS) continue
    yield text
    text = ''
  }
  yield `${text}]`
}
