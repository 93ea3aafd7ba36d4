import { useSyncExternalStore } from 'react'

/** State that lives outside React and is shown inside it. */
export interface Observable<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /** The value that the prerendered page shows. */
  initial(): T
}

export function observable<T>(initial: T): Observable<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial: () => initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useObservable<T>(source: Watched<T>): T {
  return useSyncExternalStore(source.subscribe, source.get, source.initial)
}

type Watched<T> = Pick<Observable<T>, 'get' | 'subscribe'> & Partial<Pick<Observable<T>, 'initial'>>
