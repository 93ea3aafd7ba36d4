import type { EmpireQuestion } from '../../../engine/empire/evaluation.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import type { Preferences } from '../../../engine/game/preferences.ts'
import type { ActiveContext } from '../../data/active-context.ts'
import { planPreferences } from '../../session/preferences.ts'

export function empirePlans(empire: Empire, allPlans: readonly Plan[]): Plan[] {
  const byUuid = new Map(allPlans.map((plan) => [plan.uuid, plan]))
  return empire.baseplanners.flatMap(({ uuid }) => byUuid.get(uuid) ?? [])
}

export const empireQuestion = (
  plans: readonly Plan[],
  { cx, bonus, rules }: Pick<ActiveContext, 'cx' | 'bonus' | 'rules'>,
  preferences: Preferences,
): EmpireQuestion => ({
  plans: plans.map(({ uuid, name, baseplanner_data }) => ({
    uuid,
    name,
    plan: baseplanner_data,
    includeCM: planPreferences(uuid, preferences).includeCM,
  })),
  cx: cx?.cx_data ?? null,
  empire: bonus,
  rules,
})
