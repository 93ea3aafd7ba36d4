import { expose } from 'comlink'

/** The methods of every worker of a pool, besides its own work. */
export interface Alive {
  /** Resolves once this worker holds the lock of its name. */
  alive(): Promise<void>
}

/**
 * Offers `api` to the page. The worker holds a lock for as long as it lives: the pool waits for the lock and gets it
 * when the worker is gone, which no event reports (a worker that ran out of memory dies silently).
 */
export function serve<Api extends object>(api: Api): void {
  const alive = new Promise<void>((granted) => {
    // Without locks, nothing waits for this one.
    if (!navigator.locks) granted()
    void navigator.locks?.request(self.name, () => {
      granted()
      return new Promise<never>(() => {})
    })
  })
  expose({ ...api, alive: () => alive } satisfies Api & Alive)
}
