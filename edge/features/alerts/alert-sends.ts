import type { Database } from '../../ports.ts'
import type { Channel } from './alert-states.ts'

const DUE: Readonly<Record<Channel, string>> = { push: 'push_due', mail: 'mail_due' }

/** A lease or pause that ends later than this was left by a clock that jumped. */
const MAX_REST_MS = 24 * 60 * 60_000

export interface DueAlert {
  id: number
  metSince: number
  line: string
}

/** Nobody else sends an account's alerts by this channel until the lease ends. */
export interface Lease {
  userId: number
  channel: Channel
  until: number
  /** How often sending was tried, this time included. */
  tries: number
}

/** Alerts to send. They stay due until the service has confirmed them, whatever happens to this process. */
export function alertSendsRepo(db: Database) {
  return {
    /** Some of the accounts to which something may be sent now. */
    async accounts(channel: Channel, most: number, now: number): Promise<number[]> {
      const { rows } = await db.execute({
        sql: `select distinct user_id from alerts
              where ${DUE[channel]} = 1 and line is not null
                and not exists (select 1 from alert_sends as send
                  where send.user_id = alerts.user_id and send.channel = :channel
                    and send.retry_at > :now and send.retry_at <= :latest)
              limit :most`,
        args: { channel, most, now, latest: now + MAX_REST_MS },
      })
      return rows.map((row) => Number(row.user_id))
    },

    /** Returns null if another process is sending, or if it is too soon to try again. */
    async take(
      userId: number,
      channel: Channel,
      { now, until }: { now: number; until: number },
    ): Promise<Lease | null> {
      const { rows } = await db.execute({
        sql: `insert into alert_sends (user_id, channel, retry_at, tries)
              select id, :channel, :until, 1 from users where id = :userId
              on conflict (user_id, channel) do update set retry_at = :until, tries = tries + 1
                where retry_at <= :now or retry_at > :latest
              returning tries`,
        args: { userId, channel, now, until, latest: now + MAX_REST_MS },
      })
      return rows[0] ? { userId, channel, until, tries: Number(rows[0].tries) } : null
    },

    /** In the order in which the rules were made. */
    async due({ userId, channel }: Lease): Promise<DueAlert[]> {
      const { rows } = await db.execute({
        sql: `select id, met_since, line from alerts
              where user_id = ? and ${DUE[channel]} = 1 and line is not null order by id`,
        args: [userId],
      })
      return rows.map((row) => ({
        id: Number(row.id),
        metSince: Number(row.met_since),
        line: String(row.line),
      }))
    },

    /** Marks alerts as sent. A rule that was changed in the meantime, or was over and is met again, stays due. */
    async confirm({ userId, channel, until }: Lease, sent: readonly DueAlert[]): Promise<void> {
      await db.batch([
        {
          sql: `update alerts set ${DUE[channel]} = 0 where user_id = :userId and exists (
                  select 1 from json_each(:sent) as sent
                  where sent.value ->> 0 = alerts.id and sent.value ->> 1 = alerts.met_since)`,
          args: { userId, sent: JSON.stringify(sent.map(({ id, metSince }) => [id, metSince])) },
        },
        {
          sql: 'delete from alert_sends where user_id = ? and channel = ? and retry_at = ?',
          args: [userId, channel, until],
        },
      ])
    },

    /** Leaves alerts due, to be tried again at `retryAt`. */
    async rest({ userId, channel, until }: Lease, retryAt: number): Promise<void> {
      await db.execute({
        sql: `update alert_sends set retry_at = ? where user_id = ? and channel = ? and retry_at = ?`,
        args: [retryAt, userId, channel, until],
      })
    },
  }
}
