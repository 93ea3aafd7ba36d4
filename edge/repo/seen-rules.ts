import { DAY_MS } from '../../engine/game/time.ts'
import type { Bytes } from '../crypto/encoding.ts'
import type { Database, Statement } from '../ports.ts'
import type { Document } from './documents.ts'
import type { ListKind } from './gamedata.ts'

/** The lists that decide what a plan makes. Other lists change every day and change no plan. */
export const RULE_KINDS = ['buildings', 'recipes'] as const
type RuleKind = (typeof RULE_KINDS)[number]
export type SeenRules = Readonly<Record<RuleKind, string>>

/** Half a year and eight updates. Players who return later see current values only. */
const KEPT_MS = 183 * DAY_MS
const MAX_KEPT = 8

const isRules = (kind: ListKind): kind is RuleKind =>
  (RULE_KINDS as readonly string[]).includes(kind)

/** Keeps the list that is about to be replaced, for as long as players may ask for it. */
export function keepFormer(kind: ListKind, { etag }: Document, at: number): Statement[] {
  if (!isRules(kind)) return []
  return [
    {
      sql: `insert or replace into former_lists (kind, etag, gzip, replaced_at)
            select kind, etag, gzip, ? from gamedata_lists where kind = ? and etag <> ?`,
      args: [at, kind, etag],
    },
    {
      sql: `delete from former_lists where kind = ?1 and (replaced_at < ?2 or etag not in (
              select etag from former_lists where kind = ?1 order by replaced_at desc limit ?3))`,
      args: [kind, at - KEPT_MS, MAX_KEPT],
    },
  ]
}

export function seenRulesRepo(db: Database) {
  return {
    async of(userId: number): Promise<SeenRules | null> {
      const sql = 'select buildings, recipes from told_rules where user_id = ?'
      const [row] = (await db.execute({ sql, args: [userId] })).rows
      return row ? { buildings: String(row.buildings), recipes: String(row.recipes) } : null
    },

    async set(userId: number, { buildings, recipes }: SeenRules): Promise<void> {
      await db.execute({
        sql: 'insert or replace into told_rules (user_id, buildings, recipes) values (?, ?, ?)',
        args: [userId, buildings, recipes],
      })
    },

    /** A current or former list by its name. Null if it is not kept. */
    async list(kind: RuleKind, etag: string): Promise<Bytes | null> {
      const { rows } = await db.execute({
        sql: `select gzip from gamedata_lists where kind = ?1 and etag = ?2
              union all select gzip from former_lists where kind = ?1 and etag = ?2 limit 1`,
        args: [kind, etag],
      })
      return rows[0] ? new Uint8Array(rows[0].gzip as ArrayBuffer) : null
    },
  }
}
