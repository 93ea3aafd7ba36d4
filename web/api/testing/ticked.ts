const TURNS = 200

/** Waits for background work such as storing an answer. Counts turns of the event loop, so slow machines pass too. */
export async function ticked(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
}
