import { HttpError } from '../errors.ts'
import type { InLine } from '../ports.ts'

/** Of a second, what dear work of one caller may take for as long as they like. To receive and send costs about as much again. */
const SHARE = 0.05
/** What a caller who was modest so far may take at once: a player's largest list, or all their flows. */
const BURST_MS = 300
/** A single piece is charged no more, so that nobody rests for long after one that met a busy machine. */
const LARGEST_CHARGE_MS = 100
/** Pieces of one caller that may wait at a time: no player's pages or sheets send so many. */
export const MOST_WAITING = 64

export interface FairShareOptions {
  /** Once it aborts, nobody rests any more: the process is about to end. */
  stopping?: AbortSignal
  /** Milliseconds that the event loop has worked so far. */
  workedMs?: () => number
}

interface Line {
  /** The end of the last piece in it. */
  last: Promise<void>
  /** How many pieces are waiting or under way. */
  length: number
  /** When all work so far is paid for, at the caller's share. */
  paidAt: number
}

/**
 * Dear work of one caller goes on one piece at a time, and rests between two pieces once the caller has used up what
 * may be taken at once: whoever sends all they can leaves the event loop to everybody else, a share of it aside.
 */
export function fairShare({ stopping, workedMs = loopWork }: FairShareOptions = {}): InLine {
  const lines = new Map<string, Line>()

  function lineOf(caller: string): Line {
    const found = lines.get(caller)
    if (found) return found
    const line = { last: Promise.resolve(), length: 0, paidAt: 0 }
    lines.set(caller, line)
    return line
  }

  /** A caller who owes nothing is one who was never here. */
  function forget(caller: string, line: Line): void {
    const owes = line.paidAt - performance.now()
    if (line.length > 0) return
    if (owes > 0) setTimeout(() => forget(caller, line), owes).unref()
    else if (lines.get(caller) === line) lines.delete(caller)
  }

  return async (caller, work) => {
    const line = lineOf(caller)
    if (line.length >= MOST_WAITING)
      throw new HttpError(429, 'Too many large calls are waiting. Please try again soon.', {
        headers: { 'Retry-After': '10' },
      })
    const before = line.last
    const { promise, resolve } = Promise.withResolvers<void>()
    line.last = promise
    line.length++
    await before
    await rest(line.paidAt - performance.now() - BURST_MS / SHARE, stopping)
    const begun = workedMs()
    try {
      return await work()
    } finally {
      const charge = Math.min(workedMs() - begun, LARGEST_CHARGE_MS) / SHARE
      line.paidAt = Math.max(line.paidAt, performance.now()) + charge
      line.length--
      resolve()
      forget(caller, line)
    }
  }
}

/** Processor time, which tells nothing of other programs on the machine; older Node knows the clock on the wall only. */
function loopWork(): number {
  if (!process.threadCpuUsage) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function rest(milliseconds: number, stopping: AbortSignal | undefined): Promise<void> {
  if (milliseconds <= 0 || stopping?.aborted) return
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stopping?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    stopping?.addEventListener('abort', done)
  })
}
