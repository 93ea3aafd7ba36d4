import { createPlan, deletePlan, labelPlan } from '../../../edge/features/plans/contract.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { labelsOf, sameLabels } from '../../../engine/game/plan-labels.ts'
import { economyFile, filedPlan } from '../../../engine/portable/write.ts'
import { call } from '../../api/client.ts'
import { changed } from '../../api/query-client.ts'
import { download } from '../../ui/download.ts'
import { forEachOf } from '../undo/at-once.ts'
import type { Changes } from './assignment-changes.ts'
import { savePlanAssignments } from './save-assignments.ts'

/** A file that Import reads. Empires and CX are not part of it. */
export function exportPlans(plans: readonly Plan[]): void {
  const now = new Date().toISOString()
  const text = JSON.stringify(economyFile({ plans, empires: [], cx: [] }, now), null, 1)
  download(`perigee-plans-${now.slice(0, 10)}.json`, text, 'application/json')
}

/** After a failure `onDeleted` has named all plans that are gone. */
export async function deletePlans(
  plans: readonly Plan[],
  onDeleted: (plan: Plan) => void,
): Promise<void> {
  try {
    await forEachOf(plans, async (plan) => {
      await call(deletePlan, { params: { uuid: plan.uuid } })
      onDeleted(plan)
    })
  } finally {
    await changed([['plans'], ['empires'], ['shared']])
  }
}

/** Creates deleted plans again, with their notes, tags and empires. They get new ids. */
export async function restorePlans(plans: readonly Plan[]): Promise<void> {
  const members: [plan: Plan, uuid: string][] = []
  try {
    await forEachOf(plans, async (plan) => {
      const { uuid } = await call(createPlan, { body: filedPlan(plan) })
      members.push([plan, uuid])
      const labels = labelsOf(plan)
      if (!sameLabels(labels, {})) await call(labelPlan, { params: { uuid }, body: labels })
    })
  } finally {
    await changed([['plans'], ['empires'], ['shared']])
  }
  await assignAll(
    members.map(([{ empires }, uuid]) => ({ uuid, empires: empires.map((e) => e.uuid) })),
    true,
  )
}

/** Puts plans into empires, or takes them out, in one call. */
export const assignAll = (
  plans: readonly { readonly uuid: string; readonly empires: readonly string[] }[],
  assigned: boolean,
): Promise<void> => savePlanAssignments(changesFor(plans, assigned))

function changesFor(
  plans: readonly { readonly uuid: string; readonly empires: readonly string[] }[],
  assigned: boolean,
): Changes {
  const byEmpire = new Map<string, Map<string, boolean>>()
  for (const { uuid, empires } of plans)
    for (const empire of empires) {
      const rows = byEmpire.get(empire) ?? new Map<string, boolean>()
      byEmpire.set(empire, rows.set(uuid, assigned))
    }
  return byEmpire
}
