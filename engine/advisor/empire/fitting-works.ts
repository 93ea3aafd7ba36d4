import { lists } from '../../plan/recipes.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Work } from '../columns.ts'
import { marketsOf } from './markets.ts'
import type { EmpireRequest } from './request.ts'

/**
 * Says whether whole runs of a work can match those of other bases. A material that is never traded has to be made exactly
 * as fast as it is used. Divided time can always do that, whole runs almost never.
 */
export function fittingWorks(universe: Universe, request: EmpireRequest) {
  const { isTraded } = marketsOf(universe, request)
  const untraded = [...universe.materials.ticker.keys()].filter((material) => !isTraded(material))
  return ({ recipe: { inputs, outputs, row } }: Pick<Work, 'recipe'>) =>
    !untraded.some((material) => lists(inputs, row, material) || lists(outputs, row, material))
}
