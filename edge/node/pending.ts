import type { Log } from '../ports.ts'

const MAX_WAIT_MS = 3000

export function pendingWork(log: Log) {
  const pending = new Set<Promise<unknown>>()
  return {
    defer(work: Promise<unknown>): void {
      const settled = work
        .catch((error: unknown) => log.error('deferred work failed', { error: String(error) }))
        .finally(() => pending.delete(settled))
      pending.add(settled)
    },
    /** Waits for all work, but not forever, because a mail service may never answer. */
    async finished(): Promise<void> {
      let impatience: NodeJS.Timeout | undefined
      const late = new Promise((resolve) => {
        impatience = setTimeout(resolve, MAX_WAIT_MS)
      })
      await Promise.race([Promise.all(pending), late])
      clearTimeout(impatience)
      if (pending.size > 0) log.warn('deferred work left undone', { pieces: pending.size })
    },
  }
}
