import type { InLine } from '../ports.ts'

/** Does work that others would feel when it is its caller's turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** One request's way into the line of its caller, where the host keeps lines. What is in it already does not wait for itself. */
export function turnsOf(inLine: InLine | undefined, caller: string): InTurn {
  if (!inLine) return (work) => work()
  let isInside = false
  return async (work) => {
    if (isInside) return await work()
    return await inLine(caller, async () => {
      isInside = true
      try {
        return await work()
      } finally {
        isInside = false
      }
    })
  }
}
