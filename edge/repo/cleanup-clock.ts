import { DAY_MS, dayStart } from '../../engine/game/time.ts'
import type { Database } from '../ports.ts'

/** A clock that is further ahead of the last cleanup is doubted: it jumped, or the server was off. */
const MAX_AHEAD_MS = 2 * DAY_MS
/** After a doubted clock has gone on for this long without a jump, it is believed for one more day of deleting. */
const PROOF_MS = DAY_MS

interface Row {
  cleanedAt: number
  doubtedSince: number | null
  doubtedAt: number | null
}

export function cleanupClockRepo(db: Database) {
  async function read(): Promise<Row | null> {
    const { rows } = await db.execute('select tidied_at, doubted_since, doubted_at from tidy_clock')
    const row = rows[0]
    if (!row) return null
    return {
      cleanedAt: Number(row.tidied_at),
      doubtedSince: row.doubted_since as number | null,
      doubtedAt: row.doubted_at as number | null,
    }
  }

  async function write({ cleanedAt, doubtedSince, doubtedAt }: Row): Promise<void> {
    await db.execute({
      sql: `insert or replace into tidy_clock (id, tidied_at, doubted_since, doubted_at)
            values (1, ?, ?, ?)`,
      args: [cleanedAt, doubtedSince, doubtedAt],
    })
  }

  /** The newest stored moment. Before the first cleanup, nothing else says what the time is. */
  async function newestStored(): Promise<number | null> {
    const { rows } = await db.execute(
      `select (select max(coalesce(last_action, created_at)) from users) as used,
              (select max(day) from history_days) as day`,
    )
    const { used, day } = rows[0]!
    const moments = [
      ...(used === null ? [] : [Number(used)]),
      ...(day === null ? [] : [dayStart(String(day))]),
    ]
    return moments.length > 0 ? Math.max(...moments) : null
  }

  return {
    /**
     * Returns the moment up to which this cleanup may delete. It is never after `now`, and at most a day after that of the last
     * cleanup, so that one cleanup deletes at most what one day makes stale. Null while the clock is so far ahead that it may
     * be wrong.
     */
    async advance(now: number): Promise<number | null> {
      const row = (await read()) ?? {
        cleanedAt: (await newestStored()) ?? now,
        doubtedSince: null,
        doubtedAt: null,
      }
      const next = Math.min(now, row.cleanedAt + DAY_MS)
      if (now - row.cleanedAt <= MAX_AHEAD_MS) {
        // After a clock was set back for a while, the right time is no jump.
        const cleanedAt = Math.max(row.cleanedAt, next)
        await write({ cleanedAt, doubtedSince: null, doubtedAt: null })
        return next
      }
      const { doubtedSince, doubtedAt } = row
      const goesOn = doubtedAt !== null && now >= doubtedAt && now - doubtedAt <= MAX_AHEAD_MS
      const since = goesOn && doubtedSince !== null ? doubtedSince : now
      const isProved = now - since >= PROOF_MS
      await write({
        cleanedAt: isProved ? next : row.cleanedAt,
        doubtedSince: isProved ? now : since,
        doubtedAt: now,
      })
      return isProved ? next : null
    },
  }
}
