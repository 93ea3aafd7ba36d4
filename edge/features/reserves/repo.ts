import { MAX_RESERVES, type Reserve } from '../../../engine/game/reserve.ts'
import type { Database } from '../../ports.ts'
import { keyedRecords } from '../../repo/keyed-records.ts'

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

    /** Deletes the reserves for all other conditions. */
    async keepOnly(userId: number, conditions: readonly string[]): Promise<void> {
      await db.execute({
        sql: `delete from own_records where user_id = ? and kind = 'reserve'
              and key not in (select value from json_each(?))`,
        args: [userId, JSON.stringify(conditions)],
      })
    },
  }
}
