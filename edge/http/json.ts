import type { Bytes } from '../crypto/encoding.ts'

export function json(text: string | Bytes): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}
