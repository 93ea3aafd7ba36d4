import type { Universe } from '../../universe/universe.ts'

/** $ for a tonne or cubic metre and jump that every tool begins with. */
export const RATE_PER_JUMP = 10

/** What carrying a unit is charged for: its tonnes or cubic metres, whichever is more. */
export const carriedSize = ({ materials }: Universe, material: number): number =>
  Math.max(materials.weight[material]!, materials.volume[material]!)
