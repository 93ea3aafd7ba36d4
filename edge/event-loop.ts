import type { CallerScheduler } from './ports.ts'

/** Long work gives way to other work after this time. */
const SLICE_MS = 4

/** Lets waiting requests run before long work continues. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
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
