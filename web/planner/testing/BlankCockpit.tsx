import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { vi } from 'vitest'
import type { PlanEdit } from '../../../engine/editing/plan-edit.ts'
import { planEditor } from '../../../engine/editing/plan-editor.ts'
import type { Planet } from '../../../engine/model/gamedata.ts'
import type { PlanWrite } from '../../../engine/model/plan.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../engine/model/preferences.ts'
import { blankPlan } from '../../../engine/plan/blank.ts'
import { DOCUMENTED } from '../../../engine/reference/rules.ts'
import { queryClient } from '../../api/query-client.ts'
import { PlanWorkspace } from '../PlanWorkspace.tsx'

const CONTEXT = {
  empire: null,
  bonus: null,
  cx: null,
  planPreferences: PLAN_PREFERENCE_DEFAULTS,
  rules: DOCUMENTED,
  isPending: false,
}

/** The cockpit over a plan that was just begun, with edits but without saving. */
export function BlankCockpit({
  site,
  begun,
}: {
  site: Planet
  begun?: Partial<PlanWrite> | undefined
}) {
  const [plan, setPlan] = useState<PlanWrite>({ ...blankPlan(site), ...begun })
  const dispatch = (edit: PlanEdit) => {
    const next = planEditor.apply(plan, edit)
    if (!next.ok) return next.why
    setPlan(next.state)
    return undefined
  }
  return (
    <QueryClientProvider client={queryClient}>
      <PlanWorkspace
        plan={plan}
        saved={plan}
        planUuid={null}
        planet={site}
        context={CONTEXT}
        dispatch={dispatch}
        autoHabitation={{ isOn: false, set: vi.fn(), optimise: vi.fn() }}
        session={{} as never}
      >
        {null}
      </PlanWorkspace>
    </QueryClientProvider>
  )
}
