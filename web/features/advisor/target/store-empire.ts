import { createEmpire, deleteEmpire } from '../../../../edge/contract/empires.ts'
import { createPlan, deletePlan, listEmpirePlans } from '../../../../edge/contract/plans.ts'
import type { TargetBase } from '../../../../engine/advisor/target/solution.ts'
import type { EmpireBonus } from '../../../../engine/plan/input.ts'
import { ApiError, call } from '../../../api/client.ts'
import { changed } from '../../../api/query-client.ts'

/** An empire that may have some of its plans. */
export interface Stored {
  readonly name: string
  readonly empireUuid: string
  readonly planNames: readonly string[]
}

/** Some of it is stored, and could not be taken back either. */
export class HalfStored extends Error {
  override name = 'HalfStored'
  readonly stored: Stored
  constructor(stored: Stored, reason: unknown) {
    super(`${stored.name} is stored in part`, { cause: reason })
    this.stored = stored
  }
}

const tellAll = () => changed([['empires'], ['plans'], ['cx']])

/** A new empire with a plan for each base; returns its uuid. What is stored before a failure is taken back. */
export async function storeEmpire(
  name: string,
  bases: readonly TargetBase[],
  bonus: EmpireBonus | null,
): Promise<string> {
  const nameOf = ({ plan }: TargetBase) => `${name} · ${plan.planet.planetid}`
  const permits = bases.reduce((sum, { plan }) => sum + plan.planet.permits, 0)
  const faction = bonus?.faction ?? 'NONE'
  const { uuid: empireUuid } = await call(createEmpire, {
    body: {
      name,
      faction,
      permits_used: Math.max(1, bonus?.permits_used ?? permits),
      permits_total: Math.max(2, bonus?.permits_total ?? permits),
      use_fio_storage: false,
    },
  })
  try {
    for (const base of bases) {
      const { plan } = base
      await call(createPlan, {
        body: {
          ...plan,
          name: nameOf(base),
          planet_id: plan.planet.planetid,
          faction,
          permits_used: plan.planet.permits,
          permits_total: Math.max(3, plan.planet.permits),
          override_empire: false,
          empire_uuid: empireUuid,
        },
      })
    }
    return empireUuid
  } catch (reason) {
    const stored = { name, empireUuid, planNames: bases.map(nameOf) }
    await removeStored(stored).catch(() => {
      throw new HalfStored(stored, reason)
    })
    throw reason
  } finally {
    void tellAll()
  }
}

/** The server says which plans there are: one is stored too when only its answer was lost, and gone when it was removed before. */
export async function removeStored({ empireUuid, planNames }: Stored): Promise<void> {
  try {
    const plans = await call(listEmpirePlans, { params: { empireUuid } })
    for (const { uuid, name } of plans) {
      if (planNames.includes(name)) await call(deletePlan, { params: { uuid } })
    }
    await call(deleteEmpire, { params: { uuid: empireUuid } })
  } catch (problem) {
    const isGone = problem instanceof ApiError && problem.status === 404
    if (!isGone) throw problem
  } finally {
    void tellAll()
  }
}
