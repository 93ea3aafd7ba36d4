import { deleteDB, type IDBPDatabase, openDB } from 'idb'

export interface Layout {
  name: string
  version: number
  /** Key path of each store; null if keys are given separately. */
  stores: Readonly<Record<string, string | null>>
  /**
   * Whether stores of an older version are deleted (data that can be fetched again) or kept (data that exists only
   * here).
   */
  old: 'rebuild' | 'keep'
}

/**
 * Opens a database with exactly the wanted stores. A database that is newer, damaged or of another shape is rebuilt.
 * Rejects if the browser refuses to store anything.
 */
export async function openSound(layout: Layout): Promise<IDBPDatabase> {
  try {
    const db = await open(layout)
    if (isSound(db, layout)) return db
    db.close()
  } catch (problem) {
    if (!isRepairable(problem)) throw problem
  }
  return rebuildDatabase(layout)
}

export async function rebuildDatabase(layout: Layout): Promise<IDBPDatabase> {
  await unlessBlocked((blocked) => deleteDB(layout.name, { blocked }))
  return open(layout)
}

/** Our own tabs close theirs; any other connection would block the page forever. */
function unlessBlocked<T>(ask: (blocked: () => void) => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const blocked = () => reject(new Error('Another page holds the database open'))
  return Promise.race([ask(blocked), promise])
}

function open({ name, version, stores, old }: Layout): Promise<IDBPDatabase> {
  return unlessBlocked((blocked) =>
    openDB(name, version, {
      blocked,
      upgrade(db) {
        if (old === 'rebuild') for (const store of db.objectStoreNames) db.deleteObjectStore(store)
        for (const [store, keyPath] of Object.entries(stores)) {
          if (!db.objectStoreNames.contains(store)) {
            db.createObjectStore(store, keyPath === null ? undefined : { keyPath })
          }
        }
      },
      // Another tab rebuilds: close, and reopen at the next access.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }),
  )
}

function isSound(db: IDBPDatabase, { stores }: Layout): boolean {
  const wanted = Object.keys(stores)
  if (wanted.length !== db.objectStoreNames.length) return false
  if (!wanted.every((store) => db.objectStoreNames.contains(store))) return false
  const transaction = db.transaction(wanted)
  return wanted.every((store) => transaction.objectStore(store).keyPath === stores[store])
}

/** A newer version or damaged content: a new database may work where this one does not. */
function isRepairable(problem: unknown): boolean {
  return (
    problem instanceof DOMException &&
    ['VersionError', 'UnknownError', 'DataError', 'NotFoundError'].includes(problem.name)
  )
}
