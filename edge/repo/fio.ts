import type { FioSites, FioStorage } from '../../engine/model/fio.ts'
import type { Database } from '../ports.ts'

/** What a player has in the game, as of the last fetch that succeeded. */
export interface FioCopy {
  storage: FioStorage
  sites: FioSites
  fetchedAt: number
}

/** Copies of one player's data, bound to the key and name they were fetched with. */
export function fioRepo(db: Database) {
  return {
    async find(userId: number, access: string): Promise<{ copy: FioCopy | null; retryAt: number }> {
      const { rows } = await db.execute({
        sql: `select storage, sites, fetched_at, retry_at from fio_copies
              where user_id = ? and access = ?`,
        args: [userId, access],
      })
      const row = rows[0]
      if (!row) return { copy: null, retryAt: 0 }
      const copy =
        row.fetched_at === null
          ? null
          : {
              storage: JSON.parse(String(row.storage)) as FioStorage,
              sites: JSON.parse(String(row.sites)) as FioSites,
              fetchedAt: Number(row.fetched_at),
            }
      return { copy, retryAt: Number(row.retry_at) }
    },

    async keep(userId: number, access: string, { storage, sites, fetchedAt }: FioCopy) {
      await db.execute({
        sql: `insert or replace into fio_copies (user_id, access, storage, sites, fetched_at)
              values (?, ?, ?, ?, ?)`,
        args: [userId, access, JSON.stringify(storage), JSON.stringify(sites), fetchedAt],
      })
    },

    /** Leaves the copy as it is, but for one that was fetched with another key or name. */
    async failed(userId: number, access: string, retryAt: number) {
      await db.batch([
        {
          sql: 'delete from fio_copies where user_id = ? and access <> ?',
          args: [userId, access],
        },
        {
          sql: `insert into fio_copies (user_id, access, retry_at) values (?, ?, ?)
                on conflict (user_id) do update set retry_at = excluded.retry_at`,
          args: [userId, access, retryAt],
        },
      ])
    },
  }
}
