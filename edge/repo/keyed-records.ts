import type { Database } from '../ports.ts'
import { textsInPages } from './pages.ts'
import { fitsInstead, type Writing } from './quota.ts'

/** A kind of small records that a player keeps, each under a key that the page chooses. */
export interface RecordKind {
  readonly kind: 'put away' | 'reserve'
  /** The field of a record that holds its key. It is not stored twice. */
  readonly key: string
  readonly most: number
}

export type Putting = 'stored' | 'too many' | 'account full'

export function keyedRecords<T extends object>(
  db: Database,
  { kind, key: field, most }: RecordKind,
) {
  return {
    /** All records as JSON in the order in which they were made, a page at a time. */
    list(userId: number): AsyncGenerator<string> {
      return textsInPages(db, {
        keys: `select id, bytes from own_records
               where user_id = :user and kind = :kind and id > :after order by id`,
        text: `json_insert(r.record, '$.${field}', r.key)`,
        from: 'own_records as r on r.id = page.id',
        args: { user: userId, kind },
      })
    },

    /** Checks number and size in the same statement. Records whose time is over are deleted first. */
    async put(
      userId: number,
      key: string,
      { record, until = null }: { record: T; until?: number | null },
      { now, quota }: Writing,
    ): Promise<Putting> {
      const others = `(select count(*) from own_records
        where user_id = :user and kind = :kind and key <> :key)`
      const stored = `(select key || record from own_records
        where user_id = :user and kind = :kind and key = :key)`
      const [, before, put] = await db.batch([
        {
          sql: `delete from own_records where user_id = ? and kind = 'put away' and until_ms <= ?`,
          args: [userId, now],
        },
        { sql: `select ${others} as others`, args: { user: userId, kind, key } },
        {
          sql: `insert into own_records (user_id, kind, key, record, until_ms)
                select :user, :kind, :key, :record, :until
                where ${others} < ${most} and ${fitsInstead(':key || :record', stored)}
                on conflict (user_id, kind, key) do update
                  set record = :record, until_ms = coalesce(:until, until_ms), missed_at = null`,
          args: { user: userId, kind, key, record: JSON.stringify(record), until, quota },
        },
      ])
      if (put!.rowsAffected === 1) return 'stored'
      return Number(before!.rows[0]!.others) < most ? 'account full' : 'too many'
    },

    async remove(userId: number, key: string): Promise<boolean> {
      const sql = 'delete from own_records where user_id = ? and kind = ? and key = ?'
      return (await db.execute({ sql, args: [userId, kind, key] })).rowsAffected === 1
    },
  }
}
