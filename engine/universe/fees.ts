import { WorkforceLevel } from '../game/gamedata.ts'
import type { CountedFee } from '../game/own-fees.ts'
import { EXPERTISES } from '../game/primitives.ts'
import { type Buildings, WORKER_KINDS } from './buildings.ts'

/** Marks a building if the fees of its workers are not all known, and a planet if its establishment fee is unknown. */
export const UNKNOWN_FEE = Number.NaN

/**
 * $ a day of one running building: the fees of its workers' levels in its category, weighted by heads. Buildings
 * without workers or category pay nothing.
 */
export function feesPerDay(
  fees: readonly CountedFee[],
  { count, expertise, workers, allWorkers }: Buildings,
): Float64Array {
  const amounts = new Float64Array(EXPERTISES.length * WORKER_KINDS).fill(UNKNOWN_FEE)
  for (const { Category, WorkforceLevel: level, FeeAmount, rate = 1 } of fees) {
    amounts[EXPERTISES.indexOf(Category) * WORKER_KINDS + WorkforceLevel.options.indexOf(level)] =
      FeeAmount * rate
  }
  const perDay = new Float64Array(count)
  for (let building = 0; building < count; building++) {
    const category = expertise[building]!
    if (category < 0 || allWorkers[building] === 0) continue
    let sum = 0
    for (let k = 0; k < WORKER_KINDS; k++) {
      const heads = workers[building * WORKER_KINDS + k]!
      if (heads > 0) sum += heads * amounts[category * WORKER_KINDS + k]!
    }
    perDay[building] = sum / allWorkers[building]!
  }
  return perDay
}
