import type { PopulationReport } from '../../../engine/game/gamedata.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { isFullReport } from '../full-report.ts'
import { NEVER_COUNTED, syntheticPopulation } from '../synthetic/synthetic-population.ts'

export interface Population {
  report: PopulationReport
  /** The beginnings of the names of simulated fields. Null if all of them are simulated. */
  syntheticFields: readonly string[] | null
}

/**
 * Returns what is known of a planet's people, with simulated fields added on a host that has never synced. Null if nobody lives
 * there, or if nothing is known.
 */
export async function populationOf(db: Database, naturalId: string): Promise<Population | null> {
  const repo = gamedataRepo(db)
  const known = await repo.population(naturalId)
  if (known && isFullReport(known)) return { report: known, syntheticFields: [] }
  if (await repo.isSynced()) return null
  if (known)
    return { report: syntheticPopulation(naturalId, known), syntheticFields: NEVER_COUNTED }
  const settlement = await repo.settlement(naturalId)
  // A report that the upstream does not have does not exist. Only a universe without upstream is filled up.
  if (!settlement?.isSettled || settlement.source === 'upstream') return null
  return { report: syntheticPopulation(naturalId), syntheticFields: null }
}
