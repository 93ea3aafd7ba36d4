import type { Building, Recipe } from '../../../engine/game/gamedata.ts'
import type { Handlers } from '../../http/handle.ts'
import { jsonOf } from '../../repo/documents.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { RULE_KINDS, seenRulesRepo } from '../../repo/seen-rules.ts'

export const seenRulesHandlers = {
  async getToldRules({ user, ports: { db } }) {
    const repo = seenRulesRepo(db)
    const seen = await repo.of(user.id)
    if (!seen) return null
    const { etag } = gamedataRepo(db)
    const today = await Promise.all(RULE_KINDS.map(etag))
    if (RULE_KINDS.every((kind, place) => seen[kind] === today[place])) return null
    const [buildings, recipes] = await Promise.all(
      RULE_KINDS.map((kind) => repo.list(kind, seen[kind])),
    )
    if (!buildings || !recipes) return null
    const read = async (gzip: Uint8Array<ArrayBuffer>) =>
      JSON.parse(new TextDecoder().decode(await jsonOf(gzip)))
    return {
      buildings: (await read(buildings)) as Building[],
      recipes: (await read(recipes)) as Recipe[],
    }
  },

  async setToldRules({ user, body, ports: { db } }) {
    await seenRulesRepo(db).set(user.id, body)
    return true as const
  },
} satisfies Handlers
