import { getSeenRules, setSeenRules } from '../../edge/features/seen-rules/contract.ts'
import type { GameRules } from '../../engine/empire/plan-changes.ts'
import { call } from '../api/client.ts'
import { getSession } from '../session/session.ts'
import { readStamp, stamps } from './stamps.ts'

/** The stored name. */
const KEY = 'told on the server'

/** The rules that a browser of the player last sent to the server, if not today's. Former planets are kept only in browsers, so they are today's. */
export async function syncedRules(): Promise<GameRules | undefined> {
  const synced = await call(getSeenRules, {})
  return synced ? { ...synced, planets: [] } : undefined
}

/** Sends the rules that the player knows, once for each version. Without a network the next visit does it. */
export async function syncRules(lists: string): Promise<void> {
  const sent = `${getSession().user?.user_id} ${lists}`
  if ((await stamps.get(KEY)) === sent) return
  const [buildings, recipes] = await Promise.all([nameOf('buildings'), nameOf('recipes')])
  if (!buildings || !recipes) return
  await call(setSeenRules, { body: { buildings, recipes } })
  await stamps.put(KEY, sent)
}

/** An `ETag` without quotes and the mark of its compression. */
async function nameOf(kind: 'buildings' | 'recipes'): Promise<string | undefined> {
  const stamp = await readStamp(kind)
  return stamp && /^"([\w-]{24})(?:-gz)?"$/.exec(stamp.etag)?.[1]
}
