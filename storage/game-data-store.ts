import type { IDBPDatabase } from 'idb'
import { KEY_FIELD, type RecordOf } from '../engine/game/kinds.ts'
import { type RecordGroups, recordGroups } from './record-groups.ts'
import { openSound, rebuildDatabase } from './sound-database.ts'

const { systems: _, ...kept } = KEY_FIELD
/** The kinds that the browser keeps, each with the field that names a record. */
export const GAME_DATA_KEYS = kept
export type GameDataKind = keyof typeof GAME_DATA_KEYS
export const GAME_DATA_KINDS = Object.keys(GAME_DATA_KEYS) as GameDataKind[]

export type GameDataRecords = { [K in GameDataKind]: RecordOf<K> }

export type Survey = Record<GameDataKind, { count: number; first: readonly unknown[] }>

/** Game data as this browser stores it. Page and workers read the same records. */
export interface GameDataStore {
  /** False if the browser stores nothing; the records are then kept in this thread's memory. */
  readonly lasting: boolean
  all<K extends GameDataKind>(kind: K): Promise<GameDataRecords[K][]>
  get<K extends GameDataKind>(kind: K, key: string): Promise<GameDataRecords[K] | undefined>
  /** In the order of the request, in one transaction. */
  getMany<K extends GameDataKind>(
    kind: K,
    keys: readonly string[],
  ): Promise<(GameDataRecords[K] | undefined)[]>
  /** Up to `limit` of the first records. */
  sample<K extends GameDataKind>(kind: K, limit: number): Promise<GameDataRecords[K][]>
  count(kind: GameDataKind): Promise<number>
  /** How many records each kind has, and up to `limit` of the first of these kinds; in one transaction. */
  survey(kinds: readonly GameDataKind[], limit: number): Promise<Survey>
  /** Replaces the whole kind, or nothing. */
  replace<K extends GameDataKind>(kind: K, records: readonly GameDataRecords[K][]): Promise<void>
  /** Adds to the kind; existing records are replaced. */
  merge<K extends GameDataKind>(kind: K, records: readonly GameDataRecords[K][]): Promise<void>
  clear(): Promise<void>
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

  const groupsOf = <K extends GameDataKind, T>(
    kind: K,
    mode: 'readonly' | 'readwrite',
    use: (groups: RecordGroups<GameDataRecords[K]>) => Promise<T>,
  ): Promise<T> =>
    ask(async (db) => {
      const transaction = db.transaction(kind, mode)
      const using = use(recordGroups(transaction.store, GAME_DATA_KEYS[kind]))
      const [result] = await Promise.all([using, transaction.done])
      return result
    })

  return {
    lasting: true,
    all: (kind) => groupsOf(kind, 'readonly', (groups) => groups.all()),
    get: async (kind, key) =>
      (await groupsOf(kind, 'readonly', (groups) => groups.getMany([key])))[0],
    getMany: (kind, keys) => groupsOf(kind, 'readonly', (groups) => groups.getMany(keys)),
    sample: (kind, limit) => groupsOf(kind, 'readonly', (groups) => groups.sample(limit)),
    count: (kind) => groupsOf(kind, 'readonly', (groups) => groups.count()),
    survey: (kinds, limit) =>
      ask((db) => {
        const transaction = db.transaction(GAME_DATA_KINDS)
        return surveyed(async (kind) => {
          const groups = recordGroups(transaction.objectStore(kind), GAME_DATA_KEYS[kind])
          const first = kinds.includes(kind) ? groups.sample(limit) : []
          return { count: await groups.count(), first: await first }
        })
      }),
    replace: (kind, records) => groupsOf(kind, 'readwrite', (groups) => groups.replace(records)),
    merge: (kind, records) => groupsOf(kind, 'readwrite', (groups) => groups.merge(records)),
    clear: async () => {
      for (const kind of GAME_DATA_KINDS)
        await groupsOf(kind, 'readwrite', (groups) => groups.replace([]))
    },
  }
}

async function surveyed(look: (kind: GameDataKind) => Promise<Survey[GameDataKind]>) {
  const found = GAME_DATA_KINDS.map(async (kind) => [kind, await look(kind)] as const)
  return Object.fromEntries(await Promise.all(found)) as Survey
}

/** The same without a database: for private windows, and for workers that get the records from the page. */
export function gameDataInMemory(): GameDataStore {
  const kept = new Map<GameDataKind, Map<string, unknown>>()
  const of = <K extends GameDataKind>(kind: K) => {
    let records = kept.get(kind)
    if (!records) {
      records = new Map()
      kept.set(kind, records)
    }
    return records as Map<string, GameDataRecords[K]>
  }
  const merge = async <K extends GameDataKind>(kind: K, records: readonly GameDataRecords[K][]) => {
    const key: string = GAME_DATA_KEYS[kind]
    for (const record of records) of(kind).set(String(Reflect.get(record, key)), record)
  }
  return {
    lasting: false,
    all: async (kind) => [...of(kind).values()],
    get: async (kind, key) => of(kind).get(key),
    sample: async (kind, limit) => [...of(kind).values()].slice(0, limit),
    getMany: async (kind, keys) => keys.map((key) => of(kind).get(key)),
    count: async (kind) => of(kind).size,
    survey: (kinds, limit) =>
      surveyed(async (kind) => ({
        count: of(kind).size,
        first: kinds.includes(kind) ? [...of(kind).values()].slice(0, limit) : [],
      })),
    replace: (kind, records) => {
      of(kind).clear()
      return merge(kind, records)
    },
    merge,
    clear: async () => kept.clear(),
  }
}
