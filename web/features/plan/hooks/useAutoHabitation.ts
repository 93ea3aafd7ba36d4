import { useMemo, useState } from 'react'
import type { PlanEdit } from '../../../../engine/editing/plan-edit.ts'
import type { HabitationGoal, HabitationSolution } from '../../../../engine/habitation.ts'
import type { PlanWrite } from '../../../../engine/model/plan.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../../engine/model/preferences.ts'
import type { HabitationQuestion } from '../../../../workers/calls.ts'
import { askEngine } from '../../../economy/calls.ts'
import { answerHere } from '../../../economy/engine-here.ts'
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

/** The edit that houses the workers of a plan at best; undefined where no habitations do. */
export function useBestHabitations({ cx, bonus, rules }: PlanContext) {
  const cxData = cx?.cx_data ?? null
  return useMemo(() => {
    const questionOf = (
      { planet, infrastructure, buildings }: PlanWrite,
      goal: HabitationGoal,
    ): HabitationQuestion => ({
      plan: { plan: { planet, infrastructure, buildings }, cx: cxData, empire: bonus, rules },
      goal,
    })
    return {
      async find(plan: PlanWrite, goal: HabitationGoal, signal?: AbortSignal) {
        return editOf(await askEngine('habitation', questionOf(plan, goal), signal))
      },
      /** While the player edits; undefined where the page cannot tell. */
      atOnce(plan: PlanWrite) {
        const best = answerHere('habitation', questionOf(plan, 'auto'))
        return best && { edit: editOf(best) }
      },
    }
  }, [cxData, bonus, rules])
}

const editOf = (best: HabitationSolution): PlanEdit | undefined =>
  best.status === 'optimal' ? { kind: 'habitations', amounts: best.variables } : undefined
