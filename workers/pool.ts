import { type Remote, wrap } from 'comlink'
import type { Alive } from './serve.ts'

export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>

export interface PoolOptions<Api> {
  /** Starts one worker under a unique name. */
  start(name: string): WorkerPort
  size: number
  /** A worker that is idle for this long is closed. */
  idleMs?: number
  /**
   * What cancelling does to started work: `end` stops its worker at once. `drop` lets work of a few milliseconds finish
   * and drops its result, which is cheaper than a new worker.
   */
  onCancel?: 'end' | 'drop'
  /** The message that a new worker gets before its first work. */
  onStart?(api: Remote<Api>): Promise<unknown>
}

export interface WorkerPool<Api> {
  /** Runs work on the next free worker. Rejects with an AbortError as soon as the signal aborts. */
  run<T>(work: (api: Remote<Api>) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Calls all running workers. Workers that start later must get the same information with their work. */
  tell(message: (api: Remote<Api>) => Promise<unknown>): void
  close(): void
}

export class WorkerLostError extends Error {
  constructor() {
    super('The calculation stopped unexpectedly, twice. Reload the page to try again.')
    this.name = 'WorkerLostError'
  }
}

interface Job<Api> {
  work: (api: Remote<Api>) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (problem: unknown) => void
  signal: AbortSignal | undefined
  tries: number
}

interface Seat<Api> {
  port: WorkerPort
  api: Remote<Api>
  started: Promise<unknown> | undefined
  job: Job<Api> | undefined
  idle: ReturnType<typeof setTimeout> | undefined
  /** Ends the wait for the worker's life lock. */
  unwatch: AbortController
}

/** Enough for a slow connection to load the script, which later visits load from the cache. */
const LONGEST_START_MS = 10_000

let started = 0

export function createPool<Api extends object>(options: PoolOptions<Api>): WorkerPool<Api> {
  const { size, idleMs = 60_000, onCancel = 'end' } = options
  const seats = new Set<Seat<Api>>()
  const queue: Job<Api>[] = []

  function sit(): Seat<Api> {
    const name = `perigee.worker.${Date.now()}.${started++}`
    const port = options.start(name)
    const api = wrap<Api>(port)
    const seat: Seat<Api> = {
      port,
      api,
      started: undefined,
      job: undefined,
      idle: undefined,
      unwatch: new AbortController(),
    }
    seat.started = options.onStart?.(seat.api)
    seats.add(seat)
    port.addEventListener('error', () => lost(seat))
    port.addEventListener('messageerror', () => lost(seat))
    void watchLife(seat, name, (api as unknown as Remote<Alive>).alive())
    return seat
  }

  async function watchLife(seat: Seat<Api>, name: string, alive: Promise<void>): Promise<void> {
    if (!navigator.locks) return
    const { signal } = seat.unwatch
    // A worker that dies while it starts never responds.
    const stillborn = setTimeout(() => lost(seat), LONGEST_START_MS)
    signal.addEventListener('abort', () => clearTimeout(stillborn))
    await alive
    clearTimeout(stillborn)
    await navigator.locks.request(name, { signal }, () => lost(seat)).catch(() => undefined)
  }

  function dismiss(seat: Seat<Api>): void {
    seats.delete(seat)
    clearTimeout(seat.idle)
    seat.unwatch.abort()
    seat.port.terminate()
  }

  function lost(seat: Seat<Api>): void {
    if (!seats.has(seat)) return
    dismiss(seat)
    const { job } = seat
    if (job && !job.signal?.aborted) {
      if (job.tries > 1) job.reject(new WorkerLostError())
      else queue.unshift(job)
    }
    pump()
  }

  function pump(): void {
    while (queue.length > 0) {
      const free = [...seats].find((seat) => !seat.job)
      if (!free && seats.size >= size) return
      begin(free ?? sit(), queue.shift()!)
    }
  }

  function begin(seat: Seat<Api>, job: Job<Api>): void {
    clearTimeout(seat.idle)
    seat.job = job
    job.tries++
    const free = () => {
      if (seat.job !== job || !seats.has(seat)) return
      seat.job = undefined
      seat.idle = setTimeout(() => dismiss(seat), idleMs)
      pump()
    }
    const work = seat.started ? seat.started.then(() => job.work(seat.api)) : job.work(seat.api)
    work.then(job.resolve, job.reject).then(free)
  }

  function cancel(job: Job<Api>): void {
    job.reject(job.signal?.reason)
    const waiting = queue.indexOf(job)
    if (waiting >= 0) queue.splice(waiting, 1)
    const seat = [...seats].find((seat) => seat.job === job)
    if (seat && onCancel === 'end') {
      dismiss(seat)
      pump()
    }
  }

  return {
    async run<T>(work: (api: Remote<Api>) => Promise<T>, signal?: AbortSignal) {
      signal?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const job: Job<Api> = { work, resolve, reject, signal, tries: 0 }
      const onAbort = () => cancel(job)
      signal?.addEventListener('abort', onAbort, { once: true })
      queue.push(job)
      pump()
      try {
        return (await promise) as T
      } finally {
        signal?.removeEventListener('abort', onAbort)
      }
    },
    tell(message) {
      for (const seat of seats) void message(seat.api).catch(() => undefined)
    },
    close() {
      for (const job of queue.splice(0)) job.reject(new DOMException('Closed', 'AbortError'))
      for (const seat of [...seats]) {
        seat.job?.reject(new DOMException('Closed', 'AbortError'))
        dismiss(seat)
      }
    },
  }
}
