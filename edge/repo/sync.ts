import type { Planet } from '../../engine/game/gamedata.ts'
import type { Database, Statement } from '../ports.ts'

export interface AveragedPair {
  ticker: string
  exchange: string
}

/** The sums for the averages of one pair over 7 and 30 days. */
export interface Windows {
  average7: number | null
  traded7: number
  /** The sums of the 7 days before those. */
  average7Before: number | null
  traded7Before: number
  average30: number | null
  traded30: number
  /** Units traded on the last known day. */
  tradedLast: number | null
}

/** Unknown names that a job found: in the last complete round, and in the current one. */
export interface UnknownNames {
  readonly before: readonly string[]
  readonly now: readonly string[]
}

export function syncRepo(db: Database) {
  return {
    /** Claims the jobs that are due, so that two ticks at once do not fetch the same. */
    async claim(jobs: readonly string[], now: number, until: number): Promise<string[]> {
      const [, claimed] = await db.batch([
        {
          sql: `insert or ignore into sync_jobs (job, due_at) select value, 0 from json_each(?)`,
          args: [JSON.stringify(jobs)],
        },
        {
          sql: 'update sync_jobs set due_at = ?2 where due_at <= ?1 returning job',
          args: [now, until],
        },
      ])
      return claimed!.rows.map((row) => String(row.job))
    },

    async succeeded(job: string, dueAt: number, completedAt: number | null): Promise<void> {
      await db.execute({
        sql: `update sync_jobs set due_at = ?, failures = 0, problem = null,
                succeeded_at = coalesce(?, succeeded_at) where job = ?`,
        args: [dueAt, completedAt, job],
      })
    },

    /** When a job last succeeded. Null if it never did. */
    async succeededAt(job: string): Promise<number | null> {
      const sql = 'select succeeded_at from sync_jobs where job = ?'
      const at = (await db.execute({ sql, args: [job] })).rows[0]?.succeeded_at
      return at == null ? null : Number(at)
    },

    async failures(job: string): Promise<number> {
      const sql = 'select failures from sync_jobs where job = ?'
      const { rows } = await db.execute({ sql, args: [job] })
      return Number(rows[0]?.failures ?? 0)
    },

    async failed(job: string, dueAt: number, problem: string): Promise<void> {
      await db.execute({
        sql: `update sync_jobs set due_at = ?, failures = failures + 1, problem = ? where job = ?`,
        args: [dueAt, problem, job],
      })
    },

    async unknownNames(job: string): Promise<UnknownNames> {
      const sql = 'select unknown_before, unknown_now from sync_jobs where job = ?'
      const { rows } = await db.execute({ sql, args: [job] })
      const names = (column: unknown) => JSON.parse(String(column ?? '[]')) as string[]
      return { before: names(rows[0]?.unknown_before), now: names(rows[0]?.unknown_now) }
    },

    async noteUnknownNames(job: string, { before, now }: UnknownNames): Promise<void> {
      await db.execute({
        sql: 'update sync_jobs set unknown_before = ?, unknown_now = ? where job = ?',
        args: [JSON.stringify(before), JSON.stringify(now), job],
      })
    },

    /** The planets to visit next, those that failed before last. */
    async nextPlanets(limit: number): Promise<string[]> {
      const sql = 'select natural_id from sync_queue order by failures, natural_id limit ?'
      const { rows } = await db.execute({ sql, args: [limit] })
      return rows.map((row) => String(row.natural_id))
    },

    async queuePlanets(naturalIds: readonly string[]): Promise<void> {
      await db.execute({
        sql: 'insert or ignore into sync_queue (natural_id) select value from json_each(?)',
        args: [JSON.stringify(naturalIds)],
      })
    },

    /** A planet that keeps failing is left for the next round. */
    async planetFailed(naturalId: string, mostFailures: number): Promise<void> {
      await db.batch([
        {
          sql: 'update sync_queue set failures = failures + 1 where natural_id = ?',
          args: [naturalId],
        },
        { sql: 'delete from sync_queue where failures >= ?', args: [mostFailures] },
      ])
    },

    async planetsWithProgramChange(now: number, limit: number): Promise<Planet[]> {
      const { rows } = await db.execute({
        sql: `select record from planets where program_changes_at <= ?
              order by program_changes_at limit ?`,
        args: [now, limit],
      })
      return rows.map((row) => JSON.parse(String(row.record)) as Planet)
    },

    /** Pairs whose history was fetched after this time. */
    async historiesSince(since: number): Promise<Set<string>> {
      const { rows } = await db.execute({
        sql: `select ticker || '.' || exchange as pair from market_histories where fetched_at > ?`,
        args: [since],
      })
      return new Set(rows.map((row) => String(row.pair)))
    },

    async lastDay({ ticker, exchange }: AveragedPair): Promise<string | null> {
      const { rows } = await db.execute({
        sql: 'select max(day) as day from market_days where ticker = ? and exchange = ?',
        args: [ticker, exchange],
      })
      return rows[0]?.day == null ? null : String(rows[0].day)
    },

    async windows(): Promise<Map<string, Windows>> {
      const { rows } = await db.execute(
        `select ticker || '.' || exchange as pair, average_7, traded_7, average_7_before,
           traded_7_before, average_30, traded_30,
           traded_last from market_histories`,
      )
      const optional = (value: unknown) => (value === null ? null : Number(value))
      return new Map(
        rows.map((row) => [
          String(row.pair),
          {
            average7: optional(row.average_7),
            traded7: Number(row.traded_7),
            average7Before: optional(row.average_7_before),
            traded7Before: Number(row.traded_7_before),
            average30: optional(row.average_30),
            traded30: Number(row.traded_30),
            tradedLast: optional(row.traded_last),
          },
        ]),
      )
    },

    /** Sums of demand and supply by day and pair, since a day. */
    async exchangeDays(since: string): Promise<Map<string, ExchangeDay>> {
      const { rows } = await db.execute({
        sql: 'select day, looks, sums from exchange_days where day >= ?',
        args: [since],
      })
      return new Map(
        rows.map((row) => [
          String(row.day),
          {
            looks: Number(row.looks),
            sums: JSON.parse(String(row.sums)) as ExchangeDay['sums'],
          },
        ]),
      )
    },
  }
}

/** The looks at the exchanges on one day: how many, and the sums of what they found. */
export interface ExchangeDay {
  looks: number
  sums: Record<string, [demand: number, supply: number]>
}

export function putExchangeDay(day: string, { looks, sums }: ExchangeDay): Statement {
  return {
    sql: 'insert or replace into exchange_days (day, looks, sums) values (?, ?, ?)',
    args: [day, looks, JSON.stringify(sums)],
  }
}

/** Deletes all but the newest days, whatever the clock says. */
export function dropExchangeDays(kept: number): Statement {
  return {
    sql: `delete from exchange_days where day not in (
            select day from exchange_days order by day desc limit ?)`,
    args: [kept],
  }
}

export function putHistory({ ticker, exchange }: AveragedPair, at: number, w: Windows): Statement {
  return {
    sql: `insert or replace into market_histories
            (ticker, exchange, fetched_at, average_7, traded_7, average_7_before, traded_7_before,
              average_30, traded_30, traded_last)
          values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      ...[ticker, exchange, at, w.average7, w.traded7, w.average7Before, w.traded7Before],
      ...[w.average30, w.traded30, w.tradedLast],
    ],
  }
}

export function planetVisited(naturalId: string): Statement {
  return { sql: 'delete from sync_queue where natural_id = ?', args: [naturalId] }
}
