import { DAY_MS, dayStart } from '../../engine/game/time.ts'
import type { Database } from '../ports.ts'

/** A clock that is further ahead of the last pass is doubted: it jumped, or the server was off. */
const MOST_AHEAD_MS = 2 * DAY_MS
/** A doubted clock is believed for one day's worth of deleting after it went on for so long without a jump. */
const PROOF_MS = DAY_MS

interface Row {
  tidiedAt: number
  doubtedSince: number | null
  doubtedAt: number | null
}

export function tidyClockRepo(db: Database) {
  async function read(): Promise<Row | null> {
    const { rows } = await db.execute('select tidied_at, doubted_since, doubted_at from tidy_clock')
    const row = rows[0]
    if (!row) return null
    return {
      tidiedAt: Number(row.tidied_at),
      doubtedSince: row.doubted_since as number | null,
      doubtedAt: row.doubted_at as number | null,
    }
  }

  async function write({ tidiedAt, doubtedSince, doubtedAt }: Row): Promise<void> {
    await db.execute({
      sql: `insert or replace into tidy_clock (id, tidied_at, doubted_since, doubted_at)
            values (1, ?, ?, ?)`,
      args: [tidiedAt, doubtedSince, doubtedAt],
    })
  }

  /** The newest moment that is stored: before the first pass, nothing else says what the time is. */
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
     * The moment as of which this pass may delete: never after `now`, and at most a day after that of the last pass, so that
     * one pass deletes at most what one day makes stale. Null while the clock is so far ahead that it may be wrong.
     */
    async advance(now: number): Promise<number | null> {
      const row = (await read()) ?? {
        tidiedAt: (await newestStored()) ?? now,
        doubtedSince: null,
        doubtedAt: null,
      }
      const next = Math.min(now, row.tidiedAt + DAY_MS)
      if (now - row.tidiedAt <= MOST_AHEAD_MS) {
        // A clock that was set back for a while makes the right one no jump.
        const tidiedAt = Math.max(row.tidiedAt, next)
        await write({ tidiedAt, doubtedSince: null, doubtedAt: null })
        return next
      }
      const { doubtedSince, doubtedAt } = row
      const goesOn = doubtedAt !== null && now >= doubtedAt && now - doubtedAt <= MOST_AHEAD_MS
      const since = goesOn && doubtedSince !== null ? doubtedSince : now
      const isProved = now - since >= PROOF_MS
      await write({
        tidiedAt: isProved ? next : row.tidiedAt,
        doubtedSince: isProved ? now : since,
        doubtedAt: now,
      })
      return isProved ? next : null
    },
  }
}
