import type { IDBPDatabase } from 'idb'
import { KEY_FIELD, type RecordOf } from '../engine/game/kinds.ts'
import { type RecordGroups, recordGroups, storeInMemory } from './record-groups.ts'
import { openSound, rebuildDatabase } from './sound-database.ts'

const { systems: _, ...kept } = KEY_FIELD
/** The kinds that the browser keeps, each with the field that names a record. */
export const GAME_DATA_KEYS = kept
export type GameDataKind = keyof typeof GAME_DATA_KEYS
export const GAME_DATA_KINDS = Object.keys(GAME_DATA_KEYS) as GameDataKind[]

export type GameDataRecords = { [K in GameDataKind]: RecordOf<K> }

interface Counted {
  count: number
  first: readonly unknown[]
}

/** Game data as this browser stores it. Page and workers read the same records. */
export interface GameDataStore {
  /** False if the browser stores nothing; the records are then kept in this thread's memory. */
  readonly lasting: boolean
  all<K extends GameDataKind>(kind: K): Promise<GameDataRecords[K][]>
  /** The stored records of these keys, in the order of the keys. */
  some<K extends GameDataKind>(kind: K, keys: readonly string[]): Promise<GameDataRecords[K][]>
  count(kind: GameDataKind): Promise<number>
  /** How many records each kind has, and a sample of these kinds, in one transaction. */
  survey(samples: readonly GameDataKind[]): Promise<Record<GameDataKind, Counted>>
  /** Replaces the whole kind, or nothing. */
  replace<K extends GameDataKind>(kind: K, records: readonly GameDataRecords[K][]): Promise<void>
  /** Adds to the kind; existing records are replaced. */
  merge<K extends GameDataKind>(kind: K, records: readonly GameDataRecords[K][]): Promise<void>
  clear(): Promise<void>
}

type GroupsOf = <K extends GameDataKind>(kind: K) => RecordGroups<GameDataRecords[K]>
/** Does `work` with the records of these kinds: all of it, or nothing if it fails. */
type Transact = <T>(
  kinds: readonly GameDataKind[],
  mode: 'readonly' | 'readwrite',
  work: (groupsOf: GroupsOf) => Promise<T>,
) => Promise<T>

function gameDataStore(lasting: boolean, transact: Transact): GameDataStore {
  return {
    lasting,
    all: (kind) => transact([kind], 'readonly', (groupsOf) => groupsOf(kind).all()),
    some: (kind, keys) => transact([kind], 'readonly', (groupsOf) => groupsOf(kind).some(keys)),
    count: (kind) => transact([kind], 'readonly', (groupsOf) => groupsOf(kind).count()),
    survey: (samples) =>
      transact(GAME_DATA_KINDS, 'readonly', async (groupsOf) => {
        const found = GAME_DATA_KINDS.map(async (kind): Promise<[GameDataKind, Counted]> => {
          const groups = groupsOf(kind)
          const first = samples.includes(kind) ? groups.first() : []
          return [kind, { count: await groups.count(), first: await first }]
        })
        return Object.fromEntries(await Promise.all(found)) as Record<GameDataKind, Counted>
      }),
    replace: (kind, records) =>
      transact([kind], 'readwrite', (groupsOf) => groupsOf(kind).replace(records)),
    merge: (kind, records) =>
      transact([kind], 'readwrite', (groupsOf) => groupsOf(kind).merge(records)),
    clear: () =>
      transact(GAME_DATA_KINDS, 'readwrite', async (groupsOf) => {
        for (const kind of GAME_DATA_KINDS) await groupsOf(kind).replace([])
      }),
  }
}

const LAYOUT = { name: 'perigee', version: 2001, stores: GAME_DATA_KEYS, old: 'rebuild' } as const

/** Opens the game data of this browser; rejects if IndexedDB does not work. */
export async function openGameData(): Promise<GameDataStore> {
  let db = await openSound(LAYOUT)
  /** A database that another tab closed is reopened; one that still cannot be read is rebuilt. */
  const ask = async <T>(question: (db: IDBPDatabase) => Promise<T>): Promise<T> => {
    for (const repair of [openSound, rebuildDatabase]) {
      try {
        return await question(db)
      } catch (problem) {
        if (!(problem instanceof DOMException) || problem.name === 'QuotaExceededError')
          throw problem
        db.close()
        db = await repair(LAYOUT)
      }
    }
    return question(db)
  }

  return gameDataStore(true, (kinds, mode, work) =>
    ask(async (db) => {
      const transaction = db.transaction(kinds, mode)
      // Handled here, since a failed request is heard of before its transaction has ended.
      const ended = transaction.done.catch(() => {})
      try {
        const groupsOf: GroupsOf = (kind) =>
          recordGroups(transaction.objectStore(kind), GAME_DATA_KEYS[kind])
        const result = await work(groupsOf)
        await transaction.done
        return result
      } catch (problem) {
        abortUnlessEnded(transaction)
        await ended
        // Without space its requests only say that they were aborted.
        throw transaction.error ?? problem
      }
    }),
  )
}

function abortUnlessEnded(transaction: { abort(): void }): void {
  try {
    transaction.abort()
  } catch {}
}

/** The same without a database: for private windows, and for workers that get the records from the page. */
export function gameDataInMemory(): GameDataStore {
  const stores = new Map(GAME_DATA_KINDS.map((kind) => [kind, storeInMemory(GAME_DATA_KEYS[kind])]))
  let last: Promise<unknown> = Promise.resolve()
  return gameDataStore(false, (_kinds, _mode, work) => {
    const result = last.then(() =>
      work((kind) => recordGroups(stores.get(kind)!, GAME_DATA_KEYS[kind])),
    )
    last = result.catch(() => {})
    return result
  })
}
