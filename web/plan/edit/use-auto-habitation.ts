import { useMemo, useState } from 'react'
import type { PlanEdit } from '../../../engine/editing/plan-edit.ts'
import type { HabitationGoal } from '../../../engine/habitation/habitation.ts'
import type { PlanWrite } from '../../../engine/model/plan.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../engine/model/preferences.ts'
import { bestHabitations } from '../../data/calls.ts'
import { setPlanPreference } from '../../session/preferences.ts'
import type { PlanContext } from '../show/shown-plan.ts'

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

export type FindHabitations = ReturnType<typeof useBestHabitations>

/** The edit that houses the workers of a plan at best; undefined where no habitations do. */
export function useBestHabitations({ cx, bonus, rules }: PlanContext) {
  const cxData = cx?.cx_data ?? null
  return useMemo(
    () =>
      async (
        { planet, infrastructure, buildings }: PlanWrite,
        goal: HabitationGoal,
      ): Promise<PlanEdit | undefined> => {
        const plan = {
          plan: { planet, infrastructure, buildings },
          cx: cxData,
          empire: bonus,
          rules,
        }
        const best = await bestHabitations({ plan, goal })
        return best.status === 'optimal'
          ? { kind: 'habitations', amounts: best.variables }
          : undefined
      },
    [cxData, bonus, rules],
  )
}
