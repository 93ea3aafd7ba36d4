import type { CallerScheduler } from './ports.ts'

/** Long work gives way to other work after this time. */
const SLICE_MS = 4

/** Absent on the Worker's platform. */
const { setImmediate: afterThisTurn = (callback: () => void) => callback() } = globalThis as {
  setImmediate?: (callback: () => void) => unknown
}

/**
 * Lets waiting requests run before long work continues. Node runs a timer that is due in the same turn, so the timer is set
 * after it; and it is a timer because a request that has begun needs several short turns.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => void afterThisTurn(() => setTimeout(resolve)))
}

/** For work in many small steps: the returned function is called before each step, and yields once a slice is over. */
export function yieldAfterSlices(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE_MS) return
    await yieldToEventLoop()
    began = performance.now()
  }
}

/** Runs the steps of a calculation in scheduled slices. An aborted `end` stops it between two slices. */
export async function runInSlices<T>(
  schedule: CallerScheduler,
  steps: Generator<unknown, T>,
  end?: AbortSignal,
): Promise<T> {
  for (;;) {
    end?.throwIfAborted()
    const step = await schedule(async () => {
      const began = performance.now()
      let step = steps.next()
      while (!step.done && performance.now() - began < SLICE_MS) step = steps.next()
      return step
    })
    if (step.done) return step.value
  }
}
