import { assignEmpires, listCx } from '../../../edge/features/cx/contract.ts'
import { createEmpire, deleteEmpire } from '../../../edge/features/empires/contract.ts'
import { createPlan, deletePlan, listEmpirePlans } from '../../../edge/features/plans/contract.ts'
import { targetEmpire, targetPlan } from '../../../engine/advisor/target/empire.ts'
import type { TargetBase } from '../../../engine/advisor/target/solution.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'
import { ApiError, call } from '../../api/client.ts'
import { changed } from '../../api/query-client.ts'
import { type MadeRecord, rememberMade } from '../undo/undo-record.ts'

export interface StoredEmpire {
  readonly name: string
  readonly empireUuid: string
  readonly planNames: readonly string[]
}

/** A part of the empire was stored and could not be removed again. */
export class HalfStored extends Error {
  override name = 'HalfStored'
  readonly stored: StoredEmpire
  constructor(stored: StoredEmpire, reason: unknown) {
    super(`${stored.name} is stored in part`, { cause: reason })
    this.stored = stored
  }
}

const refreshLists = () => changed([['empires'], ['plans'], ['cx']])

export interface EmpireToStore {
  readonly name: string
  readonly bases: readonly TargetBase[]
  readonly bonus: EmpireBonus | null
  readonly cxUuid: string | undefined
  readonly userId: number
}

/** Stores a new empire with a plan for each base under the CX of the search, as one step that can be undone. After a failure, everything stored so far is removed. */
export async function storeEmpire({
  name,
  bases,
  bonus,
  cxUuid,
  userId,
}: EmpireToStore): Promise<MadeRecord> {
  const empire = targetEmpire(name, bases, bonus)
  const { uuid: empireUuid } = await call(createEmpire, { body: empire })
  const plans = bases.map((base) => targetPlan(empire, base, empireUuid))
  try {
    if (cxUuid !== undefined) await addToCx(cxUuid, empireUuid)
    const made: string[] = []
    for (const body of plans) made.push((await call(createPlan, { body })).uuid)
    const record: MadeRecord = {
      ...{ userId, at: new Date().toISOString(), name: `empire ${name}` },
      ...{ plans: made, empires: [empireUuid], cx: [] },
    }
    rememberMade(record)
    return record
  } catch (reason) {
    const stored = { name, empireUuid, planNames: plans.map((plan) => plan.name) }
    await removeStored(stored).catch(() => {
      throw new HalfStored(stored, reason)
    })
    throw reason
  } finally {
    void refreshLists()
  }
}

async function addToCx(cx_uuid: string, empire_uuid: string): Promise<void> {
  const cxs = await call(listCx, {})
  const others = cxs.find(({ uuid }) => uuid === cx_uuid)?.empires ?? []
  const empires = [...others.map(({ uuid }) => ({ empire_uuid: uuid })), { empire_uuid }]
  await call(assignEmpires, { body: [{ cx_uuid, empires }] })
}

/** The server's list decides: a plan is stored even if only its answer was lost, and gone if it was removed before. */
export async function removeStored({ empireUuid, planNames }: StoredEmpire): Promise<void> {
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
    void refreshLists()
  }
}
