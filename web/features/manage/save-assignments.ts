import { assignEmpires } from '../../../edge/features/cx/contract.ts'
import { assignPlans } from '../../../edge/features/empires/contract.ts'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import { call } from '../../api/client.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { changed, fetchNow, queryClient } from '../../api/query-client.ts'
import type { Assignments } from '../../ui/table/assignment/marks.ts'
import { afterwards, type Changes, stillMeant } from './assignment-changes.ts'

export const plansOf = (empires: readonly Empire[]): Assignments =>
  new Map(empires.map((empire) => [empire.uuid, uuidsOf(empire.baseplanners)]))

export const empiresOf = (all: readonly Cx[]): Assignments =>
  new Map(all.map((cx) => [cx.uuid, uuidsOf(cx.empires)]))

const uuidsOf = (records: readonly { uuid: string }[]) => new Set(records.map(({ uuid }) => uuid))

/**
 * Saves all pending changes of plans in empires in one call. A call names all plans of an empire, so the changes are
 * applied to what is stored now: assignments that another tab or computer made in the meantime stay.
 */
export async function savePlanAssignments(changes: Changes): Promise<void> {
  const [plans, empires] = await Promise.all([
    fetchNow(planQueries.all()),
    fetchNow(empireQueries.all()),
  ])
  const stored = plansOf(empires)
  const body = junctionsOf(stored, stillMeant(stored, changes, uuidsOf(plans))).map(
    ({ column, rows }) => ({
      empire_uuid: column,
      baseplanners: rows.map((uuid) => ({ baseplanner_uuid: uuid })),
    }),
  )
  if (body.length === 0) return
  queryClient.setQueryData(empireQueries.all().queryKey, await call(assignPlans, { body }))
  await changed([['plans'], ['cx']], [['empires']])
}

export async function saveCxAssignments(changes: Changes): Promise<void> {
  const [empires, all] = await Promise.all([
    fetchNow(empireQueries.all()),
    fetchNow(cxQueries.all()),
  ])
  const stored = empiresOf(all)
  const body = junctionsOf(stored, stillMeant(stored, changes, uuidsOf(empires))).map(
    ({ column, rows }) => ({
      cx_uuid: column,
      empires: rows.map((uuid) => ({ empire_uuid: uuid })),
    }),
  )
  if (body.length === 0) return
  queryClient.setQueryData(cxQueries.all().queryKey, await call(assignEmpires, { body }))
  await changed([], [['cx']])
}

function junctionsOf(stored: Assignments, changes: Changes) {
  const after = afterwards(stored, changes)
  return [...changes.keys()].map((column) => ({ column, rows: [...(after.get(column) ?? [])] }))
}
