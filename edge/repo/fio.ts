import type { FioSites, FioStorage } from '../../engine/model/fio.ts'
import type { Database } from '../ports.ts'

export interface FioCopy {
  storage: FioStorage
  sites: FioSites
  fetchedAt: number
}

export interface StandingCopy {
  copy: FioCopy | null
  /** After a failure FIO is left alone until then. */
  retryAt: number
  /** Until then another call is fetching it. */
  claimedUntil: number
}

/** Copies of one player's data, bound to the key and name they were fetched with. */
export function fioRepo(db: Database) {
  return {
    async find(userId: number, access: string): Promise<StandingCopy> {
      const { rows } = await db.execute({
        sql: `select storage, sites, fetched_at, retry_at, claimed_until from fio_copies
              where user_id = ? and access = ?`,
        args: [userId, access],
      })
      const row = rows[0]
      if (!row) return { copy: null, retryAt: 0, claimedUntil: 0 }
      const copy =
        row.fetched_at === null
          ? null
          : {
              storage: JSON.parse(String(row.storage)) as FioStorage,
              sites: JSON.parse(String(row.sites)) as FioSites,
              fetchedAt: Number(row.fetched_at),
            }
      return { copy, retryAt: Number(row.retry_at), claimedUntil: Number(row.claimed_until) }
    },

    /**
     * Of several calls at once, in whatever process, one may fetch: true for that one, unless the data was fetched, or
     * that failed, since the caller looked. A copy of another key or name goes.
     */
    async claim(
      userId: number,
      access: string,
      { now, until, seen }: { now: number; until: number; seen: StandingCopy },
    ): Promise<boolean> {
      const [, claimed] = await db.batch([
        {
          sql: 'delete from fio_copies where user_id = ? and access <> ?',
          args: [userId, access],
        },
        {
          sql: `insert into fio_copies (user_id, access, claimed_until) values (:userId, :access, :until)
                on conflict (user_id) do update set claimed_until = :until
                  where claimed_until <= :now and fetched_at is :fetchedAt and retry_at = :retryAt`,
          args: {
            userId,
            access,
            now,
            until,
            fetchedAt: seen.copy?.fetchedAt ?? null,
            retryAt: seen.retryAt,
          },
        },
      ])
      return claimed!.rowsAffected === 1
    },

    async release(userId: number, access: string) {
      await db.execute({
        sql: 'update fio_copies set claimed_until = 0 where user_id = ? and access = ?',
        args: [userId, access],
      })
    },

    async keep(userId: number, access: string, { storage, sites, fetchedAt }: FioCopy) {
      await db.execute({
        sql: `insert or replace into fio_copies (user_id, access, storage, sites, fetched_at)
              values (?, ?, ?, ?, ?)`,
        args: [userId, access, JSON.stringify(storage), JSON.stringify(sites), fetchedAt],
      })
    },

    /** Leaves the copy as it is. */
    async failed(userId: number, access: string, retryAt: number) {
      await db.execute({
        sql: 'update fio_copies set retry_at = ? where user_id = ? and access = ?',
        args: [retryAt, userId, access],
      })
    },
  }
}
