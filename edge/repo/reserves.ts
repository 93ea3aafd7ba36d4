import type { ListedConditions } from '../../engine/company/reserves.ts'
import { MAX_RESERVES, type Reserve } from '../../engine/game/reserve.ts'
import type { Database } from '../ports.ts'
import { keyedRecords } from './keyed-records.ts'

/** How long FIO's list has to lack a condition whose deadline is past. */
const MISSING_MS = 3 * 60 * 60_000

export function reservesRepo(db: Database) {
  const records = keyedRecords<Omit<Reserve, 'condition'>>(db, {
    kind: 'reserve',
    key: 'condition',
    most: MAX_RESERVES,
  })
  return {
    ...records,

    async all(userId: number): Promise<Reserve[]> {
      const pages: string[] = []
      for await (const page of records.list(userId)) pages.push(page)
      return JSON.parse(`[${pages.join()}]`)
    },

    /**
     * Deletes the reserves of conditions that are known to be over. A source that is silent deletes none: a condition that is
     * not listed has to be missing for hours, and its last known deadline has to be past.
     */
    async follow(userId: number, known: ListedConditions, now: number): Promise<void> {
      const over = JSON.stringify(known.over)
      const open = JSON.stringify(known.open)
      const own = "user_id = :user and kind = 'reserve'"
      const isListed = 'key in (select value ->> 0 from json_each(:open))'
      const isMissing = `${own} and not ${isListed}`
      await db.batch([
        {
          sql: `delete from own_records where ${own} and key in (select value from json_each(:over))`,
          args: { user: userId, over },
        },
        {
          sql: `update own_records set missed_at = null, until_ms = coalesce(
                  (select value ->> 1 from json_each(:open) where value ->> 0 = own_records.key), until_ms)
                where ${own} and ${isListed}`,
          args: { user: userId, open },
        },
        ...(known.isComplete
          ? [
              {
                sql: `delete from own_records
                      where ${isMissing} and missed_at <= :since and until_ms < :now`,
                args: { user: userId, open, now, since: now - MISSING_MS },
              },
              {
                sql: `update own_records set missed_at = :now where ${isMissing} and missed_at is null`,
                args: { user: userId, open, now },
              },
            ]
          : []),
      ])
    },
  }
}
