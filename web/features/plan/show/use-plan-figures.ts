import { useLayoutEffect, useMemo } from 'react'
import {
  HABITATION_TYPES,
  type HabitationType,
  type PlanData,
  type PlanWrite,
} from '../../../../engine/game/plan.ts'
import type { PlanEdit } from '../../../../engine/plan/editing/plan-edit.ts'
import type { PlanResult } from '../../../../engine/plan/result.ts'
import { usePlanQuestion } from '../../../data/active-context.ts'
import { usePlanResult } from '../../../data/calls.ts'
import type { PlanSession, ShownContext } from './shown-plan.ts'

interface Shown {
  plan: PlanWrite
  context: ShownContext
  autoHabitation: { readonly isOn: boolean }
  session: Pick<PlanSession, 'hasUnsavedStep' | 'amend'> | null
}

/** The figures of a plan. With automatic habitation an answer brings the habitations too, which join the step of the edit. */
export function usePlanFigures({ plan, context, autoHabitation, session }: Shown) {
  const follows = autoHabitation.isOn && session?.hasUnsavedStep
  const question = usePlanQuestion(useComputed(plan), context, follows ? 'auto' : undefined)
  const { value: result, isStale, problem } = usePlanResult(question)
  const amend = session?.amend
  // Before the paint, so that figures and habitations are shown together.
  useLayoutEffect(() => {
    if (question?.habitations && result && !isStale) amend?.(plan, habitationsOf(result))
  }, [question, result, isStale, amend, plan])
  return { question, result, isStale, problem }
}

/** Only what a plan computes from: a new name is not a new question. */
export function useComputed(plan: PlanWrite | undefined): PlanData | undefined {
  const { planet, infrastructure, buildings } = plan ?? {}
  return useMemo(
    () => planet && infrastructure && buildings && { planet, infrastructure, buildings },
    [planet, infrastructure, buildings],
  )
}

/** The edit that gives a plan the habitations of its figures. */
function habitationsOf({ infrastructure }: PlanResult): PlanEdit {
  const amounts = {} as Record<HabitationType, number>
  for (const type of HABITATION_TYPES) amounts[type] = infrastructure[type]
  return { kind: 'habitations', amounts }
}
