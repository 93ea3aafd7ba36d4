import type { ChainNode } from '../../../engine/chain/chain.ts'
import type { Building } from '../../../engine/game/gamedata.ts'
import { WORKER_FIELDS } from '../../../engine/game/primitives.ts'
import { categoryColour, expertiseColour, type HuePair, workforceColour } from '../../ui/colours.ts'

export type ColourBy = 'material' | 'workforce' | 'expertise'

/** The kind of worker that a building employs most; undefined where it employs none. */
export function mainWorkforce(building: Building | undefined): string | undefined {
  if (!building) return undefined
  const [first] = WORKER_FIELDS.filter((kind) => building[kind] > 0).sort(
    (one, other) => building[other] - building[one],
  )
  return first
}

export function nodeColour(
  by: ColourBy,
  node: ChainNode,
  category: string | undefined,
  building: Building | undefined,
): HuePair {
  if (by === 'material') return categoryColour(category)
  if (by === 'expertise')
    return expertiseColour(node.building === null ? null : building?.Expertise)
  return workforceColour(mainWorkforce(building) ?? '')
}
