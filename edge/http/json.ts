import type { Bytes } from '../crypto/encoding.ts'

/** An answer that is JSON already: no need to read and write it again. */
export function json(text: string | Bytes): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}
