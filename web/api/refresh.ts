import { refresh } from '../../edge/contract/user.ts'
import { parse } from '../../engine/model/validation.ts'
import { credentials } from '../browser/credentials.ts'
import { withLock } from '../browser/lock.ts'
import { addressOf } from './address.ts'

/** While one tab waits for the server all others wait for the lock. */
export const REFRESH_LIMIT_MS = 15_000

/**
 * A new pair of tokens in place of the one that `spent` belongs to; false when the session is over.
 * A refresh token works once, and reusing it ends the session: so one tab refreshes and the others take its tokens.
 */
export function refreshTokens(spent: string): Promise<boolean> {
  return withLock('perigee.refresh', async () => {
    const stored = credentials.reread()
    if (!stored) return false
    if (stored.access_token !== spent) return true
    const form = new FormData()
    form.set('refresh_token', stored.refresh_token)
    const answer = await askForTokens(form)
    if (answer?.tokens) {
      credentials.set({ ...stored, ...parse(refresh.answer, answer.tokens) })
      return true
    }
    // Only a refusal ends the session: a network that is down or a server that restarts must not log players out.
    if (answer?.status !== 401 && answer?.status !== 422) return true
    credentials.set(undefined)
    return false
  })
}

/** Undefined when no complete response comes in time. */
async function askForTokens(
  body: FormData,
): Promise<{ status: number; tokens?: unknown } | undefined> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), REFRESH_LIMIT_MS)
  try {
    const address = addressOf(refresh, {}, undefined)
    const response = await fetch(address, { method: 'POST', body, signal: limit.signal })
    return response.ok
      ? { status: response.status, tokens: await response.json() }
      : { status: response.status }
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
