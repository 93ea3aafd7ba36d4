import type { CallerScheduler } from '../ports.ts'

/** Returns the value of a name in this version. Loads it if another version is stored. */
export type Memory<T> = (name: string, version: string, load: () => Promise<T>) => Promise<T>

/**
 * Keeps values that are derived from stored data, each while its version is the newest requested. Versions are content hashes
 * or random, never counters, so one memory may serve every request and database of a process. It keeps values and not promises:
 * in a Worker no request may wait for what another one began. If there are more names than `most`, those loaded first are
 * forgotten.
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

/** The same memory, whose values are loaded in scheduled work: calls that wait for it find what the first of them loaded. */
export function loadedInTurn<T>(memory: Memory<T>, schedule: CallerScheduler): Memory<T> {
  return (name, version, load) =>
    memory(name, version, () => schedule(() => memory(name, version, load)))
}
