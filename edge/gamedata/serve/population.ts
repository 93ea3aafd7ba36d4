import type { PopulationReport } from '../../../engine/game/gamedata.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { isFullReport } from '../full-report.ts'
import { NEVER_COUNTED, syntheticPopulation } from '../synthetic/synthetic-population.ts'

export interface Population {
  report: PopulationReport
  /** Fields that are made up, by their name or its beginning; null where all of them are. */
  syntheticFields: readonly string[] | null
}

/** What is known of a planet's people; filled up on a host that has never synced. Null where nobody lives, or nothing is known. */
export async function populationOf(db: Database, naturalId: string): Promise<Population | null> {
  const repo = gamedataRepo(db)
  const known = await repo.population(naturalId)
  if (known && isFullReport(known)) return { report: known, syntheticFields: [] }
  if (await repo.isSynced()) return null
  if (known)
    return { report: syntheticPopulation(naturalId, known), syntheticFields: NEVER_COUNTED }
  const settlement = await repo.settlement(naturalId)
  // What the upstream does not report is not there; only a universe without upstream is filled up.
  if (!settlement?.isSettled || settlement.source === 'upstream') return null
  return { report: syntheticPopulation(naturalId), syntheticFields: null }
}
