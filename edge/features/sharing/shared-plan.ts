import type { Plan } from '../../../engine/game/plan.ts'
import { readPlan } from '../../../engine/game/versions/read.ts'
import type { Database } from '../../ports.ts'
import { sharedRepo } from './repo.ts'

/** Reads a shared plan in the newest form. Null if it is not shared or unreadable. */
export async function sharedPlanOf(db: Database, sharedUuid: string): Promise<Plan | null> {
  const shared = await sharedRepo(db).find(sharedUuid)
  if (!shared) return null
  const { baseplanner } = JSON.parse(shared) as { baseplanner: unknown }
  const plan = readPlan(baseplanner)
  return plan.ok ? plan.record : null
}
