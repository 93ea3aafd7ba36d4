import { useDeferredValue, useMemo } from 'react'
import { type EmpireFlow, empireMaterialIo, empireTotals } from '../../../../engine/empire.ts'
import type { Empire } from '../../../../engine/model/empire.ts'
import type { Plan } from '../../../../engine/model/plan.ts'
import { DOCUMENTED, otherRules } from '../../../../engine/reference/rules.ts'
import type { PlanQuestion } from '../../../../workers/calls.ts'
import { useActiveContext } from '../../../economy/active-context.ts'
import { type EmpireResults, useEmpireResults } from '../../../economy/use-empire.ts'
import { empireQuestion, plansOf } from '../empire-question.ts'
import { useOnceIdle } from './useOnceIdle.ts'

/** An empire with the figures of its plans under its CX. */
export function useEmpire(empire: Empire, allPlans: readonly Plan[]) {
  const context = useActiveContext({ empireUuid: empire.uuid })
  const { bonus, cx, rules, isPending } = context
  const cxData = cx?.cx_data ?? null
  const plans = useMemo(() => plansOf(empire, allPlans), [empire, allPlans])
  const question = useMemo(
    () => (isPending ? undefined : empireQuestion(plans, { cx, bonus, rules })),
    [plans, cx, bonus, rules, isPending],
  )
  const answer = useEmpireResults(question)
  const { value } = answer
  const figures = useMemo(() => value && figuresOf(value), [value])
  // The totals are shown first; the page answers while the rows of 200 plans are drawn.
  const areTotalsShown = useOnceIdle(figures !== undefined)
  const inTables = useDeferredValue(areTotalsShown ? figures : undefined)
  // Calculated only after the figures of the chosen book are shown.
  const isShown = useOnceIdle(inTables !== undefined)
  const other = useEmpireResults(
    useMemo(
      () => (question && value && isShown ? { ...question, rules: otherRules(rules) } : undefined),
      [question, value, isShown, rules],
    ),
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
  return { context, plans, planQuestions, answer, figures, inTables, otherTotals, sheetPlans }
}

function figuresOf({ plans, failed }: EmpireResults) {
  let flows: EmpireFlow[] | undefined
  return {
    plans,
    failed,
    totals: empireTotals(plans),
    /** Added up when a table first shows them. */
    get flows(): readonly EmpireFlow[] {
      flows ??= empireMaterialIo(plans)
      return flows
    },
  }
}
export type EmpireOverview = ReturnType<typeof useEmpire>
export type EmpireFigures = NonNullable<EmpireOverview['figures']>
