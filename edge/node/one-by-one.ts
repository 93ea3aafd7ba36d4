/** Does work of one caller once all of theirs before it is done and has rested. */
export type OneByOne = <T>(caller: string, work: () => Promise<T>) => Promise<T>

const LONGEST_REST_MS = 1000

/**
 * Dear work of one caller goes on one piece at a time, and after each the caller rests for as long as it took: whoever
 * sends all they can leaves at least half of the time to everybody else.
 */
export function oneByOne(): OneByOne {
  const lines = new Map<string, Promise<void>>()
  return async (caller, work) => {
    const before = lines.get(caller)
    const { promise: rested, resolve } = Promise.withResolvers<void>()
    lines.set(caller, rested)
    await before
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const rest = Math.min(performance.now() - begun, LONGEST_REST_MS)
      setTimeout(() => {
        if (lines.get(caller) === rested) lines.delete(caller)
        resolve()
      }, rest)
    }
  }
}
