import type { Log, Mail } from '../ports.ts'

export interface MailService {
  /** Takes `{from, to, subject, text, html}` as JSON with a bearer token, as Resend does. */
  url: string
  token: string
  from: string
}

const TRIES = 3
const TIMEOUT_MS = 10_000
const FIRST_PAUSE_MS = 500

/** Mail through an HTTP mail service. What it will not take after some tries is logged and given up. */
export function httpMail(service: MailService, send: typeof fetch, log: Log): Mail {
  return {
    async send({ to, subject, text, html, unsubscribe }) {
      const letter = { from: service.from, to: [to], subject, text, html }
      const body = JSON.stringify(
        unsubscribe ? { ...letter, headers: stopHeaders(unsubscribe) } : letter,
      )
      const headers = {
        Authorization: `Bearer ${service.token}`,
        'Content-Type': 'application/json',
      }
      let problem = ''
      for (let tried = 0; tried < TRIES; tried++) {
        if (tried > 0) await pause(FIRST_PAUSE_MS * 2 ** tried)
        try {
          const signal = AbortSignal.timeout(TIMEOUT_MS)
          // The token must not follow to another host.
          const init: RequestInit = { method: 'POST', headers, body, signal, redirect: 'manual' }
          const answer = await send(service.url, init)
          if (answer.ok) return
          problem = `HTTP ${answer.status}`
          // Neither a wrong token nor a refused address gets better by asking again.
          if (answer.status < 500 && answer.status !== 429) break
        } catch (error) {
          problem = error instanceof Error ? error.message : String(error)
        }
      }
      log.error('mail not sent', { subject, problem })
    },
  }
}

const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
