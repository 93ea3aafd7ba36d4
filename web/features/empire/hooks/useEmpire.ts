import { useMemo } from 'react'
import { empireMaterialIo, empireTotals } from '../../../../engine/empire.ts'
import type { EmpireQuestion } from '../../../../engine/empire-evaluation.ts'
import type { Empire } from '../../../../engine/model/empire.ts'
import type { Plan } from '../../../../engine/model/plan.ts'
import { DOCUMENTED, otherRules } from '../../../../engine/reference/rules.ts'
import type { PlanQuestion } from '../../../../workers/calls.ts'
import { useActiveContext } from '../../../economy/active-context.ts'
import { useEmpireResults } from '../../../economy/use-empire.ts'
import { useOnceIdle } from './useOnceIdle.ts'

/** An empire with the figures of its plans under its CX. */
export function useEmpire(empire: Empire, allPlans: readonly Plan[]) {
  const context = useActiveContext({ empireUuid: empire.uuid })
  const { bonus, cx, rules, isPending } = context
  const cxData = cx?.cx_data ?? null
  const plans = useMemo(() => {
    const byUuid = new Map(allPlans.map((plan) => [plan.uuid, plan]))
    return empire.baseplanners.flatMap(({ uuid }) => byUuid.get(uuid) ?? [])
  }, [allPlans, empire.baseplanners])

  const question = useMemo<EmpireQuestion | undefined>(
    () =>
      isPending
        ? undefined
        : {
            plans: plans.map(({ uuid, name, baseplanner_data }) => ({
              uuid,
              name,
              plan: baseplanner_data,
            })),
            cx: cxData,
            empire: bonus,
            rules,
          },
    [plans, cxData, bonus, rules, isPending],
  )
  const answer = useEmpireResults(question)
  const { value } = answer
  // Calculated only after the figures of the chosen book are shown.
  const isShown = useOnceIdle(value !== undefined)
  const other = useEmpireResults(
    useMemo(
      () => (question && value && isShown ? { ...question, rules: otherRules(rules) } : undefined),
      [question, value, isShown, rules],
    ),
  )
  const figures = useMemo(
    () =>
      value && {
        plans: value.plans,
        failed: value.failed,
        totals: empireTotals(value.plans),
        flows: empireMaterialIo(value.plans),
      },
    [value],
  )
  const otherPlans =
    other.isStale || other.value?.plans.length !== value?.plans.length
      ? undefined
      : other.value?.plans
  const otherTotals = useMemo(() => otherPlans && empireTotals(otherPlans), [otherPlans])
  // Spreadsheets keep to the documented figures, whichever the player looks at.
  const sheetPlans = rules === DOCUMENTED ? value?.plans : otherPlans

  const planQuestions = useMemo(
    () =>
      new Map(
        plans.map(({ uuid, baseplanner_data }): [string, PlanQuestion] => [
          uuid,
          { plan: baseplanner_data, cx: cxData, empire: bonus, rules },
        ]),
      ),
    [plans, cxData, bonus, rules],
  )
  return { context, plans, planQuestions, answer, figures, otherTotals, sheetPlans }
}
export type EmpireOverview = ReturnType<typeof useEmpire>
export type EmpireFigures = NonNullable<EmpireOverview['figures']>
