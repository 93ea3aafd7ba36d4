import { pauseUnless, withDeadline } from '../deadline.ts'
import type { Log, Mail, MailOutcome, Ports } from '../ports.ts'

export interface MailService {
  /** The address that takes `{from, to, subject, text, html}` as JSON with a bearer token, as Resend does. */
  url: string
  token: string
  from: string
}

const TRIES = 3
const TIMEOUT_MS = 10_000
const FIRST_PAUSE_MS = 500

interface MailPorts extends Partial<Pick<Ports, 'stopping'>> {
  fetch: typeof fetch
  log: Log
}

/** Sends mail through an HTTP mail service, with a few tries. Returns what became of it. */
export function httpMail(service: MailService, { fetch, log, stopping }: MailPorts): Mail {
  async function post(body: string): Promise<MailOutcome> {
    const headers = {
      Authorization: `Bearer ${service.token}`,
      'Content-Type': 'application/json',
    }
    try {
      const { ok, status } = await withDeadline(TIMEOUT_MS, stopping, async (signal) => {
        // Redirects are not followed, so that no other host gets the token.
        const init: RequestInit = { method: 'POST', headers, body, signal, redirect: 'manual' }
        const response = await fetch(service.url, init)
        await response.body?.cancel()
        return response
      })
      return ok ? { is: 'sent' } : { is: failureOf(status), problem: `HTTP ${status}` }
    } catch (error) {
      return { is: 'unknown', problem: error instanceof Error ? error.message : String(error) }
    }
  }

  return {
    async send({ to, subject, text, html, unsubscribe }) {
      const letter = { from: service.from, to: [to], subject, text, html }
      const body = JSON.stringify(
        unsubscribe ? { ...letter, headers: stopHeaders(unsubscribe) } : letter,
      )
      let outcome = await post(body)
      // If one of several tries had no response, that one may have been sent.
      let isUnknown = outcome.is === 'unknown'
      for (let tried = 1; tried < TRIES && mayRetry(outcome); tried++) {
        await pauseUnless(stopping, FIRST_PAUSE_MS * 2 ** tried)
        if (stopping?.aborted) break
        outcome = await post(body)
        isUnknown ||= outcome.is === 'unknown'
      }
      if (outcome.is === 'sent') return outcome
      log.error('mail not sent', { subject, problem: outcome.problem })
      return outcome.is === 'failed' && isUnknown ? { ...outcome, is: 'unknown' } : outcome
    },
  }
}

/** The operator can correct a wrong token or a full quota. A refused address or text stays refused. */
const failureOf = (status: number) =>
  status >= 500 || [401, 403, 408, 429].includes(status) ? 'failed' : 'refused'

/** An immediate retry helps neither with a wrong token nor with a refused address. */
const mayRetry = (outcome: MailOutcome) =>
  outcome.is === 'unknown' ||
  (outcome.is === 'failed' && !['HTTP 401', 'HTTP 403'].includes(outcome.problem))

const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
