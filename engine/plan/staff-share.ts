import { WORKFORCES } from '../game/primitives.ts'
import { WORKER_KINDS } from '../universe/buildings.ts'
import type { Universe } from '../universe/universe.ts'
import type { PlanResult } from './result.ts'

/** The share of a building's work that remains, with its workers weighted by heads and efficiency. `left`: by tier. */
export function staffShare(
  { buildings }: Pick<Universe, 'buildings'>,
  workforce: PlanResult['workforce'],
  building: string,
  left: Float64Array,
): number {
  const b = buildings.indexOf.get(building)!
  let before = 0
  let after = 0
  for (const [k, kind] of WORKFORCES.entries()) {
    const work = buildings.workers[b * WORKER_KINDS + k]! * workforce[kind].efficiency
    before += work
    after += work * left[k]!
  }
  return before > 0 ? after / before : 1
}
