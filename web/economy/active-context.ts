import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Cx } from '../../engine/model/cx.ts'
import type { Empire } from '../../engine/model/empire.ts'
import type { PlanData } from '../../engine/model/plan.ts'
import type { PlanPreferences, Preferences } from '../../engine/model/preferences.ts'
import type { EmpireBonus } from '../../engine/plan/input.ts'
import { type Rules, rulesNamed } from '../../engine/reference/rules.ts'
import type { PlanQuestion } from '../../workers/calls.ts'
import { cxQueries } from '../api/queries/cx.ts'
import { empireQueries } from '../api/queries/empires.ts'
import { usePlanPreferences, usePreferences } from '../store/preferences.ts'

/** What a plan, or a tool without one, is evaluated under. A part that did not change stays the same object. */
export interface ActiveContext {
  empire: Empire | null
  /** What of the empire a plan depends on. */
  bonus: EmpireBonus | null
  /** Null: prices are the 30-day averages of the universe. */
  cx: Cx | null
  planPreferences: PlanPreferences
  rules: Rules
  /** Empires or CX are not there yet. Figures wait for them: without them they would be those of other prices. */
  isPending: boolean
  /** Why they are not there. */
  problem: Error | null
}

/** Whose context it is; a tool without a plan names none. */
export interface ContextSubject {
  planUuid?: string | undefined
  /** The empire that the player chose for this plan or tool. */
  empireUuid?: string | null | undefined
  /** The CX that the player chose here, instead of the empire's. */
  cxUuid?: string | null | undefined
}

/** The chosen empire, else the first that has the plan, else the default one. */
export function activeEmpire(
  empires: readonly Empire[],
  { planUuid, empireUuid }: ContextSubject,
  { defaultEmpireUuid }: Pick<Preferences, 'defaultEmpireUuid'>,
): Empire | null {
  return (
    empires.find(({ uuid }) => uuid === empireUuid) ??
    empires.find(({ baseplanners }) => baseplanners.some(({ uuid }) => uuid === planUuid)) ??
    empires.find(({ uuid }) => uuid === defaultEmpireUuid) ??
    null
  )
}

/** The chosen CX, else the one of the empire, else the default one. */
export function activeCx(
  all: readonly Cx[],
  empire: Empire | null,
  { cxUuid }: ContextSubject,
  { defaultCXUuid }: Pick<Preferences, 'defaultCXUuid'>,
): Cx | null {
  return (
    all.find(({ uuid }) => uuid === cxUuid) ??
    all.find(({ empires }) => empires.some(({ uuid }) => uuid === empire?.uuid)) ??
    all.find(({ uuid }) => uuid === defaultCXUuid) ??
    null
  )
}

const NONE: never[] = []

export function useActiveContext(subject: ContextSubject = {}): ActiveContext {
  const empires = useQuery(empireQueries.all())
  const cxs = useQuery(cxQueries.all())
  const preferences = usePreferences()
  const planPreferences = usePlanPreferences(subject.planUuid)
  const empire = activeEmpire(empires.data ?? NONE, subject, preferences)
  const cx = activeCx(cxs.data ?? NONE, empire, subject, preferences)
  const rules = rulesNamed(preferences.figures)
  const missing = [empires, cxs].filter(({ data }) => data === undefined)
  const isPending = missing.length > 0
  const problem = missing.find(({ error }) => error)?.error ?? null
  const bonus = useBonus(empire)
  return useMemo(
    () => ({ empire, bonus, cx, planPreferences, rules, isPending, problem }),
    [empire, bonus, cx, planPreferences, rules, isPending, problem],
  )
}

/** What of an empire changes the figures of its plans. */
export const bonusOf = ({ faction, permits_used, permits_total }: Empire): EmpireBonus => ({
  faction,
  permits_used,
  permits_total,
})

/** A new name or another plan in the empire changes no figure. */
function useBonus(empire: Empire | null): EmpireBonus | null {
  const { faction, permits_used, permits_total } = empire ?? {}
  return useMemo(
    () =>
      faction === undefined || permits_used === undefined || permits_total === undefined
        ? null
        : { faction, permits_used, permits_total },
    [faction, permits_used, permits_total],
  )
}

/** The question for `usePlanResult`; undefined until the context is known, so that no figure is shown and then changed. */
export function usePlanQuestion(
  plan: PlanData | undefined,
  { bonus, cx, planPreferences, rules, isPending }: Omit<ActiveContext, 'empire' | 'problem'>,
): PlanQuestion | undefined {
  const cxData = cx?.cx_data ?? null
  const { visitationMaterialExclusions } = planPreferences
  return useMemo(
    () =>
      plan === undefined || isPending
        ? undefined
        : { plan, cx: cxData, empire: bonus, rules, visitationMaterialExclusions },
    [plan, cxData, bonus, rules, visitationMaterialExclusions, isPending],
  )
}
