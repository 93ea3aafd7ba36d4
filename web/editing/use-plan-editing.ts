import { useMemo, useState } from 'react'
import { createPlan } from '../../edge/features/plans/contract.ts'
import type { PlanWrite } from '../../engine/game/plan.ts'
import type { PlanEdit } from '../../engine/plan/editing/plan-edit.ts'
import { planEditor } from '../../engine/plan/editing/plan-editor.ts'
import { planParts } from '../../engine/plan/editing/plan-parts.ts'
import { samePlanOfAnyEmpire, writtenForm } from '../../engine/plan/stored.ts'
import { callWithTag } from '../api/client.ts'
import { saved, type TaggedPlan } from '../api/queries/plans.ts'
import { freshPlan, savePlan } from '../api/queries/save-plan.ts'
import { changed } from '../api/query-client.ts'
import { usePreferences } from '../session/preferences.ts'
import type { FormKind, Opened, RecordSource } from './edit-session.ts'
import { type Saving, useEditingSession } from './use-editing-session.ts'

export const planForm: FormKind<PlanWrite, PlanEdit> = {
  editor: planEditor,
  parts: planParts,
  takeOver: (plan, as) => ({ kind: 'take over', plan, as }),
  // A save assigns no empire: the choice only says under which empire a stored plan is viewed.
  isSaved: samePlanOfAnyEmpire,
}

export const planSource: RecordSource<PlanWrite> = {
  async load(uuid) {
    const { plan, etag } = await freshPlan(uuid)
    return { value: writtenForm(plan), version: etag }
  },
  async save(uuid, plan, over) {
    const stored = await savePlan({ uuid, plan, over })
    return stored === 'newer version' ? stored : shownAs(stored, plan)
  },
  async create({ uuid: _, ...plan }) {
    const { answer, etag } = await callWithTag(saved(createPlan), { body: plan })
    void changed([['plans'], ['empires'], ['cx']])
    return { uuid: answer.uuid, ...shownAs({ plan: answer.plan, etag }, plan) }
  },
}

/** Still under the empire that was chosen for viewing it. */
const shownAs = ({ plan, etag }: TaggedPlan, { empire_uuid }: PlanWrite) => ({
  value: { ...writtenForm(plan), empire_uuid },
  version: etag,
})

/** The result of `planQueries.one`, or the blank plan of a planet. */
export type OpenedPlan = TaggedPlan | { blank: PlanWrite }

export function usePlanEditing(plan: OpenedPlan, saving?: Saving<PlanWrite>) {
  const [defaultEmpireUuid] = useState(usePreferences().defaultEmpireUuid)
  const opened = useMemo<Opened<PlanWrite>>(
    () =>
      'blank' in plan
        ? { uuid: null, value: plan.blank }
        : {
            uuid: plan.plan.uuid,
            value: writtenForm(plan.plan, defaultEmpireUuid),
            version: plan.etag,
          },
    [plan, defaultEmpireUuid],
  )
  const id = opened.uuid ?? `new:${opened.value.planet_id}`
  return useEditingSession({
    kind: 'plan',
    id,
    form: planForm,
    source: planSource,
    opened,
    saving,
  })
}
