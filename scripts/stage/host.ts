import type { Config } from '../../edge/config.ts'
import type { Database, Secrets } from '../../edge/ports.ts'

/** A running server as tests see it, whichever host it is. */
export interface TestHost {
  name: string
  url: string
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The same database that the host uses, for looking behind its back. */
  db: Database
  /** The keys that the host uses, for making tokens that it must refuse. */
  secrets: Secrets
  /** The next mail to this address that was not read yet; waits for it. */
  nextMail(to: string): Promise<ReceivedMail>
  close(): Promise<void>
}

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  /** The code of its link, in whichever form the link carries it. */
  code: string
}

export const TEST_SECRET = 'a secret for tests only, long enough to be one'

/** Hashing as cheaply as the function allows: tests make many accounts. */
export const CHEAP_PASSWORDS: Config['passwordCost'] = { N: 2 ** 10, r: 8, p: 1 }

const PATIENCE_MS = 60_000

export function mailbox(db: Database): TestHost['nextMail'] {
  const lastRead = new Map<string, number>()
  return async (to) => {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      const { rows } = await db.execute({
        sql: 'select id, subject, body, html from outbox where recipient = ? and id > ? order by id limit 1',
        args: [to, lastRead.get(to) ?? 0],
      })
      const row = rows[0]
      if (row) {
        lastRead.set(to, Number(row.id))
        const text = String(row.body)
        const code = /(?:code=|\/password-reset\/)([\w-]+)/.exec(text)?.[1] ?? ''
        return { subject: String(row.subject), text, html: String(row.html), code }
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`No mail to ${to} within ${PATIENCE_MS} ms`)
  }
}
