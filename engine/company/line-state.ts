import type { LineOrder, ProductionLine } from '../game/company.ts'
import { DAY_MS } from '../game/time.ts'

/** What FIO last saw of a line, brought up to a moment: orders that have ended since are gone. */
export interface LineState {
  readonly running: readonly LineOrder[]
  readonly queued: readonly LineOrder[]
  /** Buildings that run nothing. */
  readonly idle: number
  /** Orders that the game has halted because materials or room are missing. */
  readonly halted: number
  /** When the first building has nothing left to run. Null if orders repeat or a duration is unknown. */
  readonly firstIdleMs: number | null
  /** When the last order ends. Null for the same reasons. */
  readonly dryMs: number | null
}

/** FIO may leave it out; a running order then lasts from its start to its end. */
export function durationOf({ durationMs, startedMs, endsMs }: LineOrder): number | null {
  if (durationMs !== null || startedMs === null || endsMs === null) return durationMs
  return Math.max(0, endsMs - startedMs)
}

export function lineState({ capacity, orders }: ProductionLine, now: number): LineState {
  const started = orders.filter(({ startedMs }) => startedMs !== null)
  const queued = orders.filter(({ startedMs }) => startedMs === null)
  const running = started.filter(({ endsMs }) => endsMs === null || endsMs > now)
  const ended = started.length - running.length
  const slots = Math.round(capacity)
  const halted = [...running, ...queued.slice(0, ended)].filter(({ isHalted }) => isHalted).length
  // For each order that has ended, the next one of the queue has begun.
  const begun = queued.slice(0, ended)
  const waiting = queued.slice(ended)
  const state = {
    running: [...running, ...begun],
    queued: waiting,
    idle: Math.max(0, slots - running.length - begun.length),
    halted,
  }
  return { ...state, ...endOf(running, started, queued, slots, now) }
}

/**
 * Each order of the queue goes to the building that is free first. Recurring orders return to the end of the queue, so
 * they never end.
 */
function endOf(
  running: readonly LineOrder[],
  started: readonly LineOrder[],
  queued: readonly LineOrder[],
  slots: number,
  now: number,
): Pick<LineState, 'firstIdleMs' | 'dryMs'> {
  const unknown = { firstIdleMs: null, dryMs: null }
  if ([...running, ...queued].some(({ isRecurring }) => isRecurring)) return unknown
  if (running.some(({ endsMs }) => endsMs === null)) return unknown
  if (queued.some(({ durationMs }) => durationMs === null)) return unknown
  // An order that ended since FIO looked was followed by the next one at that moment.
  const free = started.map(({ endsMs }) => endsMs ?? now).slice(0, slots)
  while (free.length < slots) free.push(now)
  for (const { durationMs } of queued) {
    const first = free.indexOf(Math.min(...free))
    free[first]! += durationMs!
  }
  if (free.length === 0) return { firstIdleMs: now, dryMs: now }
  return { firstIdleMs: Math.max(now, Math.min(...free)), dryMs: Math.max(now, ...free) }
}

/** An order with how often a day the buildings of its line run it. */
export interface OrderRate {
  readonly order: LineOrder
  readonly perDay: number
}

/**
 * How often a day each order runs, judged by the queue. If the player has recurring orders, only those count, since the
 * others run once. A line without a queue goes on with what it runs now.
 */
export function orderRates(
  { capacity }: Pick<ProductionLine, 'capacity'>,
  { running, queued }: Pick<LineState, 'running' | 'queued'>,
  hasRecurring: boolean,
): OrderRate[] {
  const repeated = hasRecurring ? queued.filter(({ isRecurring }) => isRecurring) : queued
  const orders = repeated.length > 0 ? repeated : running
  const known = orders.filter((order) => (durationOf(order) ?? 0) > 0)
  const loopMs = known.reduce((sum, order) => sum + durationOf(order)!, 0)
  if (loopMs === 0) return []
  const loopsPerDay = (capacity * DAY_MS) / loopMs
  return known.map((order) => ({ order, perDay: loopsPerDay }))
}
