import { useMemo, useState } from 'react'
import type { PlanWrite } from '../../../../engine/game/plan.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../../engine/game/preferences.ts'
import type { Habitations } from '../../../../engine/plan/edit.ts'
import type { HabitationGoal } from '../../../../engine/plan/habitation/habitation.ts'
import { bestHabitations } from '../../../data/calls.ts'
import { setPlanPreference, usePlanPreferences } from '../../../session/preferences.ts'
import type { ShownContext } from '../show/shown-plan.ts'

interface AutoChoice {
  readonly isOn: boolean
  set(on: boolean): void
  keepFor(uuid: string): void
}

/** Whether habitations follow the workers. Kept with a stored plan; a new one starts with the player's default. */
export function useAutoHabitation(planUuid: string | undefined): AutoChoice {
  const [ofNew, setOfNew] = useState(PLAN_PREFERENCE_DEFAULTS.autoOptimizeHabs)
  const planPreferences = usePlanPreferences(planUuid)
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

/** Finds the best habitations for the workers of a plan. */
export function useBestHabitations({ cx, bonus, rules }: ShownContext) {
  const cxData = cx?.cx_data ?? null
  return useMemo(
    () =>
      async (
        { planet, infrastructure, buildings }: PlanWrite,
        goal: HabitationGoal,
      ): Promise<Habitations> => {
        const plan = {
          plan: { planet, infrastructure, buildings },
          cx: cxData,
          empire: bonus,
          rules,
        }
        const { variables } = await bestHabitations({ plan, goal })
        return variables
      },
    [cxData, bonus, rules],
  )
}
