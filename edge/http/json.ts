import type { Bytes } from '../crypto/encoding.ts'
import { sharedResponse, textResponse } from './answer-bytes.ts'
import { SYNTHETIC } from './headers.ts'

const TYPE = { 'Content-Type': 'application/json' }

export function json(text: string): Response {
  return textResponse(text, { headers: TYPE })
}

/** A view of a player's own data, which says whether it is simulated. What is simulated is the same for all guests. */
export function ownJson(
  view: { isExample: true; bytes: Bytes } | { isExample: false; json: string },
): Response {
  if (!view.isExample) return json(view.json)
  return sharedResponse(view.bytes, { headers: { ...TYPE, [SYNTHETIC]: 'true' } })
}
