import { whenIdle } from './when-idle.ts'

/** Long enough that the player's first press comes before what nobody waits for. */
const A_MOMENT_MS = 200
/** A screen that never appears delays nothing for longer. */
const LATEST_MS = 5000

const { promise: drawn, resolve } = Promise.withResolvers<void>()

export const firstScreenDrawn = (): void => resolve()

/** Runs work that no screen waits for, once the first screen had a moment to respond; returns how to take it back. */
export function afterFirstScreen(work: () => void): () => void {
  let isWanted = true
  const start = () => {
    if (isWanted) work()
    isWanted = false
  }
  void drawn.then(() => whenIdle(() => setTimeout(start, A_MOMENT_MS)))
  setTimeout(start, LATEST_MS)
  return () => {
    isWanted = false
  }
}
