import type { Database } from '../../ports.ts'

/** Browsers of one player. A new one replaces the oldest. */
const MAX_DEVICES = 8
/** After so many refusals in a row a browser is forgotten. */
const MAX_REFUSALS = 5

export interface StoredDevice {
  id: number
  sealed: string
  retryAt: number
}

/** Browsers that show notifications, each of one account. */
export function pushDevicesRepo(db: Database) {
  return {
    async count(userId: number): Promise<number> {
      const sql = 'select count(*) as devices from push_devices where user_id = ?'
      return Number((await db.execute({ sql, args: [userId] })).rows[0]!.devices)
    },

    async list(userId: number): Promise<StoredDevice[]> {
      const sql = 'select id, sealed, retry_at from push_devices where user_id = ? order by id'
      const { rows } = await db.execute({ sql, args: [userId] })
      return rows.map((row) => ({
        id: Number(row.id),
        sealed: String(row.sealed),
        retryAt: Number(row.retry_at),
      }))
    },

    /** The owner and the sealed address of a browser. */
    async find(lookup: string): Promise<{ userId: number; sealed: string } | null> {
      const sql = 'select user_id, sealed from push_devices where lookup = ?'
      const row = (await db.execute({ sql, args: [lookup] })).rows[0]
      return row ? { userId: Number(row.user_id), sealed: String(row.sealed) } : null
    },

    /** Gives a browser to the account that uses it now. It is removed from any other. */
    async add(device: {
      userId: number
      lookup: string
      sealed: string
      now: number
    }): Promise<void> {
      const { userId, lookup } = device
      await db.batch([
        { sql: 'delete from push_devices where lookup = ?', args: [lookup] },
        {
          sql: `insert into push_devices (user_id, lookup, sealed, created_at)
                values (:userId, :lookup, :sealed, :now)`,
          args: device,
        },
        {
          sql: `delete from push_devices where user_id = :userId and id not in (
                  select id from push_devices where user_id = :userId order by id desc limit :most)`,
          args: { userId, most: MAX_DEVICES },
        },
      ])
    },

    async remove(userId: number, lookup: string | null): Promise<void> {
      await db.execute({
        sql: 'delete from push_devices where user_id = :userId and (:lookup is null or lookup = :lookup)',
        args: { userId, lookup },
      })
    },

    async reached(id: number): Promise<void> {
      const sql = 'update push_devices set failures = 0, retry_at = 0 where id = ?'
      await db.execute({ sql, args: [id] })
    },

    async drop(id: number): Promise<void> {
      await db.execute({ sql: 'delete from push_devices where id = ?', args: [id] })
    },

    async rest(id: number, until: number): Promise<void> {
      const sql = 'update push_devices set retry_at = ? where id = ?'
      await db.execute({ sql, args: [until, id] })
    },

    async refused(id: number): Promise<void> {
      await db.batch([
        { sql: 'update push_devices set failures = failures + 1 where id = ?', args: [id] },
        {
          sql: 'delete from push_devices where id = ? and failures >= ?',
          args: [id, MAX_REFUSALS],
        },
      ])
    },
  }
}
