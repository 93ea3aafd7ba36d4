import type { Database, MailMessage } from '../ports.ts'

export function outboxRepo(db: Database) {
  return {
    async add({ to, subject, text, html }: MailMessage, now: number) {
      await db.execute({
        sql: 'insert into outbox (sent_at, recipient, subject, body, html) values (?, ?, ?, ?, ?)',
        args: [now, to, subject, text, html],
      })
    },

    async dropBefore(time: number) {
      await db.execute({ sql: 'delete from outbox where sent_at < ?', args: [time] })
    },
  }
}
