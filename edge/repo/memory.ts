/** Returns the value of a name in that version, loading it when it holds another. */
export type Memory<T> = (name: string, version: string, load: () => Promise<T>) => Promise<T>

/**
 * Values derived from stored data, each kept while its version is the newest asked for. Versions are content hashes
 * or random, never counters, so one memory may serve every request and database of a process. It keeps values and
 * not promises: in a Worker no request may wait for what another one began. Of more names than `most`, those loaded
 * first are forgotten.
 */
export function keepNewest<T>(most = Number.POSITIVE_INFINITY): Memory<T> {
  const kept = new Map<string, { version: string; value: T }>()
  return async (name, version, load) => {
    const found = kept.get(name)
    if (found?.version === version) return found.value
    const value = await load()
    kept.delete(name)
    kept.set(name, { version, value })
    const [oldest] = kept.keys()
    if (kept.size > most) kept.delete(oldest!)
    return value
  }
}
