import type { Sky } from '../ships/space.ts'

/** What a hired carrier charges: $ for a tonne or cubic metre, whichever there are more of. */
export interface HireRate {
  readonly perUnit: number
  /** For each jump, in addition; there is none within a system. */
  readonly perUnitAndJump: number
}

export const hireCost = ({ perUnit, perUnitAndJump }: HireRate, size: number, jumps: number) =>
  size * (perUnit + perUnitAndJump * jumps)

/** The part of a sky that counting jumps needs. */
type Ways = Pick<Sky, 'systems' | 'first' | 'links'>

const known = new WeakMap<Ways, Map<number, Int16Array>>()

/** Jumps without gateways; undefined where none lead there. */
export function jumpsApart(sky: Ways, from: number, to: number): number | undefined {
  const rows = known.get(sky) ?? new Map<number, Int16Array>()
  known.set(sky, rows)
  const row = rows.get(from) ?? jumpsFrom(sky, from)
  rows.set(from, row)
  const jumps = row[to]!
  return jumps < 0 ? undefined : jumps
}

function jumpsFrom({ first, links, systems }: Ways, start: number): Int16Array {
  const jumps = new Int16Array(systems.length).fill(-1)
  jumps[start] = 0
  const queue = [start]
  for (const here of queue) {
    for (let k = first[here]!; k < first[here + 1]!; k++) {
      const next = links[k]!
      if (jumps[next]! >= 0) continue
      jumps[next] = jumps[here]! + 1
      queue.push(next)
    }
  }
  return jumps
}
