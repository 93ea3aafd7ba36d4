import { refresh } from '../../edge/contract/user.ts'
import { parse } from '../../engine/model/validation.ts'
import { credentials } from '../browser/credentials.ts'
import { withLock } from '../browser/lock.ts'
import { addressOf } from './address.ts'

/**
 * A new pair of tokens in place of the one that `spent` belongs to; false when the session is over.
 * A refresh token works once and its reuse ends the session, so of all tabs one asks and the others take its answer.
 */
export function refreshTokens(spent: string): Promise<boolean> {
  return withLock('perigee.refresh', async () => {
    const stored = credentials.reread()
    if (!stored) return false
    if (stored.access_token !== spent) return true
    // Noted before it is sent: a page that is left meanwhile misses the answer, and the next one asks again by this name.
    const attempt = stored.refreshAttempt ?? crypto.randomUUID()
    credentials.set({ ...stored, refreshAttempt: attempt })
    const form = new FormData()
    form.set('refresh_token', stored.refresh_token)
    form.set('attempt', attempt)
    const response = await fetch(addressOf(refresh, {}, undefined), {
      method: 'POST',
      body: form,
    }).catch(() => undefined)
    if (response?.ok) {
      const { refreshAttempt: _, ...kept } = stored
      credentials.set({ ...kept, ...parse(refresh.answer, await response.json()) })
      return true
    }
    // Anything but a refusal may pass: a network that is down or a server that restarts must not log everybody out.
    if (response?.status !== 401 && response?.status !== 422) return true
    credentials.set(undefined)
    return false
  })
}
