import * as v from 'valibot'
import { DateString } from '../../../engine/game/primitives.ts'
import { get } from '../../contract/route.ts'

export const Build = v.object({
  /** The full hash of the commit. Null if the build was not made from a repository. */
  commit: v.nullable(v.string()),
  /** The date of the commit, or of the build if there is no commit. */
  date: v.nullable(DateString),
})
export type Build = v.InferOutput<typeof Build>

export const Health = v.object({
  status: v.picklist(['ok', 'degraded']),
  version: v.string(),
  build: Build,
  import: v.boolean(),
  errors: v.boolean(),
  database: v.picklist(['ok', 'unreachable']),
  /** Why nothing can be stored at the moment. Reads still work. */
  problem: v.optional(v.string()),
  gamedata: v.object({
    updated_at: v.nullable(DateString),
    /** The source of the data: the starter universe, an import, or the live upstream. */
    source: v.nullable(v.string()),
    /** Which parts a seeded generator made up because no fact is known, such as `{ market: true }`. */
    synthetic: v.record(v.string(), v.boolean()),
    /** The problem of the last sync. The data is then that of the last good one. */
    problem: v.optional(v.string()),
    /** Names of the game that this version does not know: categories, tiers, buildings. Records are kept without them. */
    unknown: v.optional(v.array(v.string())),
  }),
})
export type Health = v.InferOutput<typeof Health>

export const health = get(
  '/health',
  'open',
  'Whether the service works, and how fresh its game data is',
  Health,
  { alsoUnder: 503 },
)

export const openapi = get(
  '/openapi.json',
  'open',
  'This description of every call, as OpenAPI 3.1',
  v.looseObject({ openapi: v.string(), paths: v.record(v.string(), v.unknown()) }),
  { etag: true },
)
