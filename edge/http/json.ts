import { textResponse } from './answer-bytes.ts'

export function json(text: string): Response {
  return textResponse(text, { headers: { 'Content-Type': 'application/json' } })
}
