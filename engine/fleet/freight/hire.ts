import { jumpTree, type StarGraph } from '../../universe/star-graph.ts'

/** What a hired carrier charges: $ for a tonne or cubic metre, whichever there are more of. */
export interface HireRate {
  readonly perUnit: number
  /** For each jump, in addition; there is none within a system. */
  readonly perUnitAndJump: number
}

export const hireCost = ({ perUnit, perUnitAndJump }: HireRate, size: number, jumps: number) =>
  size * (perUnit + perUnitAndJump * jumps)

const known = new WeakMap<StarGraph, Map<number, Int16Array>>()

/** Jumps without gateways; undefined where none lead there. */
export function jumpsApart(graph: StarGraph, from: number, to: number): number | undefined {
  const rows = known.get(graph) ?? new Map<number, Int16Array>()
  known.set(graph, rows)
  const row = rows.get(from) ?? jumpTree(graph, from).jumps
  rows.set(from, row)
  const jumps = row[to]!
  return jumps < 0 ? undefined : jumps
}
