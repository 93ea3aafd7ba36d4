import type { Allowance } from '../config.ts'
import type { Database } from '../ports.ts'

const oneLess = (key: string) => ({
  sql: 'update throttle set count = max(count - 1, 0) where key = ?',
  args: [key],
})

/** Counts in fixed windows. They are stored in the database, since Worker instances share no memory. */
export function throttleRepo(db: Database) {
  return {
    /**
     * Counts one more. Returns 0 while the allowance lasts, then the milliseconds until its window is over. It is one
     * statement, so that parallel requests cannot both take the last place. A window that ends later than one which begins now
     * was begun by a wrong clock, and is over as well.
     */
    async take(key: string, now: number, { limit, windowSeconds }: Allowance): Promise<number> {
      const { rows } = await db.execute({
        sql: `insert into throttle (key, count, resets_at) values (:key, 1, :windowEnd)
              on conflict (key) do update set
                count = case when resets_at <= :now or resets_at > :windowEnd then 1 else count + 1 end,
                resets_at = case when resets_at <= :now or resets_at > :windowEnd then excluded.resets_at else resets_at end
              returning count, resets_at`,
        args: { key, now, windowEnd: now + windowSeconds * 1000 },
      })
      const { count, resets_at } = rows[0]!
      return Number(count) > limit ? Math.max(1, Number(resets_at) - now) : 0
    },
    async giveBack(keys: readonly string[]) {
      await db.batch(keys.map(oneLess))
    },
    /** Subtracts one from each of these counts, and deletes another. */
    async forgive(one: readonly string[], all: string) {
      await db.batch([
        ...one.map(oneLess),
        { sql: 'delete from throttle where key = ?', args: [all] },
      ])
    },
    /** Deletes the count of this key, and of every key that continues it after a space. */
    async forget(key: string) {
      // '!' is the character after the space.
      const sql = `delete from throttle where key >= :key and key < :key || '!'`
      await db.execute({ sql, args: { key } })
    },
    async dropOver(now: number) {
      await db.execute({ sql: 'delete from throttle where resets_at <= ?', args: [now] })
    },
  }
}
