import { createEmpire, deleteEmpire } from '../../../../edge/contract/empires.ts'
import { createPlan, deletePlan } from '../../../../edge/contract/plans.ts'
import type { TargetBase } from '../../../../engine/advisor/target/solution.ts'
import type { EmpireBonus } from '../../../../engine/plan/input.ts'
import { call } from '../../../api/client.ts'
import { changed } from '../../../api/query-client.ts'

/** What is on the server already. */
export interface Stored {
  readonly empireUuid?: string
  readonly plans: readonly { readonly uuid: string; readonly name: string }[]
}

/** Some of it is stored and the rest is not. */
export class HalfStored extends Error {
  override name = 'HalfStored'
  readonly stored: Stored
  constructor(stored: Stored, reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason), { cause: reason })
    this.stored = stored
  }
}

const tellAll = () => changed([['empires'], ['plans'], ['cx']])

/** A new empire with a plan for each base; answers its uuid, or throws what was stored until then. */
export async function storeEmpire(
  name: string,
  bases: readonly TargetBase[],
  bonus: EmpireBonus | null,
): Promise<string> {
  let stored: Stored = { plans: [] }
  try {
    const permits = bases.reduce((sum, { plan }) => sum + plan.planet.permits, 0)
    const faction = bonus?.faction ?? 'NONE'
    const { uuid } = await call(createEmpire, {
      body: {
        name,
        faction,
        permits_used: Math.max(1, bonus?.permits_used ?? permits),
        permits_total: Math.max(2, bonus?.permits_total ?? permits),
        use_fio_storage: false,
      },
    })
    stored = { ...stored, empireUuid: uuid }
    for (const { plan } of bases) {
      const planName = `${name} · ${plan.planet.planetid}`
      const created = await call(createPlan, {
        body: {
          ...plan,
          name: planName,
          planet_id: plan.planet.planetid,
          faction,
          permits_used: plan.planet.permits,
          permits_total: Math.max(3, plan.planet.permits),
          override_empire: false,
          empire_uuid: uuid,
        },
      })
      stored = { ...stored, plans: [...stored.plans, { uuid: created.uuid, name: planName }] }
    }
    return uuid
  } catch (reason) {
    throw new HalfStored(stored, reason)
  } finally {
    void tellAll()
  }
}

/** Takes back what was stored; what fails to go is left in the answer. */
export async function removeStored({ empireUuid, plans }: Stored): Promise<void> {
  try {
    for (const { uuid } of plans) await call(deletePlan, { params: { uuid } })
    if (empireUuid) await call(deleteEmpire, { params: { uuid: empireUuid } })
  } finally {
    void tellAll()
  }
}
