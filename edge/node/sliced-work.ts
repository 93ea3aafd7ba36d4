/** How much of this work one turn of the event loop may do. */
const SLICE_MS = 4

/**
 * Runs short synchronous work in the order in which it arrives: at once, or in the next turns of the event loop once a turn has
 * done its share. Without it a thousand requests that arrive in one packet would have their tokens checked in one turn.
 */
export function slicedWork(): <T>(work: () => T) => Promise<T> {
  let waiting: (() => void)[] = []
  let spentMs = 0
  let isTurnCounted = false

  function run(work: () => void): void {
    const began = performance.now()
    work()
    spentMs += performance.now() - began
    if (isTurnCounted) return
    isTurnCounted = true
    setImmediate(beginTurn)
  }

  function beginTurn(): void {
    spentMs = 0
    isTurnCounted = false
    let done = 0
    while (done < waiting.length && spentMs < SLICE_MS) run(waiting[done++]!)
    waiting = waiting.slice(done)
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const settle = () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      }
      if (waiting.length === 0 && spentMs < SLICE_MS) run(settle)
      else waiting.push(settle)
    })
}
