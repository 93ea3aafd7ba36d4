export interface Busy {
  /** How long a write waits for another process that holds the database, such as a backup. */
  deadlineMs: number
  pauseMs: number
}

/**
 * Runs one piece of work at a time, each a single statement or a whole transaction. After a failure that may have damaged the
 * connection it opens a new one. Work that found the database busy is retried until its deadline.
 */
export function retryingBusy(
  renew: () => void | Promise<void>,
  { deadlineMs = 5000, pauseMs = 100 }: Partial<Busy> = {},
) {
  let lastTurn: Promise<unknown> = Promise.resolve()
  // While one write finds the database busy, other writes do not try, because each try costs a connection.
  let writesRestUntil = 0

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastTurn.then(work)
    lastTurn = turn.catch(() => {})
    return turn
  }

  return async function attempt<T>(kind: 'read' | 'write', work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + deadlineMs
    let isRenewed = false
    for (;;) {
      const outcome = await inTurn(async () => {
        if (kind === 'write' && performance.now() < writesRestUntil) return 'resting' as const
        try {
          return { value: await work() }
        } catch (error) {
          if (isHarmless(error)) throw error
          await renew()
          if (isReadOnly(error) && !isRenewed) {
            isRenewed = true
            return 'renewed' as const
          }
          if (!isBusy(error) || performance.now() > deadline) throw error
          writesRestUntil = performance.now() + pauseMs
          return 'busy' as const
        }
      })
      if (typeof outcome === 'object') return outcome.value
      if (outcome === 'renewed') continue
      if (performance.now() > deadline)
        throw Object.assign(new Error('SQLITE_BUSY: another process holds the database'), {
          code: 'SQLITE_BUSY',
        })
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code)
}

/** A connection that was opened while the disk was read-only stays read-only after the disk is well again. */
function isReadOnly(error: unknown): boolean {
  return /^SQLITE_READONLY/.test(codeOf(error))
}

function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))
}

/** After a broken constraint or a wrong statement the driver rolls back properly, and the connection stays sound. */
function isHarmless(error: unknown): boolean {
  return /^SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/.test(codeOf(error))
}
