import { availableParallelism } from 'node:os'
import type { Scheduler } from '../ports.ts'
import { fairQueue } from './fair-queue.ts'

/** A caller who owes more than this used up their allowance: about the time of a player's two largest lists. */
const ALLOWANCE_MS = 300
/** One slice is charged at most this, so that a slow machine does not make its caller wait for long. */
const MAX_CHARGE_MS = 100
/** All callers together may be so far ahead of their share, so that a few short pieces of work need no rest between them. */
const AHEAD_MS = 100

export interface SchedulerLimits {
  /** How many pieces of work run at once. */
  concurrency: number
  /** How many pieces may wait, of all callers and of one. */
  maxWaiting: number
  maxWaitingOfOne: number
  /** How much of what a caller used is forgiven per millisecond. */
  forgivenPerMs: number
  /** What a piece of work costs, charged when it begins. Absent: the processor time that it took. */
  price?: number
  /** The part of the event loop's time that all work may take, and the work of callers without allowance. Absent: no limit. */
  shares?: { ofAll: number; ofGreedy: number }
}

/**
 * A player who works needs less than a hundredth of the time. With more forgiven, sixteen accounts that use up their
 * allowance all the time would go before a player's page.
 */
const FORGIVEN_MS_PER_MS = 0.01

/** What a page used when it opened is forgiven within a second, so that its next calls go before those of a new caller. */
const FORGIVEN_START_MS_PER_MS = 0.03

/** Work that others would notice: large bodies, lists, sheets, previews. */
export const EXPENSIVE_WORK: SchedulerLimits = {
  concurrency: 1,
  maxWaiting: 1000,
  maxWaitingOfOne: 64,
  forgivenPerMs: FORGIVEN_MS_PER_MS,
  shares: { ofAll: 0.5, ofGreedy: 0.2 },
}

/** The start of each request. One packet can hold a thousand of them, and Node would start all at once. */
export const REQUEST_STARTS: SchedulerLimits = {
  concurrency: 1,
  maxWaiting: 10_000,
  maxWaitingOfOne: 5000,
  forgivenPerMs: FORGIVEN_START_MS_PER_MS,
}

/** Ten seconds of hashing may wait, a third of that from one network. */
export const PASSWORD_HASHES: SchedulerLimits = {
  // Hashes run on other threads, some of which files, names and compression need.
  concurrency: availableParallelism() > 2 ? 2 : 1,
  maxWaiting: 48,
  maxWaitingOfOne: 16,
  // One hash in ten seconds.
  forgivenPerMs: 1 / 10_000,
  price: 1,
}

/**
 * Runs work of all callers so that whoever used least lately goes next. The event loop gets a turn before each piece, and work
 * rests while more than its share was used: a caller who sends as much as possible leaves the rest of the time to everybody
 * else, however many accounts they have. Once `stopping` aborts nothing rests, because the process is about to end.
 */
export function fairScheduler(
  limits: SchedulerLimits,
  { stopping, workedMs = processorMs }: { stopping?: AbortSignal; workedMs?: () => number } = {},
): Scheduler {
  const { concurrency, price } = limits
  const queue = fairQueue(limits)
  const all = limits.shares && timeShare(limits.shares.ofAll, AHEAD_MS)
  const greedy = limits.shares && timeShare(limits.shares.ofGreedy, 0)
  let running = 0
  let timer: NodeJS.Timeout | undefined

  function startNext(): void {
    clearTimeout(timer)
    const waiting = running < concurrency ? queue.next() : null
    if (!waiting) return
    const restMs = Math.max(all?.restMs() ?? 0, isGreedy(waiting) ? (greedy?.restMs() ?? 0) : 0)
    if (restMs > 0 && !stopping?.aborted) {
      timer = setTimeout(startNext, restMs)
      return
    }
    running++
    const begin = queue.take(waiting.key)
    if (price !== undefined) queue.charge(waiting.caller, price)
    setImmediate(() => begin(waiting.owed))
    startNext()
  }
  stopping?.addEventListener('abort', startNext)

  return async (caller, work, isContinued) => {
    const place = queue.join(caller, isContinued)
    startNext()
    const owed = await place
    const before = workedMs()
    try {
      return await work()
    } finally {
      // What follows in the same turn of the event loop counts too: the result is sent to the network in it.
      setImmediate(() => {
        const worked = Math.min(workedMs() - before, MAX_CHARGE_MS)
        if (price === undefined) queue.charge(caller, worked)
        all?.take(worked)
        if (isGreedy({ owed })) greedy?.take(worked)
        running--
        startNext()
      })
    }
  }
}

const isGreedy = ({ owed }: { owed: number }) => owed > ALLOWANCE_MS

/** A share of the time, and how long to rest until what was taken is within it. */
function timeShare(share: number, aheadMs: number) {
  let paidAt = 0
  return {
    take(worked: number): void {
      paidAt = Math.max(paidAt, performance.now() - worked) + worked / share
    },
    restMs: () => paidAt - performance.now() - aheadMs,
  }
}

/** Processor time, which does not include other programs of the machine. An older Node only has the clock on the wall. */
function processorMs(): number {
  if (!process.threadCpuUsage) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
