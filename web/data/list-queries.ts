import { queryOptions } from '@tanstack/react-query'
import type { ExchangeRow } from '../../engine/game/gamedata.ts'
import { areSound } from '../../storage/game-data-check.ts'
import type { GameDataRecords } from '../../storage/game-data-store.ts'
import { isOld, LIFETIMES, type Lifetime, timesOf } from '../api/queries/lifetimes.ts'
import { gameData } from './database.ts'
import { datedBack } from './dated-back.ts'
import { type StoredListKind, storedKinds, updateList } from './game-data.ts'
import { forgetStamp, LOOKED_AT, type Stamp } from './stamps.ts'

/** A whole list on the page's thread. Only for small ones: the exchanges stay in IndexedDB. */
export function listQuery<K extends Exclude<StoredListKind, 'exchanges'>>(
  kind: K,
  lifetime: Lifetime,
) {
  return queryOptions({
    queryKey: ['game', kind],
    queryFn: async (context): Promise<GameDataRecords[K][]> => {
      const shown = context.client.getQueryData<GameDataRecords[K][]>(context.queryKey)
      if (shown === undefined) {
        const reading = gameData().then((store) => store.all(kind))
        const [{ stamp }, records] = await Promise.all([stored(kind), reading])
        if (stamp?.records === records.length && (await isSound(kind, records))) {
          return datedBack(context, records, stamp.checkedAt, reloadIfExpired(stamp, lifetime))
        }
      }
      const { changed } = await updateList(kind, context.signal)
      return shown && !changed ? shown : (await gameData()).all(kind)
    },
    ...timesOf(lifetime),
  })
}

/** Null if not stored or expired, so that `listQuery` has to load it. Workers need no list on the page's thread. */
export function storedListQuery(kind: Exclude<StoredListKind, 'exchanges'>, lifetime: Lifetime) {
  return queryOptions({
    queryKey: ['game', 'stored', kind],
    queryFn: async (context): Promise<Stamp | null> => {
      const stamp = await soundStamp(kind)
      if (stamp && !reloadIfExpired(stamp, lifetime))
        return datedBack(context, stamp, stamp.checkedAt)
      if (context.client.getQueryData(context.queryKey) === undefined) return null
      return (await updateList(kind, context.signal)).stamp
    },
    ...timesOf(lifetime),
  })
}

export const exchangeQueries = {
  /** Stores the exchange rows in IndexedDB, where workers and `of` read them. */
  stored: () =>
    queryOptions({
      queryKey: ['game', 'exchanges'],
      queryFn: async (context): Promise<Stamp> => {
        if (context.client.getQueryData(context.queryKey) === undefined) {
          const stamp = await soundStamp('exchanges')
          if (stamp) {
            const then = reloadIfExpired(stamp, LIFETIMES.exchanges)
            return datedBack(context, stamp, stamp.checkedAt, then)
          }
        }
        return (await updateList('exchanges', context.signal)).stamp
      },
      ...timesOf(LIFETIMES.exchanges),
    }),

  /** A material's rows on these exchanges, from the version that `stored` returned. */
  of: (ticker: string, codes: readonly string[], stored: Stamp | undefined) =>
    queryOptions({
      queryKey: ['game', 'exchange-rows', stored?.etag, ticker, codes],
      queryFn: async (): Promise<ExchangeRow[]> => {
        const keys = codes.map((code) => `${ticker}.${code}`)
        return (await gameData()).some('exchanges', keys)
      },
      enabled: stored !== undefined,
      ...timesOf({ ...LIFETIMES.exchanges, autoRefetch: false }),
    }),
}

function reloadIfExpired(stamp: Stamp, lifetime: Lifetime): 'reload' | undefined {
  return isOld(lifetime, stamp.checkedAt) ? 'reload' : undefined
}

const stored = async (kind: StoredListKind) => (await storedKinds())[kind]

async function soundStamp(kind: StoredListKind): Promise<Stamp | undefined> {
  const { stamp, first } = await stored(kind)
  return stamp && (await isSound(kind, first)) ? stamp : undefined
}

/** Otherwise drops the stamp, so that the list is loaded again. */
async function isSound(kind: StoredListKind, records: readonly unknown[]): Promise<boolean> {
  if (areSound(kind, records.slice(0, LOOKED_AT))) return true
  await forgetStamp(kind)
  return false
}
