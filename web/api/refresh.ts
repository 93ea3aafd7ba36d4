import { refresh } from '../../edge/features/accounts/contract.ts'
import { parse } from '../../engine/game/validation.ts'
import { credentials } from '../browser/credentials.ts'
import { withLock } from '../browser/lock.ts'
import { callAddress } from './call-address.ts'

/** While one tab waits for the server, all others wait for the lock. */
export const REFRESH_LIMIT_MS = 15_000

/** What one tab stores becomes readable in others shortly after the lock is released. */
const ARRIVAL_MS = 100

/**
 * Replaces the tokens that `spent` belongs to; false when the session has ended. One tab refreshes and the others take its tokens: on the server
 * the reuse of a token is a sign of theft.
 */
export function refreshTokens(spent: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    withLock('perigee.refresh', async () => {
      const renewing = renew(spent)
      renewing.then(({ isIn }) => resolve(isIn), reject)
      if ((await renewing).isNew) await new Promise((arrived) => setTimeout(arrived, ARRIVAL_MS))
    }).catch(reject)
  })
}

async function renew(spent: string): Promise<{ isIn: boolean; isNew: boolean }> {
  const before = credentials.reread()
  if (before?.access_token !== spent) return { isIn: before !== undefined, isNew: false }
  const form = new FormData()
  form.set('refresh_token', before.refresh_token)
  const answer = await askForTokens(form)
  // Another tab that logged out or refreshed first is not overwritten.
  const stored = credentials.reread()
  if (stored?.access_token !== spent) return { isIn: stored !== undefined, isNew: false }
  if (answer?.tokens) {
    credentials.set({ ...stored, ...parse(refresh.answer, answer.tokens) })
    return { isIn: true, isNew: true }
  }
  // Only a refusal ends the session: an unreachable network or a restarting server must not log players out.
  if (answer?.status !== 401 && answer?.status !== 422) return { isIn: true, isNew: false }
  credentials.set(undefined)
  return { isIn: false, isNew: false }
}

/** Undefined if no complete response arrives in time. */
async function askForTokens(
  body: FormData,
): Promise<{ status: number; tokens?: unknown } | undefined> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), REFRESH_LIMIT_MS)
  try {
    const address = callAddress(refresh, {}, undefined)
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
