import * as v from 'valibot'
import type { GameDataKind } from '../../storage/game-data-store.ts'
import { ownStore } from '../browser/own-store.ts'
import { gameData } from './database.ts'

/** What is known about stored records: which state of the server's they are, and when that was last confirmed. */
export const Stamp = v.object({ etag: v.string(), checkedAt: v.number(), records: v.number() })
export type Stamp = v.InferOutput<typeof Stamp>

export const stamps = ownStore('stamps')

export async function readStamp(kind: GameDataKind): Promise<Stamp | undefined> {
  const [stamp, store] = await Promise.all([stamps.get(kind), gameData()])
  if (!v.is(Stamp, stamp)) return undefined
  // A store that was rebuilt or half-deleted has lost what its stamp speaks of.
  return (await store.count(kind)) === stamp.records ? stamp : undefined
}

/** The next update asks for the whole list instead of for what changed. */
export function forgetStamp(kind: GameDataKind): Promise<void> {
  return stamps.delete(kind)
}
