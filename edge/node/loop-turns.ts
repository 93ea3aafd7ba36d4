import type { InTurn } from '../ports.ts'
import { fairLine, type Names } from './fair-line.ts'

/** What one caller may take at once, a player's largest list or two, and of each millisecond from then on. */
const ALLOWANCE_MS = 300
const ALLOWANCE_A_MS = 0.05
/** A piece is charged no more, so that nobody rests for long after one that met a busy machine. */
const LARGEST_CHARGE_MS = 100

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

export interface LoopTurnsOptions {
  /** Once it aborts, nobody rests any more: the process is about to end. */
  stopping?: AbortSignal
  /** Milliseconds that the event loop has worked so far. */
  workedMs?: () => number
}

/**
 * Work of all callers, one piece at a time. Before each the loop is handed back, and after each the line rests in
 * proportion: whoever sends all they can leaves the rest of the loop to everybody else, however many accounts they have.
 */
export function loopTurns(
  { ofAll, ofGreedy, most, mostOfOne }: Shares,
  { stopping, workedMs = loopWork }: LoopTurnsOptions = {},
): InTurn {
  const line = fairLine({ most, mostOfOne, forgiven: ALLOWANCE_A_MS })
  let isBusy = false
  let allRestUntil = 0
  let greedyRestUntil = 0
  let timer: NodeJS.Timeout | undefined

  function next(): void {
    clearTimeout(timer)
    const waiting = isBusy ? null : line.next()
    if (!waiting) return
    const until = waiting.owed > ALLOWANCE_MS ? greedyRestUntil : allRestUntil
    const rest = stopping?.aborted ? 0 : until - performance.now()
    if (rest > 0) {
      timer = setTimeout(next, rest)
    } else {
      isBusy = true
      setImmediate(() => line.begin(waiting.key))
    }
  }
  stopping?.addEventListener('abort', next)

  function end(names: Names, begun: number): void {
    const worked = Math.min(workedMs() - begun, LARGEST_CHARGE_MS)
    line.charge(names, worked)
    const now = performance.now()
    allRestUntil = now + worked * (1 / ofAll - 1)
    greedyRestUntil = now + worked * (1 / ofGreedy - 1)
    isBusy = false
    next()
  }

  return async (caller, work) => {
    const names: Names = [caller]
    const place = line.join(names)
    next()
    await place
    const begun = workedMs()
    try {
      return await work()
    } finally {
      // What follows in the same turn counts too: the piece goes out to the network in it.
      setImmediate(() => end(names, begun))
    }
  }
}

/** Processor time, which tells nothing of other programs on the machine; older Node knows the clock on the wall only. */
function loopWork(): number {
  if (!process.threadCpuUsage) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
