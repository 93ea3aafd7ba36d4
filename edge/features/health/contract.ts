import * as v from 'valibot'
import { DateString } from '../../../engine/game/primitives.ts'
import { defineRoute } from '../../contract/route.ts'

export const Build = v.object({
  /** Full name of the commit; null where the build was not made from a repository. */
  commit: v.nullable(v.string()),
  /** Of the commit; of the build where there is none. */
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
  /** Why nothing can be stored just now; reads go on. */
  problem: v.optional(v.string()),
  gamedata: v.object({
    updated_at: v.nullable(DateString),
    /** Where the served data came from: the starter universe, an import, the live upstream. */
    source: v.nullable(v.string()),
    /** Which parts are made up by a seeded generator because no fact was there: `{ market: true }`. */
    synthetic: v.record(v.string(), v.boolean()),
    /** What went wrong in the last sync; the data served is then the last good one. */
    problem: v.optional(v.string()),
    /** Names that the game has and this version does not know: categories, tiers, buildings. What carries them is kept without. */
    unknown: v.optional(v.array(v.string())),
  }),
})
export type Health = v.InferOutput<typeof Health>

export const health = defineRoute({
  method: 'GET',
  path: '/health',
  access: 'open',
  summary: 'Whether the service works, and how fresh its game data is',
  answer: Health,
  alsoUnder: 503,
})

export const openapi = defineRoute({
  method: 'GET',
  path: '/openapi.json',
  access: 'open',
  summary: 'This description of every call, as OpenAPI 3.1',
  answer: v.looseObject({ openapi: v.string(), paths: v.record(v.string(), v.unknown()) }),
  etag: true,
})
