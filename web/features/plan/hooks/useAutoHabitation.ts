import { useCallback, useMemo, useState } from 'react'
import type { PlanEdit } from '../../../../engine/editing/plan-edit.ts'
import type { HabitationGoal } from '../../../../engine/habitation.ts'
import type { PlanWrite } from '../../../../engine/model/plan.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../../engine/model/preferences.ts'
import { askEngine } from '../../../economy/calls.ts'
import type { PlanContext } from '../../../planner/plan-editor.ts'
import { setPlanPreference } from '../../../store/preferences.ts'

interface AutoChoice {
  readonly isOn: boolean
  set(on: boolean): void
  /** The choice made for a new plan goes with it into the store. */
  keepFor(uuid: string): void
}

/** Whether habitations follow the workers. Kept with a stored plan; a new one starts as new plans do. */
export function useAutoHabitation(
  planUuid: string | undefined,
  { planPreferences }: PlanContext,
): AutoChoice {
  const [ofNew, setOfNew] = useState(PLAN_PREFERENCE_DEFAULTS.autoOptimizeHabs)
  const isOn = planUuid === undefined ? ofNew : planPreferences.autoOptimizeHabs
  return useMemo(
    () => ({
      isOn,
      set: (on) =>
        planUuid === undefined ? setOfNew(on) : setPlanPreference(planUuid, 'autoOptimizeHabs', on),
      keepFor: (uuid) => setPlanPreference(uuid, 'autoOptimizeHabs', isOn),
    }),
    [planUuid, isOn],
  )
}

/** The edit that houses the workers of a plan at best. */
export function useBestHabitations({ cx, bonus, rules }: PlanContext) {
  const cxData = cx?.cx_data ?? null
  return useCallback(
    async (
      { planet, infrastructure, buildings }: PlanWrite,
      goal: HabitationGoal,
      signal?: AbortSignal,
    ): Promise<PlanEdit | undefined> => {
      const plan = { planet, infrastructure, buildings }
      const question = { plan, cx: cxData, empire: bonus, rules }
      const best = await askEngine('habitation', { plan: question, goal }, signal)
      return best.status === 'optimal'
        ? { kind: 'habitations', amounts: best.variables }
        : undefined
    },
    [cxData, bonus, rules],
  )
}
