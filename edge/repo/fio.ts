import { COMPANY_LISTS, type CompanySource } from '../../engine/game/company.ts'
import type { Database } from '../ports.ts'

/** The columns of a copy: views of stores, bases and ships, and the lists of the company. Each holds JSON. */
export const COPY_PARTS = ['storage', 'sites', 'ships', ...COMPANY_LISTS] as const
export type CopyPart = (typeof COPY_PARTS)[number]
export type CopyTexts = { [part in CopyPart]?: string | null }

/** What is fetched, and fails, as one: stores with bases, warehouses and ships, or a list of the company. */
export const FETCHED = ['own', ...COMPANY_LISTS] as const
export type Fetched = (typeof FETCHED)[number]
/** The state of a list, and how many records of it FIO sent. */
export type CopySource = CompanySource & { sent: number }
export type CopySources = Record<Fetched, CopySource>

export interface PlayerCopy {
  texts: CopyTexts
  /** Null while no fetch has succeeded. */
  sources: CopySources | null
  /** When all lists were asked for last. */
  fetchedAt: number | null
  /** After a failure FIO is not asked before this time. */
  retryAt: number
  /** Until then another call is fetching it. */
  claimedUntil: number
}

/** The copy of one player's data, bound to the key and name it was fetched with. */
export function fioRepo(db: Database) {
  return {
    /** Only the named parts are read. */
    async find(userId: number, access: string, parts: readonly CopyPart[]): Promise<PlayerCopy> {
      const { rows } = await db.execute({
        sql: `select ${[...parts, 'sources', 'fetched_at', 'retry_at', 'claimed_until'].join()}
              from player_copies where user_id = ? and access = ?`,
        args: [userId, access],
      })
      const row = rows[0]
      if (!row) return { texts: {}, sources: null, fetchedAt: null, retryAt: 0, claimedUntil: 0 }
      return {
        texts: Object.fromEntries(parts.map((part) => [part, row[part] as string | null])),
        sources: row.sources === null ? null : JSON.parse(String(row.sources)),
        fetchedAt: row.fetched_at === null ? null : Number(row.fetched_at),
        retryAt: Number(row.retry_at),
        claimedUntil: Number(row.claimed_until),
      }
    },

    /**
     * Of several calls at once, in whatever process, one may fetch: true for that one, unless the data was fetched, or
     * that failed, since the caller looked. A copy of another key or name goes.
     */
    async claim(
      userId: number,
      access: string,
      { now, until, seen }: { now: number; until: number; seen: PlayerCopy },
    ): Promise<boolean> {
      const [, claimed] = await db.batch([
        {
          sql: 'delete from player_copies where user_id = ? and access <> ?',
          args: [userId, access],
        },
        {
          sql: `insert into player_copies (user_id, access, claimed_until)
                values (:userId, :access, :until)
                on conflict (user_id) do update set claimed_until = :until
                  where claimed_until <= :now and fetched_at is :fetchedAt and retry_at = :retryAt`,
          args: { userId, access, now, until, fetchedAt: seen.fetchedAt, retryAt: seen.retryAt },
        },
      ])
      return claimed!.rowsAffected === 1
    },

    async release(userId: number, access: string) {
      await db.execute({
        sql: 'update player_copies set claimed_until = 0 where user_id = ? and access = ?',
        args: [userId, access],
      })
    },

    /** Parts that are not given stay as they are. */
    async keep(
      userId: number,
      access: string,
      { texts, sources, fetchedAt, retryAt }: Omit<PlayerCopy, 'claimedUntil'>,
    ) {
      const columns = COPY_PARTS.map((part) => `${part} = coalesce(:${part}, ${part})`)
      const given = Object.fromEntries(COPY_PARTS.map((part) => [part, texts[part] ?? null]))
      await db.batch([
        {
          sql: 'insert into player_copies (user_id, access) values (?, ?) on conflict do nothing',
          args: [userId, access],
        },
        {
          sql: `update player_copies set ${columns.join()}, sources = :sources,
                  fetched_at = :fetchedAt, retry_at = :retryAt
                where user_id = :userId and access = :access`,
          args: { userId, access, ...given, sources: JSON.stringify(sources), fetchedAt, retryAt },
        },
      ])
    },

    /** Leaves the copy as it is. */
    async failed(userId: number, access: string, retryAt: number) {
      await db.execute({
        sql: 'update player_copies set retry_at = ? where user_id = ? and access = ?',
        args: [retryAt, userId, access],
      })
    },
  }
}
