import * as v from 'valibot'
import { GAME_DATA_KINDS, type GameDataKind } from '../../storage/game-data-store.ts'
import { ownStore } from '../browser/own-store.ts'
import { gameData } from './database.ts'

/** The stored version of the server's records, when it was last confirmed, and how old its facts are. */
export const Stamp = v.object({
  etag: v.string(),
  checkedAt: v.number(),
  /** Absent for planets, which have a date each. */
  factsAt: v.optional(v.number()),
  records: v.number(),
})
export type Stamp = v.InferOutput<typeof Stamp>

export const stamps = ownStore('stamps')

export async function readStamp(kind: GameDataKind): Promise<Stamp | undefined> {
  const [stamp, store] = await Promise.all([stamps.get(kind), gameData()])
  if (!v.is(Stamp, stamp)) return undefined
  // A rebuilt or half-deleted store no longer has the records of its stamp.
  return (await store.count(kind)) === stamp.records ? stamp : undefined
}

/** Records checked on every start, before the first screen that needs a list; the rest are only counted. */
export const LOOKED_AT = 25
const LISTS = GAME_DATA_KINDS.filter((kind) => kind !== 'planets')

/** The stamp of each kind if all its records are there, and some records of each list. */
export type StoredKinds = Record<
  GameDataKind,
  { stamp: Stamp | undefined; first: readonly unknown[] }
>

export async function lookAtStored(): Promise<StoredKinds> {
  const [kept, survey] = await Promise.all([
    stamps.getMany(GAME_DATA_KINDS),
    gameData().then((store) => store.survey(LISTS)),
  ])
  const seen = GAME_DATA_KINDS.map((kind, place) => {
    const { count, first } = survey[kind]
    const stamp = kept[place]
    return [
      kind,
      { stamp: v.is(Stamp, stamp) && stamp.records === count ? stamp : undefined, first },
    ]
  })
  return Object.fromEntries(seen)
}

export function forgetStamp(kind: GameDataKind): Promise<void> {
  return stamps.delete(kind)
}
