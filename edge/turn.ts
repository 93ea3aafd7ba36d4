/** Lets waiting requests have their turn before long work goes on. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

const PIECE_MS = 4

/** For work in many small steps: called before each, it hands over the turn once they took some milliseconds together. */
export function turnsBetween(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < PIECE_MS) return
    await nextTurn()
    began = performance.now()
  }
}
