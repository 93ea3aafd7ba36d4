import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { vi } from 'vitest'
import { CLASSIC } from '../../../../../engine/game/constants/rules.ts'
import type { Planet } from '../../../../../engine/game/gamedata.ts'
import type { PlanWrite } from '../../../../../engine/game/plan.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../../../engine/game/preferences.ts'
import { blankPlan } from '../../../../../engine/plan/blank.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import { planEditor } from '../../../../../engine/plan/editing/plan-editor.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { PlanWorkspace } from '../PlanWorkspace.tsx'
import { useFirstRecipes } from '../use-first-recipes.ts'
import { usePlanFigures } from '../use-plan-figures.ts'

const CONTEXT = {
  empire: null,
  bonus: null,
  cx: null,
  planPreferences: PLAN_PREFERENCE_DEFAULTS,
  rules: CLASSIC,
  isPending: false,
}

interface Begun {
  site: Planet
  begun?: Partial<PlanWrite> | undefined
  /** Empire and CX are not known yet, so nothing is calculated. */
  waits?: boolean
}

/** Links to other pages need a router; none of them is followed here. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** The cockpit over a new plan, with edits but without saving. */
export function BlankCockpit(begun: Begun) {
  return (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <EditedCockpit {...begun} />
      </QueryClientProvider>
    </RouterContextProvider>
  )
}

function EditedCockpit({ site, begun, waits = false }: Begun) {
  const [plan, setPlan] = useState<PlanWrite>({ ...blankPlan(site), ...begun })
  const dispatch = (edit: PlanEdit) => {
    const outcome = planEditor.apply(plan, edit)
    if (!outcome.ok) return outcome.why
    setPlan(outcome.state)
    return undefined
  }
  const context = { ...CONTEXT, isPending: waits }
  return (
    <PlanWorkspace
      figures={usePlanFigures(plan, context, false)}
      saved={plan}
      planUuid={null}
      planet={site}
      context={context}
      firstRecipes={useFirstRecipes(site)}
      dispatch={dispatch}
      autoHabitation={{ isOn: false, set: vi.fn(), optimise: vi.fn() }}
      session={{} as never}
    >
      {null}
    </PlanWorkspace>
  )
}
