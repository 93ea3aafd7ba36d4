import { fromBase64url } from '../crypto/encoding.ts'
import { withDeadline } from '../deadline.ts'
import type { Ports, Push, PushDevice, PushOutcome } from '../ports.ts'
import { encryptPush } from './encrypt.ts'
import { isPushAddress } from './services.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

const TIMEOUT_MS = 10_000
/** How long a push service keeps a message for a device that is off. Older news of prices is useless. */
const KEPT_SECONDS = 12 * 3600
const MAX_REST_MS = 24 * 3600_000
const REST_MS = 60_000

export interface PushSettings extends VapidKeys {
  /** Origins of push services in addition to those of known browsers. */
  readonly services: readonly string[]
}

/** Sends Web Push messages (RFC 8030, 8291, 8292) with what both hosts have. */
export function webPush(
  settings: PushSettings,
  { fetch, clock, stopping }: Pick<Ports, 'fetch' | 'clock' | 'stopping'>,
): Push {
  const accepts = (address: string) => isPushAddress(address, settings.services)

  async function send({ endpoint, keys }: PushDevice, text: string): Promise<PushOutcome> {
    const p256dh = fromBase64url(keys.p256dh)
    const auth = fromBase64url(keys.auth)
    // The operator may have removed a service from the list.
    if (!accepts(endpoint) || !p256dh || !auth) return { is: 'gone' }
    const headers = {
      Authorization: await vapidHeader(settings, new URL(endpoint).origin, clock()),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(KEPT_SECONDS),
      Urgency: 'normal',
    }
    const body = await encryptPush(text, { p256dh, auth })
    return await withDeadline(TIMEOUT_MS, stopping, async (signal) => {
      const init: RequestInit = { method: 'POST', headers, body, signal, redirect: 'manual' }
      const answer = await fetch(endpoint, init)
      await answer.body?.cancel()
      return outcomeOf(answer)
    })
  }

  function outcomeOf({ ok, status, headers }: Response): PushOutcome {
    if (ok) return { is: 'sent' }
    if (status === 404 || status === 410) return { is: 'gone' }
    if (status === 429 || status >= 500)
      return { is: 'later', retryAt: clock() + restOf(headers.get('Retry-After')) }
    return { is: 'refused', problem: `HTTP ${status}` }
  }

  /** Retry-After is in seconds, or a date. */
  function restOf(text: string | null): number {
    const given = text === null ? Number.NaN : Number(text) * 1000 || Date.parse(text) - clock()
    return given > 0 ? Math.min(given, MAX_REST_MS) : REST_MS
  }

  return {
    publicKey: settings.publicKey,
    accepts,
    send: (device, text) =>
      send(device, text).catch((error: unknown) => ({
        is: 'later',
        retryAt: clock() + REST_MS,
        problem: error instanceof Error ? error.name : 'failed',
      })),
  }
}
