import type { Universe } from '../../universe/universe.ts'

/** What carrying a unit is charged for: its tonnes or cubic metres, whichever is more. */
export const carriedSize = ({ materials }: Universe, material: number): number =>
  Math.max(materials.weight[material]!, materials.volume[material]!)
