import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Empire } from '../../engine/game/empire.ts'
import { HABITATION_TYPES, type PlanData } from '../../engine/game/plan.ts'
import type { PlanPreferences } from '../../engine/game/preferences.ts'
import { type Basis, type BasisSubject, basisOf } from '../../engine/plan/basis.ts'
import type { HabitationGoal } from '../../engine/plan/habitation/habitation.ts'
import type { EmpireBonus } from '../../engine/plan/input.ts'
import type { PlanRequest } from '../../engine/plan/request.ts'
import { cxQueries } from '../api/queries/cx.ts'
import { empireQueries } from '../api/queries/empires.ts'
import { usePlanPreferences, usePreferences } from '../session/preferences.ts'

/** What a plan, or a tool without one, is evaluated under. Unchanged parts stay the same objects. */
export interface ActiveContext extends Basis {
  /** The part of the empire that a plan depends on. */
  bonus: EmpireBonus | null
  planPreferences: PlanPreferences
  /** Empires or CX are still loading. Figures wait for them, since other prices give other figures. */
  isPending: boolean
  problem: Error | null
}

const NONE: never[] = []

export function useActiveContext(subject: BasisSubject = {}): ActiveContext {
  const empires = useQuery(empireQueries.all())
  const cxs = useQuery(cxQueries.all())
  const preferences = usePreferences()
  const planPreferences = usePlanPreferences(subject.planUuid)
  const { empire, cx, rules } = basisOf(
    { empires: empires.data ?? NONE, cxs: cxs.data ?? NONE, preferences },
    subject,
  )
  const missing = [empires, cxs].filter(({ data }) => data === undefined)
  const isPending = missing.length > 0
  const problem = missing.find(({ error }) => error)?.error ?? null
  const bonus = useBonus(empire)
  return useMemo(
    () => ({ empire, bonus, cx, planPreferences, rules, isPending, problem }),
    [empire, bonus, cx, planPreferences, rules, isPending, problem],
  )
}

/** Ignores a new name or another plan in the empire, which change no figure. */
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

/**
 * Undefined until the context is known, so that no figure is shown and then changed. If the calculator chooses the habitations the question
 * names none, so it stays the same when they become part of the plan.
 */
export function usePlanQuestion(
  plan: PlanData | undefined,
  { bonus, cx, planPreferences, rules, isPending }: Omit<ActiveContext, 'empire' | 'problem'>,
  habitations?: HabitationGoal,
): PlanRequest | undefined {
  const cxData = cx?.cx_data ?? null
  const { visitationMaterialExclusions, includeCM } = planPreferences
  return useMemo(() => {
    if (plan === undefined || isPending) return undefined
    const question = {
      ...{ plan, cx: cxData, empire: bonus, rules },
      ...{ visitationMaterialExclusions, includeCM },
    }
    return habitations ? { ...question, plan: withoutHabitations(plan), habitations } : question
  }, [plan, cxData, bonus, rules, visitationMaterialExclusions, includeCM, isPending, habitations])
}

const isHabitation = (building: string) =>
  (HABITATION_TYPES as readonly string[]).includes(building)

const withoutHabitations = (plan: PlanData): PlanData => ({
  ...plan,
  infrastructure: plan.infrastructure.filter(({ building }) => !isHabitation(building)),
})
