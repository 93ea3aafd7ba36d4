import type { ServerProcess } from '../faults/server-process.ts'
import { slowness } from './slowness.ts'

/** Nobody else is answered during one turn of the event loop. The limit is for a core that does nothing else. */
export const LONGEST_TURN_MS = 20
/** A turn that a garbage collection or a first compilation made long is short the next time. */
const TRIES = 5
/** A core that shares its clock and its cache with others has been seen to take three times as long. */
const MAX_SLOWNESS = 3

/**
 * The longest turn that an action causes, as it would be on a core of its own: the shortest of some tries. The first that is
 * short enough is enough.
 */
export async function longestTurn(
  server: Pick<ServerProcess, 'longestTurn'>,
  act: () => Promise<unknown>,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES && least > LONGEST_TURN_MS; tried++) {
    await server.longestTurn()
    await act()
    const turn = await server.longestTurn()
    least = Math.min(
      least,
      turn > LONGEST_TURN_MS ? turn / Math.min(MAX_SLOWNESS, slowness()) : turn,
    )
  }
  return least
}
