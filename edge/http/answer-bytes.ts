import { type Bytes, utf8 } from '../crypto/encoding.ts'

/**
 * A shorter response fits into the buffers of its connection. It is gone at once, however slowly it is read, and the
 * connection itself takes about as much.
 */
export const SMALL_BYTES = 16 * 1024
/** What a response holds that is written while it is read: a piece, and where it is compressed a compressor. */
export const STREAM_BYTES = 512 * 1024

const held = new WeakMap<Response, number>()

/** Notes the memory that a response takes until its caller has read it. */
export function holding(answer: Response, bytes: number): Response {
  held.set(answer, bytes)
  return answer
}

/** The memory that a response takes while nobody reads it; 0 for a short one. */
export function heldBytes(answer: Response): number {
  return held.get(answer) ?? 0
}

/** A response of one text, which is in memory until it is read. */
export function textResponse(text: string, init: ResponseInit): Response {
  // Each character may take three bytes.
  if (text.length < SMALL_BYTES / 3) return new Response(text, init)
  const bytes = utf8(text)
  return holding(new Response(inOnePiece(bytes), init), Math.max(bytes.length, SMALL_BYTES))
}

/** A response of bytes that stay in memory anyway. Many unread ones share them. */
export function sharedResponse(bytes: Bytes, init: ResponseInit): Response {
  return holding(new Response(inOnePiece(bytes), init), SMALL_BYTES)
}

/** `new Response(bytes)` would copy the bytes. */
function inOnePiece(bytes: Bytes): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
      controller.close()
    },
  })
}
