import { textResponse } from './answer-bytes.ts'
import { SYNTHETIC } from './headers.ts'

export function json(text: string): Response {
  return textResponse(text, { headers: { 'Content-Type': 'application/json' } })
}

/** A view of a player's own data, which says whether it is simulated. */
export function ownJson(view: { json: string; isExample: boolean }): Response {
  const answer = json(view.json)
  if (view.isExample) answer.headers.set(SYNTHETIC, 'true')
  return answer
}
