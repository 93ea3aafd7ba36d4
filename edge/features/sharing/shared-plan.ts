import type { Plan } from '../../../engine/game/plan.ts'
import { readPlan } from '../../../engine/game/versions/read.ts'
import type { Database } from '../../ports.ts'
import type { SharedPlan } from './contract.ts'
import { sharedRepo } from './repo.ts'

/** Reads a shared plan in the newest form, with the terms of its share. Null if it is not shared or unreadable. */
export async function sharedPlanOf(
  db: Database,
  sharedUuid: string,
): Promise<{ plan: Plan; terms: SharedPlan['terms'] } | null> {
  const shared = await sharedRepo(db).find(sharedUuid)
  if (!shared) return null
  const { baseplanner, terms } = JSON.parse(shared) as Pick<SharedPlan, 'baseplanner' | 'terms'>
  const plan = readPlan(baseplanner)
  return plan.ok ? { plan: plan.record, terms } : null
}
