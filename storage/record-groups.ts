/** The records of one store, in the order of their keys. */
export interface RecordGroups<R> {
  all(): Promise<R[]>
  /** The stored records of these keys, in the order of the keys. */
  some(keys: readonly string[]): Promise<R[]>
  /** The records of the first group, as a sample. */
  first(): Promise<R[]>
  count(): Promise<number>
  replace(records: readonly R[]): Promise<void>
  /** Adds records; existing ones are replaced. */
  merge(records: readonly R[]): Promise<void>
}

/** An object store within a transaction. One that only reads has neither `put` nor `clear`. */
interface ObjectStore {
  get(key: string): Promise<unknown>
  getAll(query?: null, count?: number): Promise<unknown[]>
  put?: ((entry: unknown) => Promise<unknown>) | undefined
  clear?: (() => Promise<void>) | undefined
}

/** The key of the entry that counts the records; it sorts before all groups. */
const COUNT = ''

/**
 * Stores all records whose keys begin with the same character as one entry, with that character as its key, because each entry costs
 * a browser time, however small it is. What older versions stored, a record per entry, is not read, and the first write removes it.
 */
export function recordGroups<R extends object>(
  store: ObjectStore,
  keyField: string,
): RecordGroups<R> {
  const keyOf = (record: R) => Reflect.get(record, keyField) as string
  const groupOf = (key: string) => key.slice(0, 1)
  const recordsIn = (entry: unknown) => (entry as { records?: R[] } | undefined)?.records ?? []

  async function count(): Promise<number> {
    const entry = (await store.get(COUNT)) as { count?: number } | undefined
    return entry?.count ?? 0
  }

  function sortedUnique(records: readonly R[]): R[] {
    const byKey = new Map(records.map((record) => [keyOf(record), record]))
    return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, record]) => record)
  }

  async function merge(records: readonly R[]): Promise<void> {
    let total = await count()
    if (total === 0) await store.clear!()
    const groups = Map.groupBy(records, (record) => groupOf(keyOf(record)))
    const writes = [...groups].map(async ([group, added]) => {
      const former = recordsIn(await store.get(group))
      const merged = sortedUnique([...former, ...added])
      total += merged.length - former.length
      await store.put!({ [keyField]: group, records: merged })
    })
    await Promise.all(writes)
    await store.put!({ [keyField]: COUNT, count: total })
  }

  return {
    all: async () => (await store.getAll()).flatMap(recordsIn),
    async some(keys) {
      const groups = [...new Set(keys.map(groupOf))]
      const entries = await Promise.all(groups.map((group) => store.get(group)))
      const found = new Map(entries.flatMap(recordsIn).map((record) => [keyOf(record), record]))
      return keys.flatMap((key) => found.get(key) ?? [])
    },
    first: async () => recordsIn((await store.getAll(null, 2))[1]),
    count,
    async replace(records) {
      await store.clear!()
      await merge(records)
    },
    merge,
  }
}

export function storeInMemory(keyField: string): ObjectStore {
  const entries = new Map<string, unknown>()
  return {
    get: async (key) => entries.get(key),
    getAll: async () => [...entries.keys()].sort().map((key) => entries.get(key)),
    put: async (entry) => entries.set(Reflect.get(entry as object, keyField), entry),
    clear: async () => entries.clear(),
  }
}
