import type { Database, Statement } from '../ports.ts'

export type Channel = 'push' | 'mail'
const DUE: Readonly<Record<Channel, string>> = { push: 'push_due', mail: 'mail_due' }

export interface Seen {
  id: number
  /** As it was read: a rule that was changed meanwhile is another. */
  text: string
  isMet: boolean
  push: boolean
  mail: boolean
}

export function alertStatesRepo(db: Database) {
  return {
    /** Accounts with rules that were used lately, behind one of them. */
    async accounts(behind: number, most: number, usedSince: number): Promise<number[]> {
      const { rows } = await db.execute({
        sql: `select id from users where id > ? and coalesce(last_action, created_at) >= ?
                and exists (select 1 from alerts where user_id = users.id)
              order by id limit ?`,
        args: [behind, usedSince, most],
      })
      return rows.map((row) => Number(row.id))
    },

    /** A rule that becomes met is to be reported; one that is over is not any more, and may become met again. */
    async note(userId: number, seen: readonly Seen[], now: number): Promise<void> {
      const statements = seen.map(
        ({ id, text, isMet, push, mail }): Statement =>
          isMet
            ? {
                sql: `update alerts set met_since = :now, push_due = :push, mail_due = :mail
                    where id = :id and user_id = :userId and rule = :text and met_since is null`,
                args: { id, userId, text, now, push: push ? 1 : 0, mail: mail ? 1 : 0 },
              }
            : {
                sql: `update alerts set met_since = null, push_due = 0, mail_due = 0
                    where id = :id and user_id = :userId and rule = :text and met_since is not null`,
                args: { id, userId, text },
              },
      )
      if (statements.length > 0) await db.batch(statements)
    },

    async due(userId: number, channel: Channel): Promise<number[]> {
      const sql = `select id from alerts where user_id = ? and ${DUE[channel]} = 1`
      const { rows } = await db.execute({ sql, args: [userId] })
      return rows.map((row) => Number(row.id))
    },

    /** Those of them that are told now. Nobody else tells of them, so that nothing is told twice. */
    async take(userId: number, channel: Channel, ids: readonly number[]): Promise<number[]> {
      const due = DUE[channel]
      const { rows } = await db.execute({
        sql: `update alerts set ${due} = 0 where user_id = ? and ${due} = 1
                and id in (select value from json_each(?)) returning id`,
        args: [userId, JSON.stringify(ids)],
      })
      return rows.map((row) => Number(row.id))
    },

    /** They could not be told; what is over meanwhile stays over. */
    async giveBack(userId: number, channel: Channel, ids: readonly number[]): Promise<void> {
      await db.execute({
        sql: `update alerts set ${DUE[channel]} = 1
              where user_id = ? and met_since is not null and id in (select value from json_each(?))`,
        args: [userId, JSON.stringify(ids)],
      })
    },

    async hasStoppedMail(userId: number): Promise<boolean> {
      const sql = 'select 1 from alert_mail_stops where user_id = ?'
      return (await db.execute({ sql, args: [userId] })).rows.length > 0
    },

    /** False for an account that is gone. */
    async stopMail(userId: number, now: number): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: `insert or replace into alert_mail_stops (user_id, stopped_at)
              select id, ? from users where id = ?`,
        args: [now, userId],
      })
      return rowsAffected === 1
    },

    async wantMail(userId: number): Promise<void> {
      await db.execute({ sql: 'delete from alert_mail_stops where user_id = ?', args: [userId] })
    },
  }
}
