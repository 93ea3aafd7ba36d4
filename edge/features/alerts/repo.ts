import type { AlertRule } from '../../../engine/game/alert.ts'
import { MAX_ALERTS } from '../../../engine/game/alert.ts'
import { readAlertRule, storedAlertRule } from '../../../engine/game/versions/alerts.ts'
import type { Database } from '../../ports.ts'

export interface StoredAlert {
  id: number
  uuid: string
  rule: AlertRule
  text: string
  metSince: number | null
}

export function alertsRepo(db: Database) {
  return {
    /** In the order in which they were made. Rules of a newer version are left out. */
    async list(userId: number): Promise<StoredAlert[]> {
      const sql = 'select id, uuid, rule, met_since from alerts where user_id = ? order by id'
      const { rows } = await db.execute({ sql, args: [userId] })
      return rows.flatMap((row) => {
        const text = String(row.rule)
        const rule = readAlertRule(JSON.parse(text))
        if (!rule) return []
        const metSince = row.met_since === null ? null : Number(row.met_since)
        return [{ id: Number(row.id), uuid: String(row.uuid), rule, text, metSince }]
      })
    },

    /**
     * Stores a rule. A changed rule counts as new, so its state is forgotten. Returns false if the account has as many rules as
     * allowed.
     */
    async put(userId: number, uuid: string, rule: AlertRule): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: `insert into alerts (user_id, uuid, rule)
              select :userId, :uuid, :rule
              where (select count(*) from alerts where user_id = :userId and uuid <> :uuid) < :most
              on conflict (user_id, uuid) do update
                set rule = :rule, met_since = null, push_due = 0, mail_due = 0, line = null`,
        args: { userId, uuid, rule: JSON.stringify(storedAlertRule(rule)), most: MAX_ALERTS },
      })
      return rowsAffected === 1
    },

    async remove(userId: number, uuid: string): Promise<boolean> {
      const sql = 'delete from alerts where user_id = ? and uuid = ?'
      return (await db.execute({ sql, args: [userId, uuid] })).rowsAffected === 1
    },
  }
}
