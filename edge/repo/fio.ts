import type { Company, CompanyShip } from '../../engine/game/company.ts'
import type { FioSites, FioStorage } from '../../engine/game/fio.ts'
import type { Database } from '../ports.ts'

export interface FioCopy {
  storage: FioStorage
  sites: FioSites
  ships: CompanyShip[]
  fetchedAt: number
}

export interface CompanyCopy {
  company: Omit<Company, 'ships'>
  fetchedAt: number
}

export interface StandingCopy<Copy> {
  copy: Copy | null
  /** After a failure FIO is left alone until then. */
  retryAt: number
  /** Until then another call is fetching it. */
  claimedUntil: number
}

/** Copies of one player's data, bound to the key and name they were fetched with. */
export type CopiesRepo<Copy> = ReturnType<typeof copiesRepo<Copy & { fetchedAt: number }>>

/** A player's stores, bases and ships. */
export const fioRepo = (db: Database) =>
  copiesRepo<FioCopy>(db, 'fio_copies', ['storage', 'sites', 'ships'])

/** What a player's company does: lines, flights, workers, orders, contracts and cash. */
export const companyRepo = (db: Database) =>
  copiesRepo<CompanyCopy>(db, 'fio_companies', ['company'])

function copiesRepo<Copy extends { fetchedAt: number }>(
  db: Database,
  table: 'fio_copies' | 'fio_companies',
  parts: readonly Exclude<keyof Copy, 'fetchedAt'>[],
) {
  const columns = parts.join(', ')
  return {
    async find(userId: number, access: string): Promise<StandingCopy<Copy>> {
      const { rows } = await db.execute({
        sql: `select ${columns}, fetched_at, retry_at, claimed_until from ${table}
              where user_id = ? and access = ?`,
        args: [userId, access],
      })
      const row = rows[0]
      if (!row) return { copy: null, retryAt: 0, claimedUntil: 0 }
      const copy =
        row.fetched_at === null
          ? null
          : ({
              ...Object.fromEntries(
                parts.map((part) => [part, JSON.parse(String(row[part as string]))]),
              ),
              fetchedAt: Number(row.fetched_at),
            } as Copy)
      return { copy, retryAt: Number(row.retry_at), claimedUntil: Number(row.claimed_until) }
    },

    /**
     * Of several calls at once, in whatever process, one may fetch: true for that one, unless the data was fetched, or
     * that failed, since the caller looked. A copy of another key or name goes.
     */
    async claim(
      userId: number,
      access: string,
      { now, until, seen }: { now: number; until: number; seen: StandingCopy<Copy> },
    ): Promise<boolean> {
      const [, claimed] = await db.batch([
        {
          sql: `delete from ${table} where user_id = ? and access <> ?`,
          args: [userId, access],
        },
        {
          sql: `insert into ${table} (user_id, access, claimed_until) values (:userId, :access, :until)
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
        sql: `update ${table} set claimed_until = 0 where user_id = ? and access = ?`,
        args: [userId, access],
      })
    },

    async keep(userId: number, access: string, copy: Copy) {
      await db.execute({
        sql: `insert or replace into ${table} (user_id, access, ${columns}, fetched_at)
              values (?, ?, ${parts.map(() => '?').join(', ')}, ?)`,
        args: [userId, access, ...parts.map((part) => JSON.stringify(copy[part])), copy.fetchedAt],
      })
    },

    /** Leaves the copy as it is. */
    async failed(userId: number, access: string, retryAt: number) {
      await db.execute({
        sql: `update ${table} set retry_at = ? where user_id = ? and access = ?`,
        args: [retryAt, userId, access],
      })
    },
  }
}
