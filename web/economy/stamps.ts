import * as v from 'valibot'
import type { GameDataKind } from '../../storage/game-data-store.ts'
import { ownStore } from '../browser/own-store.ts'
import { gameData } from './database.ts'

/** Which version of the server's records is stored, and when that was last confirmed. */
export const Stamp = v.object({ etag: v.string(), checkedAt: v.number(), records: v.number() })
export type Stamp = v.InferOutput<typeof Stamp>

export const stamps = ownStore('stamps')

export async function readStamp(kind: GameDataKind): Promise<Stamp | undefined> {
  const [stamp, store] = await Promise.all([stamps.get(kind), gameData()])
  if (!v.is(Stamp, stamp)) return undefined
  // A store that was rebuilt or half-deleted no longer has the records of its stamp.
  return (await store.count(kind)) === stamp.records ? stamp : undefined
}

/** The next update fetches the whole list instead of only what changed. */
export function forgetStamp(kind: GameDataKind): Promise<void> {
  return stamps.delete(kind)
}
