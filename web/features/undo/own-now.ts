import type { OwnEconomy } from '../../../engine/portable/write.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { fetchNow } from '../../api/query-client.ts'
import { ownFleet } from '../../session/use-own-fleet.ts'

export async function ownNow(): Promise<OwnEconomy> {
  const [plans, empires, cx] = await Promise.all([
    fetchNow(planQueries.all()),
    fetchNow(empireQueries.all()),
    fetchNow(cxQueries.all()),
  ])
  return { plans, empires, cx, fleet: ownFleet() }
}
