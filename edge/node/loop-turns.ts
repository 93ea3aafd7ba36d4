import type { Caller, InTurn } from '../ports.ts'
import { fairQueue } from './fair-queue.ts'

/**
 * What one caller may take at once, a player's largest list or two, and of each millisecond from then on. A player uses
 * less than this while they work; were it more, sixteen accounts that use all of theirs would stand before a player's page.
 */
const ALLOWANCE_MS = 300
const ALLOWANCE_A_MS = 0.01
/** A piece is charged no more, so that nobody rests for long after one that met a busy machine. */
const LARGEST_CHARGE_MS = 100
/** All may be so far ahead of their share: some short pieces follow each other without a rest. */
const AHEAD_MS = 100

interface Shares {
  /** Of the event loop, what all pieces together may take, and those of callers who used up their allowance. */
  ofAll: number
  ofGreedy: number
  /** How many pieces may wait, of all callers and of one. */
  most: number
  mostOfOne: number
}
/** Work that others would feel: large bodies, lists, sheets, pictures. */
export const EXPENSIVE: Shares = { ofAll: 0.5, ofGreedy: 0.2, most: 1000, mostOfOne: 64 }
/** The beginning of each request. A packet holds a thousand, which Node would begin all at once. */
export const ANY: Shares = { ofAll: 1, ofGreedy: 1, most: 10_000, mostOfOne: 5000 }

/**
 * Work of all callers, one piece at a time. Before each the loop is handed back, and pieces rest until what was taken
 * is within its share: a caller who sends as much as possible leaves the rest of the loop to everybody else, however
 * many accounts they have. Once `stopping` aborts nobody rests: the process is about to end.
 */
export function loopTurns(
  { ofAll, ofGreedy, most, mostOfOne }: Shares,
  { stopping, workedMs = loopWork }: { stopping?: AbortSignal; workedMs?: () => number } = {},
): InTurn {
  const queue = fairQueue(most, mostOfOne, ALLOWANCE_A_MS)
  const all = shareOf(ofAll, AHEAD_MS)
  const greedy = shareOf(ofGreedy, 0)
  let isBusy = false
  let isGreedy = false
  let timer: NodeJS.Timeout | undefined

  function next(): void {
    clearTimeout(timer)
    const waiting = isBusy ? null : queue.next()
    if (!waiting) return
    isGreedy = waiting.owed > ALLOWANCE_MS
    const rest = stopping?.aborted ? 0 : Math.max(all.rest(), isGreedy ? greedy.rest() : 0)
    if (rest > 0) {
      timer = setTimeout(next, rest)
    } else {
      isBusy = true
      setImmediate(() => queue.begin(waiting.key))
    }
  }
  stopping?.addEventListener('abort', next)

  function end(caller: Caller, begun: number): void {
    const worked = Math.min(workedMs() - begun, LARGEST_CHARGE_MS)
    queue.charge(caller, worked)
    all.take(worked)
    if (isGreedy) greedy.take(worked)
    isBusy = false
    next()
  }

  return async (caller, work, isBegun) => {
    const place = queue.join(caller, isBegun)
    next()
    await place
    const begun = workedMs()
    try {
      return await work()
    } finally {
      // What follows in the same turn counts too: the piece goes out to the network in it.
      setImmediate(() => end(caller, begun))
    }
  }
}

/** A share of the time, and how long to rest until what was taken is within it, give or take what may be ahead. */
function shareOf(share: number, aheadMs: number) {
  let paidAt = 0
  return {
    take(worked: number): void {
      paidAt = Math.max(paidAt, performance.now() - worked) + worked / share
    },
    rest: () => paidAt - performance.now() - aheadMs,
  }
}

/** Processor time, which tells nothing of other programs on the machine; older Node knows the clock on the wall only. */
function loopWork(): number {
  if (!process.threadCpuUsage) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
