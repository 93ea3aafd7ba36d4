import type { Bytes } from '../crypto/encoding.ts'
import { markLarge } from './large-answers.ts'

export function json(text: string | Bytes): Response {
  const headers = { 'Content-Type': 'application/json' }
  return markLarge(new Response(text, { headers }), text.length)
}
