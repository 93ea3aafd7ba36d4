/** Other work gets a turn of the event loop after so much of this work. */
const SLICE_MS = 4

/**
 * Runs short synchronous work in the order in which it arrives, a slice of it in each turn of the event loop. Without it a
 * thousand requests that arrive in one packet would have their tokens checked in one turn.
 */
export function slicedWork(): <T>(work: () => T) => Promise<T> {
  let waiting: (() => void)[] = []
  let isRunning = false

  function runSlice(): void {
    const began = performance.now()
    let done = 0
    while (done < waiting.length && performance.now() - began < SLICE_MS) waiting[done++]!()
    waiting = waiting.slice(done)
    isRunning = waiting.length > 0
    if (isRunning) setImmediate(runSlice)
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
      if (isRunning) return
      isRunning = true
      setImmediate(runSlice)
    })
}
