const waiting = new Map<string, Promise<unknown>>()

/** Without Web Locks, exclusive only among the calls of this tab. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work) as Promise<T>
  const before = waiting.get(name) ?? Promise.resolve()
  const mine = before.then(work, work)
  waiting.set(name, mine)
  return mine
}
