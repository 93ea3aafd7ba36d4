import { availableParallelism } from 'node:os'
import type { Scheduler } from '../ports.ts'
import { fairQueue } from './fair-queue.ts'

/** The budget of a caller: about the time of a player's two largest lists. */
const BUDGET_MS = 300
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
  /** How much of a caller's budget comes back per millisecond. */
  refillPerMs: number
  /** What a piece of work costs, charged when it begins. Absent: the processor time that it took. */
  price?: number
  /** The part of the event loop's time that all work may take, and the work of callers over their budget. Absent: no limit. */
  shares?: { ofAll: number; ofOverBudget: number }
}

/**
 * A player who works needs less than a hundredth of the time. With a faster refill, sixteen accounts that use up their
 * budget all the time would go before a player's page.
 */
const REFILL_PER_MS = 0.01

/** What a page used when it opened comes back within a second, so that its next calls go before those of a new caller. */
const START_REFILL_PER_MS = 0.03

/** Work that others would notice: large bodies, lists, sheets, previews. */
export const EXPENSIVE_WORK: SchedulerLimits = {
  concurrency: 1,
  maxWaiting: 1000,
  maxWaitingOfOne: 64,
  refillPerMs: REFILL_PER_MS,
  shares: { ofAll: 0.5, ofOverBudget: 0.2 },
}

/** The start of each request. One packet can hold a thousand of them, and Node would start all at once. */
export const REQUEST_STARTS: SchedulerLimits = {
  concurrency: 1,
  maxWaiting: 10_000,
  maxWaitingOfOne: 5000,
  refillPerMs: START_REFILL_PER_MS,
}

/** Ten seconds of hashing may wait, a third of that from one network. */
export const PASSWORD_HASHES: SchedulerLimits = {
  // Hashes run on other threads, some of which files, names and compression need.
  concurrency: availableParallelism() > 2 ? 2 : 1,
  maxWaiting: 48,
  maxWaitingOfOne: 16,
  // One hash in ten seconds.
  refillPerMs: 1 / 10_000,
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
  const overBudget = limits.shares && timeShare(limits.shares.ofOverBudget, 0)
  let running = 0
  let timer: NodeJS.Timeout | undefined

  function startNext(): void {
    clearTimeout(timer)
    const waiting = running < concurrency ? queue.next() : null
    if (!waiting) return
    const restMs = Math.max(
      all?.restMs() ?? 0,
      isOverBudget(waiting) ? (overBudget?.restMs() ?? 0) : 0,
    )
    if (restMs > 0 && !stopping?.aborted) {
      timer = setTimeout(startNext, restMs)
      return
    }
    running++
    const begin = queue.take(waiting.key)
    if (price !== undefined) queue.charge(waiting.caller, price)
    setImmediate(() => begin(waiting.used))
    startNext()
  }
  stopping?.addEventListener('abort', startNext)

  return async (caller, work, isContinued) => {
    const place = queue.join(caller, isContinued)
    startNext()
    const used = await place
    const before = workedMs()
    try {
      return await work()
    } finally {
      // What follows in the same turn of the event loop counts too: the result is sent to the network in it.
      setImmediate(() => {
        const worked = Math.min(workedMs() - before, MAX_CHARGE_MS)
        if (price === undefined) queue.charge(caller, worked)
        all?.take(worked)
        if (isOverBudget({ used })) overBudget?.take(worked)
        running--
        startNext()
      })
    }
  }
}

const isOverBudget = ({ used }: { used: number }) => used > BUDGET_MS

/** A share of the time, and how long to rest until what was taken is within it. */
function timeShare(share: number, aheadMs: number) {
  let withinShareAt = 0
  return {
    take(worked: number): void {
      withinShareAt = Math.max(withinShareAt, performance.now() - worked) + worked / share
    },
    restMs: () => withinShareAt - performance.now() - aheadMs,
  }
}

/** Processor time, which does not include other programs of the machine. An older Node only has the clock on the wall. */
function processorMs(): number {
  if (!process.threadCpuUsage) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
