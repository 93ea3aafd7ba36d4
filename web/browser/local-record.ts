import * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** Private windows may refuse localStorage; then a record lasts as long as its tab. */
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, text: string | null): void {
  if (text === null) memory.delete(key)
  else memory.set(key, text)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    // Kept in memory above.
  }
}

export interface LocalRecord<T> {
  read(): T | undefined
  write(value: T | undefined): void
  /** Calls back when another tab has written. */
  watch(listener: () => void): () => void
}

/** If one record has several keys, the present one is read each time. */
export function localRecord<S extends Schema>(
  key: string | (() => string),
  schema: S,
): LocalRecord<v.InferOutput<S>> {
  const now = typeof key === 'string' ? () => key : key
  return {
    read() {
      const text = read(now())
      if (text === null) return undefined
      try {
        const result = v.safeParse(schema, JSON.parse(text))
        return result.success ? result.output : undefined
      } catch {
        return undefined
      }
    },
    write: (value) => write(now(), value === undefined ? null : JSON.stringify(value)),
    watch(listener) {
      // The build, which renders the homepage, has no window.
      if (typeof addEventListener === 'undefined') return () => undefined
      // A null key: the whole storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === now() || event.key === null) listener()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
