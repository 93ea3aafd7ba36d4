import type { Log } from '../ports.ts'

/** Work that goes on after its answer was sent; the process waits for it before it ends. */
export function pendingWork(log: Log) {
  const pending = new Set<Promise<unknown>>()
  return {
    defer(work: Promise<unknown>): void {
      const settled = work
        .catch((error: unknown) => log.error('deferred work failed', { error: String(error) }))
        .finally(() => pending.delete(settled))
      pending.add(settled)
    },
    async finished(): Promise<void> {
      await Promise.all(pending)
    },
  }
}
