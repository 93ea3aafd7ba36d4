import { getSeenRules, setSeenRules } from '../../edge/features/seen-rules/contract.ts'
import type { GameRules } from '../../engine/empire/plan-changes.ts'
import { call } from '../api/client.ts'
import { getSession } from '../session/session.ts'
import { readStamp, stamps } from './stamps.ts'

const KEY = 'told on the server'

/** The rules that another browser last reported, if not today's. Former planets are kept only in browsers, so they are today's. */
export async function toldElsewhere(): Promise<GameRules | undefined> {
  const told = await call(getSeenRules, {})
  return told ? { ...told, planets: [] } : undefined
}

/** Reports once for each version; without a network the next visit does it. */
export async function tellServer(lists: string): Promise<void> {
  const said = `${getSession().user?.user_id} ${lists}`
  if ((await stamps.get(KEY)) === said) return
  const [buildings, recipes] = await Promise.all([nameOf('buildings'), nameOf('recipes')])
  if (!buildings || !recipes) return
  await call(setSeenRules, { body: { buildings, recipes } })
  await stamps.put(KEY, said)
}

/** An `ETag` without quotes and the mark of its compression. */
async function nameOf(kind: 'buildings' | 'recipes'): Promise<string | undefined> {
  const stamp = await readStamp(kind)
  return stamp && /^"([\w-]{24})(?:-gz)?"$/.exec(stamp.etag)?.[1]
}
