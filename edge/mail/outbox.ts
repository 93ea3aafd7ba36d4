import type { Database, Log, Mail } from '../ports.ts'
import { outboxRepo } from '../repo/outbox.ts'

/** For local use: stores mails in the database and writes their links to the console. */
export function outboxMail(db: Database, clock: () => number, log: Log): Mail {
  return {
    async send(message) {
      await outboxRepo(db).add(message, clock())
      log.info('mail', { subject: message.subject, link: message.link })
      return { is: 'sent' }
    },
  }
}
