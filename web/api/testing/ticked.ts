const TURNS = 200

/** After what goes on behind an answer, such as storing it: so many turns of the event loop, however slow they are. */
export async function ticked(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
}
