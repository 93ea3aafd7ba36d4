import type { IDBPDatabase } from 'idb'
import { type Layout, openSound } from '../../storage/sound-database.ts'
import { reportStorageFailure } from './storage-notice.ts'

/** The app's own data, separate from the game's: stamps of the lists, responses kept between visits, drafts. */
const OWN = {
  name: 'perigee-own',
  version: 1,
  stores: { stamps: null, answers: null, drafts: null },
  old: 'keep',
} as const
/**
 * What the advisor found. It has a database of its own, because a new store in the other one needs a new version: a tab that still runs
 * an older build would rebuild that database, and its drafts would be lost.
 */
const FOUND = {
  name: 'perigee-found',
  version: 1,
  stores: { searches: null },
  old: 'keep',
} as const
type StoreName = keyof typeof OWN.stores | keyof typeof FOUND.stores

/** Keys are text; those with a common prefix can be listed and deleted together. */
export interface OwnStore {
  get(key: string): Promise<unknown>
  /** Uses one transaction: on a slow machine each costs more than the reading. */
  getMany(keys: readonly string[]): Promise<unknown[]>
  /**
   * False if the value lasts only as long as this tab. `isStrict`: it is on the disk once this resolves, not only in
   * the system's cache.
   */
  put(key: string, value: unknown, isStrict?: boolean): Promise<boolean>
  delete(key: string): Promise<void>
  keys(prefix: string): Promise<string[]>
  deleteAll(prefix: string): Promise<void>
}

const openings = new Map<Layout, Promise<IDBPDatabase>>()

function opened(layout: Layout): Promise<IDBPDatabase> {
  const opening = openings.get(layout) ?? openSound(layout)
  openings.set(layout, opening)
  return opening
}

async function ask<T>(layout: Layout, question: (db: IDBPDatabase) => Promise<T>): Promise<T> {
  try {
    return await question(await opened(layout))
  } catch (problem) {
    // Closed by the browser or for another tab: retried once on a new connection.
    if (!(problem instanceof DOMException) || problem.name !== 'InvalidStateError') throw problem
    openings.delete(layout)
    return question(await opened(layout))
  }
}

/** Falls back to memory, once and with a notice, if the browser stores nothing. */
export function ownStore(name: StoreName): OwnStore {
  const layout = name === 'searches' ? FOUND : OWN
  const memory = new Map<string, unknown>()
  const below = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  const matching = (prefix: string) => [...memory.keys()].filter((key) => key.startsWith(prefix))
  const attempt = async <T>(question: (db: IDBPDatabase) => Promise<T>, otherwise: () => T) => {
    try {
      return await ask(layout, question)
    } catch (problem) {
      console.warn(`IndexedDB failed (${name}).`, problem)
      reportStorageFailure()
      return otherwise()
    }
  }
  return {
    get: async (key) =>
      memory.has(key)
        ? memory.get(key)
        : attempt(
            (db) => db.get(name, key),
            () => undefined,
          ),
    getMany: async (keys) => {
      const stored = await attempt(
        (db) => {
          const { store } = db.transaction(name)
          return Promise.all(keys.map((key) => store.get(key)))
        },
        () => [],
      )
      return keys.map((key, place) => (memory.has(key) ? memory.get(key) : stored[place]))
    },
    put: (key, value, isStrict = false) =>
      attempt(
        async (db) => {
          const durability = isStrict ? 'strict' : 'default'
          const write = db.transaction(name, 'readwrite', { durability })
          const stored = write.store.put(value, key)
          // After an explicit commit, closing the tab no longer undoes the write.
          write.commit()
          await Promise.all([stored, write.done])
          memory.delete(key)
          return true
        },
        () => {
          memory.set(key, value)
          return false
        },
      ),
    delete: async (key) => {
      memory.delete(key)
      await attempt(
        (db) => db.delete(name, key),
        () => undefined,
      )
    },
    keys: async (prefix) => {
      const stored = await attempt(
        (db) => db.getAllKeys(name, below(prefix)),
        () => [],
      )
      return [...new Set([...stored.map(String), ...matching(prefix)])]
    },
    deleteAll: async (prefix) => {
      for (const key of matching(prefix)) memory.delete(key)
      await attempt(
        (db) => db.delete(name, below(prefix)),
        () => undefined,
      )
    },
  }
}
