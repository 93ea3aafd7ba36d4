import { useDeferredValue, useMemo } from 'react'
import { type EmpireFlow, empireMaterialIo, empireTotals } from '../../../engine/empire/empire.ts'
import type { EmpireQuestion } from '../../../engine/empire/evaluation.ts'
import { isImpossible } from '../../../engine/empire/impossible.ts'
import { otherRules } from '../../../engine/game/constants/rules.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import type { PlanRequest } from '../../../engine/plan/request.ts'
import { isFeeUnknown } from '../../../engine/universe/diagnostics.ts'
import { useActiveContext } from '../../data/active-context.ts'
import { type EmpireResults, useEmpireResults } from '../../data/use-empire-results.ts'
import { planPreferences, usePreferences } from '../../session/preferences.ts'
import { empirePlans, empireQuestion } from '../basis/empire-question.ts'
import { useMarksAsked } from '../page/rule-marks.ts'

export function useEmpire(empire: Empire, allPlans: readonly Plan[]) {
  const context = useActiveContext({ empireUuid: empire.uuid })
  const { bonus, cx, rules, isPending } = context
  const cxData = cx?.cx_data ?? null
  const preferences = usePreferences()
  const plans = useMemo(() => empirePlans(empire, allPlans), [empire, allPlans])
  const question = useMemo(
    () => (isPending ? undefined : empireQuestion(plans, { cx, bonus, rules }, preferences)),
    [plans, cx, bonus, rules, isPending, preferences],
  )
  const { answer, figures, inTables } = useEmpireFigures(question)
  const { value } = answer
  const isMarked = useMarksAsked()
  const other = useEmpireResults(
    useMemo(
      () =>
        isMarked && question && value && inTables
          ? { ...question, rules: otherRules(rules) }
          : undefined,
      [isMarked, question, value, inTables, rules],
    ),
  )
  const otherPlans =
    other.isStale || other.value?.plans.length !== value?.plans.length
      ? undefined
      : other.value?.plans
  const otherTotals = useMemo(
    () => otherPlans && empireTotals(otherPlans.filter((plan) => !isImpossible(plan))),
    [otherPlans],
  )

  const planQuestions = useMemo(
    () =>
      new Map(
        plans.map(({ uuid, baseplanner_data }): [string, PlanRequest] => [
          uuid,
          {
            ...{ plan: baseplanner_data, cx: cxData, empire: bonus, rules },
            includeCM: planPreferences(uuid, preferences).includeCM,
          },
        ]),
      ),
    [plans, cxData, bonus, rules, preferences],
  )
  return { context, plans, planQuestions, answer, figures, inTables, otherTotals }
}

/** The figures of an empire from any source. */
export function useEmpireFigures(question: EmpireQuestion | undefined) {
  const answer = useEmpireResults(question)
  const { value } = answer
  const figures = useMemo(() => value && figuresOf(value), [value])
  // The totals are shown first; the page answers while the rows of 200 plans are drawn.
  const inTables = useDeferredValue(figures)
  return { answer, figures, inTables }
}

/** Plans that cannot be built earn nothing. They are listed separately and are not part of any total. */
function figuresOf({ plans: all, failed }: EmpireResults) {
  const plans = all.filter((plan) => !isImpossible(plan))
  let flows: EmpireFlow[] | undefined
  return {
    plans,
    impossible: all.filter(isImpossible),
    failed,
    totals: empireTotals(plans),
    /** Planets of bases that pay production fees which are not known and not counted. */
    feesUnknown: plans.flatMap(({ diagnostics, planetNaturalId }) =>
      diagnostics.some(isFeeUnknown) ? [planetNaturalId] : [],
    ),
    /** Added up when a table first shows them. */
    get flows(): readonly EmpireFlow[] {
      flows ??= empireMaterialIo(plans)
      return flows
    },
  }
}
export type EmpireOverview = ReturnType<typeof useEmpire>
export type EmpireFigures = NonNullable<EmpireOverview['figures']>
