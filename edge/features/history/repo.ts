import type { CxData } from '../../../engine/game/cx.ts'
import type { Faction } from '../../../engine/game/primitives.ts'
import type { Bytes } from '../../crypto/encoding.ts'
import type { Database } from '../../ports.ts'

/** The stored form of a day's record. `engine/today/history/encoding.ts` reads it. */
export interface StoredDay {
  day: string
  totals: Bytes
  details: Bytes
}

/** An empire that has plans. */
export interface RecordedEmpire {
  id: number
  uuid: string
  cxId: number | null
  bonus: { faction: Faction; permits_used: number; permits_total: number }
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
    /** The totals of the days in a range, oldest first. A clock that was ahead may have left later days. */
    async totals(userId: number, from: string, to: string): Promise<Omit<StoredDay, 'details'>[]> {
      const { rows } = await db.execute({
        sql: `select day, totals from history_days
              where user_id = ? and day >= ? and day <= ? order by day`,
        args: [userId, from, to],
      })
      return rows.map((row) => ({ day: String(row.day), totals: bytes(row.totals) }))
    },

    of: (userId: number, day: string) => dayWhere(userId, 'day = ?', day),

    /** The last stored day before this one. */
    before: (userId: number, day: string) =>
      dayWhere(userId, 'day < ? order by day desc limit 1', day),

    /** Whether an account has no record of a day, and was used since a moment. */
    async isOpen(userId: number, day: string, usedSince: number): Promise<boolean> {
      const { rows } = await db.execute({
        sql: `select 1 from users where id = :user
                and coalesce(last_action, last_login, created_at) >= :usedSince
                and not exists (select 1 from history_days where user_id = :user and day = :day)`,
        args: { user: userId, day, usedSince },
      })
      return rows.length > 0
    },

    /** Stores a day, unless it is stored already. */
    async keep(userId: number, { day, totals, details }: StoredDay): Promise<void> {
      await db.batch([
        {
          sql: `insert or ignore into history_days (user_id, day, totals, details)
                select id, ?, ?, ? from users where id = ?`,
          args: [day, totals, details, userId],
        },
        { sql: 'delete from history_tries where user_id = ?', args: [userId] },
      ])
    },

    async empires(userId: number): Promise<RecordedEmpire[]> {
      const { rows } = await db.execute({
        sql: `select id, uuid, cx_id, faction, permits_used, permits_total from empires
              where user_id = ?
                and exists (select 1 from empire_plans as link where link.empire_id = empires.id)
              order by id`,
        args: [userId],
      })
      return rows.map((row) => ({
        id: Number(row.id),
        uuid: String(row.uuid),
        cxId: row.cx_id === null ? null : Number(row.cx_id),
        bonus: {
          faction: row.faction as Faction,
          permits_used: Number(row.permits_used),
          permits_total: Number(row.permits_total),
        },
      }))
    },

    /** Null if it was deleted. */
    async cx(id: number): Promise<CxData | null> {
      const sql = 'select name, preferences from cx where id = ?'
      const row = (await db.execute({ sql, args: [id] })).rows[0]
      return row
        ? { ...(JSON.parse(String(row.preferences)) as CxData), name: String(row.name) }
        : null
    },

    /** The amount to calculate: how many plans its empires hold in all, and the bytes of its plans. */
    async size(userId: number): Promise<{ places: number; bytes: number }> {
      const { rows } = await db.execute({
        sql: `select (select count(*) from empires as e
                  join empire_plans as link on link.empire_id = e.id where e.user_id = :user) as places,
                (select coalesce(sum(bytes), 0) from plans where user_id = :user) as bytes`,
        args: { user: userId },
      })
      return { places: Number(rows[0]!.places), bytes: Number(rows[0]!.bytes) }
    },

    /** Notes a try to record a day. Returns false if one was made since a moment, so it failed or is under way. */
    async beginTry(userId: number, now: number, since: number): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: `insert into history_tries (user_id, tried_at) select id, :now from users where id = :user
              on conflict (user_id) do update set tried_at = :now
                where tried_at <= :since or tried_at > :now`,
        args: { user: userId, now, since },
      })
      return rowsAffected === 1
    },

    /** Accounts that have plans in an empire, by ascending id after `behind`. */
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
