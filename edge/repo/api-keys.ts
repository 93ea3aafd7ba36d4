import type { Database } from '../ports.ts'

export const MAX_API_KEYS = 5

export function apiKeysRepo(db: Database) {
  return {
    async ownerOf(lookup: string) {
      const { rows } = await db.execute({
        sql: `select user_id, (select username from users where id = user_id) as username
              from api_keys where lookup = ?`,
        args: [lookup],
      })
      const row = rows[0]
      return row ? { id: Number(row.user_id), username: String(row.username) } : null
    },

    async noteUse(lookup: string, now: number) {
      await db.execute({
        sql: 'update api_keys set last_activity = ? where lookup = ?',
        args: [now, lookup],
      })
    },

    async list(userId: number) {
      const { rows } = await db.execute({
        sql: `select name, sealed, created_at, last_activity from api_keys
              where user_id = ? order by created_at, id`,
        args: [userId],
      })
      return rows.map((row) => ({
        name: String(row.name),
        sealed: String(row.sealed),
        createdAt: Number(row.created_at),
        lastActivity: row.last_activity as number | null,
      }))
    },

    /** Returns false if the person has as many keys as allowed, which the same statement counts. */
    async add(key: { userId: number; name: string; lookup: string; sealed: string; now: number }) {
      const { rowsAffected } = await db.execute({
        sql: `insert into api_keys (user_id, name, lookup, sealed, created_at)
              select :userId, :name, :lookup, :sealed, :now
              where (select count(*) from api_keys where user_id = :userId) < ${MAX_API_KEYS}`,
        args: key,
      })
      return rowsAffected === 1
    },

    async remove(userId: number, lookup: string) {
      const { rowsAffected } = await db.execute({
        sql: 'delete from api_keys where user_id = ? and lookup = ?',
        args: [userId, lookup],
      })
      return rowsAffected === 1
    },
  }
}
