import { jumpsFrom, jumpsTo, type StarMap, UNREACHABLE } from '../../search/distance.ts'

/** Hours between any two of these systems for `visitPlan`: the jumps, and the stop at the second. */
export function visitHours(
  map: StarMap,
  systemIds: readonly string[],
  { hoursPerJump, hoursPerStop }: { hoursPerJump: number; hoursPerStop: number },
): number[][] {
  return systemIds.map((from) => {
    const jumps = jumpsFrom(map, from)
    return systemIds.map((to) => {
      const count = jumpsTo(map, jumps, to)
      return count === UNREACHABLE
        ? Number.POSITIVE_INFINITY
        : count * hoursPerJump + Math.max(SHORTEST_STOP_HOURS, hoursPerStop)
    })
  })
}

/** Landing, unloading and starting again take time, and a ship that needs none would never be done. */
export const SHORTEST_STOP_HOURS = 1
