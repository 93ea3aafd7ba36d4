import type { CxData } from '../../engine/model/cx.ts'
import type { Faction } from '../../engine/model/primitives.ts'
import type { Bytes } from '../crypto/encoding.ts'
import type { Database } from '../ports.ts'

/** What a day's record is stored as; `engine/history/encoding.ts` reads it. */
export interface StoredDay {
  day: string
  totals: Bytes
  details: Bytes
}

/** An empire that has plans, with its own exchange preferences. */
export interface RecordedEmpire {
  uuid: string
  bonus: { faction: Faction; permits_used: number; permits_total: number }
  /** Null: the 30-day averages of the universe. */
  cx: CxData | null
}

const bytes = (value: unknown): Bytes => new Uint8Array(value as ArrayBuffer)

export function historyRepo(db: Database) {
  const dayWhere = async (
    userId: number,
    where: string,
    day: string,
  ): Promise<StoredDay | null> => {
    const { rows } = await db.execute({
      sql: `select day, totals, details from history_days where user_id = ? and ${where}`,
      args: [userId, day],
    })
    const row = rows[0]
    return row
      ? { day: String(row.day), totals: bytes(row.totals), details: bytes(row.details) }
      : null
  }
  return {
    /** The totals of the days from one to another, the oldest first. A clock that was ahead may have left later ones. */
    async totals(userId: number, from: string, to: string): Promise<Omit<StoredDay, 'details'>[]> {
      const { rows } = await db.execute({
        sql: `select day, totals from history_days
              where user_id = ? and day >= ? and day <= ? order by day`,
        args: [userId, from, to],
      })
      return rows.map((row) => ({ day: String(row.day), totals: bytes(row.totals) }))
    },

    of: (userId: number, day: string) => dayWhere(userId, 'day = ?', day),

    /** The last one before a day. */
    before: (userId: number, day: string) =>
      dayWhere(userId, 'day < ? order by day desc limit 1', day),

    /** Whether an account that was used since then has no record of a day. */
    async isOpen(userId: number, day: string, usedSince: number): Promise<boolean> {
      const { rows } = await db.execute({
        sql: `select 1 from users where id = :user
                and coalesce(last_action, last_login, created_at) >= :usedSince
                and not exists (select 1 from history_days where user_id = :user and day = :day)`,
        args: { user: userId, day, usedSince },
      })
      return rows.length > 0
    },

    /** The first record of a day stays. */
    async keep(userId: number, { day, totals, details }: StoredDay): Promise<void> {
      await db.execute({
        sql: `insert or ignore into history_days (user_id, day, totals, details)
              select id, ?, ?, ? from users where id = ?`,
        args: [day, totals, details, userId],
      })
    },

    async dropBefore(day: string): Promise<void> {
      await db.execute({ sql: 'delete from history_days where day < ?', args: [day] })
    },

    async empires(userId: number): Promise<RecordedEmpire[]> {
      const { rows } = await db.execute({
        sql: `select e.uuid, e.faction, e.permits_used, e.permits_total, c.name, c.preferences
              from empires as e left join cx as c on c.id = e.cx_id
              where e.user_id = ?
                and exists (select 1 from empire_plans as link where link.empire_id = e.id)
              order by e.id`,
        args: [userId],
      })
      return rows.map((row) => ({
        uuid: String(row.uuid),
        bonus: {
          faction: row.faction as Faction,
          permits_used: Number(row.permits_used),
          permits_total: Number(row.permits_total),
        },
        cx:
          row.preferences === null
            ? null
            : { ...(JSON.parse(String(row.preferences)) as CxData), name: String(row.name) },
      }))
    },

    /** Accounts that have plans in an empire, by ascending id, behind this one. */
    async accounts(behind: number, most: number): Promise<number[]> {
      const { rows } = await db.execute({
        sql: `select id from users
              where id > ? and exists (
                select 1 from empires as e join empire_plans as link on link.empire_id = e.id
                where e.user_id = users.id)
              order by id limit ?`,
        args: [behind, most],
      })
      return rows.map((row) => Number(row.id))
    },
  }
}
