import type { AlertWatch } from '../../../engine/game/alert.ts'
import type { Database, Statement } from '../../ports.ts'

export type Channel = 'push' | 'mail'

export interface Seen {
  id: number
  /** The stored rule as it was read. If it changed in the meantime, the state is not noted. */
  text: string
  /** Null if it is not known. */
  isMet: boolean | null
  /** The line that messages show. */
  line: string
  push: boolean
  mail: boolean
}

export function alertStatesRepo(db: Database) {
  return {
    /** Accounts that were used recently and have rules of these kinds, by ascending id after `behind`. */
    async accounts(
      watches: readonly AlertWatch[],
      { behind, most, usedSince }: { behind: number; most: number; usedSince: number },
    ): Promise<number[]> {
      const { rows } = await db.execute({
        sql: `select id from users where id > :behind and coalesce(last_action, created_at) >= :usedSince
                and exists (select 1 from alerts where user_id = users.id
                  and rule ->> '$.watch' in (select value from json_each(:watches)))
              order by id limit :most`,
        args: { behind, usedSince, most, watches: JSON.stringify(watches) },
      })
      return rows.map((row) => Number(row.id))
    },

    /**
     * Notes the states of rules. A rule that becomes met is due to be sent. One that is over is not due any more, and may
     * become met again. A due rule gets the newest words, and is held back while its state is not known.
     */
    async note(userId: number, seen: readonly Seen[], now: number): Promise<void> {
      const statements = seen.flatMap(({ id, text, isMet, line, push, mail }): Statement[] => {
        const args = { id, userId, text }
        const rule = 'id = :id and user_id = :userId and rule = :text'
        if (isMet === false)
          return [
            {
              sql: `update alerts set met_since = null, push_due = 0, mail_due = 0, line = null
                    where ${rule} and met_since is not null`,
              args,
            },
          ]
        const words: Statement = {
          sql: `update alerts set line = :line where ${rule} and (push_due = 1 or mail_due = 1)`,
          args: { ...args, line: isMet ? line : null },
        }
        if (isMet === null) return [words]
        return [
          {
            sql: `update alerts set met_since = :now, push_due = :push, mail_due = :mail
                  where ${rule} and met_since is null`,
            args: { ...args, now, push: push ? 1 : 0, mail: mail ? 1 : 0 },
          },
          words,
        ]
      })
      if (statements.length > 0) await db.batch(statements)
    },

    async hasStoppedMail(userId: number): Promise<boolean> {
      const sql = 'select 1 from alert_mail_stops where user_id = ?'
      return (await db.execute({ sql, args: [userId] })).rows.length > 0
    },

    /** Returns false if the account does not exist any more. */
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
