import { useMemo } from 'react'
import type { PlanData, PlanWrite } from '../../../../engine/game/plan.ts'
import { withHabitations } from '../../../../engine/plan/edit.ts'
import { usePlanQuestion } from '../../../data/active-context.ts'
import { usePlanResult } from '../../../data/calls.ts'
import type { ShownContext } from './shown-plan.ts'

export type PlanFigures = ReturnType<typeof usePlanFigures>

/** The figures of a plan. Habitations that follow the workers are part of them, and the plan is shown with these. */
export function usePlanFigures(own: PlanWrite, context: ShownContext, follows: boolean) {
  const question = usePlanQuestion(useComputed(own), context, follows ? 'auto' : undefined)
  const { value: result, isStale, problem } = usePlanResult(question)
  const { infrastructure: mine } = own
  const chosen = follows ? result?.infrastructure : undefined
  const infrastructure = useMemo(
    () => (chosen ? withHabitations(mine, chosen) : mine),
    [mine, chosen],
  )
  const plan = useMemo(
    () => (infrastructure === own.infrastructure ? own : { ...own, infrastructure }),
    [own, infrastructure],
  )
  return { plan, question, result, isStale, problem }
}

/** Only what a plan computes from: a new name is not a new question. */
export function useComputed(plan: PlanWrite | undefined): PlanData | undefined {
  const { planet, infrastructure, buildings } = plan ?? {}
  return useMemo(
    () => planet && infrastructure && buildings && { planet, infrastructure, buildings },
    [planet, infrastructure, buildings],
  )
}
