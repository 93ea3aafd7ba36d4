import { useMemo } from 'react'
import type { Plan } from '../../../../../engine/game/plan.ts'
import { writtenForm } from '../../../../../engine/plan/stored.ts'
import { useActiveContext, usePlanQuestion } from '../../../../data/active-context.ts'
import { usePlanResult } from '../../../../data/calls.ts'
import { type ComparedColumn, comparedUnder } from './compared-column.ts'

/** Stored plans, each under its own empire and prices; as many as a comparison holds. */
export function useComparedPlans(plans: readonly Plan[]): ComparedColumn[] {
  const columns = [
    useComparedPlan(plans[0]),
    useComparedPlan(plans[1]),
    useComparedPlan(plans[2]),
    useComparedPlan(plans[3]),
  ]
  return columns.filter((column) => column !== undefined)
}

function useComparedPlan(stored: Plan | undefined): ComparedColumn | undefined {
  const plan = useMemo(() => stored && writtenForm(stored), [stored])
  const context = useActiveContext({ planUuid: stored?.uuid })
  const question = usePlanQuestion(stored?.baseplanner_data, context)
  const answer = usePlanResult(question)
  return (
    stored &&
    plan && {
      id: stored.uuid,
      name: stored.name,
      note: comparedUnder(plan, context),
      plan,
      planUuid: stored.uuid,
      result: answer.isStale ? undefined : answer.value,
      problem: answer.problem ?? context.problem ?? undefined,
    }
  )
}
