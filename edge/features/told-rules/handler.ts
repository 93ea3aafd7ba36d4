import type { Building, Recipe } from '../../../engine/game/gamedata.ts'
import type { Handlers } from '../../http/handle.ts'
import { jsonOf } from '../../repo/documents.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { RULE_KINDS, toldRulesRepo } from './repo.ts'

export const toldRulesHandlers = {
  async getToldRules({ user, ports: { db } }) {
    const repo = toldRulesRepo(db)
    const told = await repo.of(user.id)
    if (!told) return null
    const { etag } = gamedataRepo(db)
    const today = await Promise.all(RULE_KINDS.map(etag))
    if (RULE_KINDS.every((kind, place) => told[kind] === today[place])) return null
    const [buildings, recipes] = await Promise.all(
      RULE_KINDS.map((kind) => repo.list(kind, told[kind])),
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
    await toldRulesRepo(db).set(user.id, body)
    return true as const
  },
} satisfies Handlers
