import type { ErrorReport } from '../features/error-reports/contract.ts'
import type { Database } from '../ports.ts'

/** How many kinds of errors are kept. A new one replaces one that was seen only once, and of these the one seen longest ago. */
const MAX_KINDS = 500

export interface ClientError extends ErrorReport {
  times: number
  lastAt: number
}

export function clientErrorsRepo(db: Pick<Database, 'execute' | 'batch'>) {
  return {
    /** Counts a report of a known kind. Returns false if the kind is not stored. */
    async countAgain(fingerprint: string, now: number): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: `update client_errors set times = times + 1, last_at = :now where fingerprint = :fingerprint`,
        args: { fingerprint, now },
      })
      return rowsAffected > 0
    },

    /** Counts a report, and stores its kind if it is new. */
    async note(fingerprint: string, report: ErrorReport, now: number): Promise<void> {
      await db.batch([
        {
          sql: `insert into client_errors (fingerprint, build, route, message, stack, first_at, last_at)
                values (:fingerprint, :build, :route, :message, :stack, :now, :now)
                on conflict (fingerprint) do update set times = times + 1, last_at = :now`,
          args: { ...report, stack: report.stack.join('\n'), fingerprint, now },
        },
        {
          sql: `delete from client_errors where id in (
                  select id from client_errors
                  order by fingerprint = :fingerprint desc, times > 1 desc, last_at desc, id desc
                  limit -1 offset ${MAX_KINDS})`,
          args: { fingerprint },
        },
      ])
    },

    async list(): Promise<ClientError[]> {
      const { rows } = await db.execute(
        'select * from client_errors order by last_at desc, id desc',
      )
      return rows.map((row) => ({
        message: String(row.message),
        stack: String(row.stack).split('\n').filter(Boolean),
        build: String(row.build),
        route: String(row.route),
        times: Number(row.times),
        lastAt: Number(row.last_at),
      }))
    },

    async dropBefore(time: number): Promise<void> {
      await db.execute({ sql: 'delete from client_errors where last_at < ?', args: [time] })
    },
  }
}
