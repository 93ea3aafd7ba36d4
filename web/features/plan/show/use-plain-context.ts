import { useMemo } from 'react'
import { rulesNamed } from '../../../../engine/game/constants/rules.ts'
import type { CxData } from '../../../../engine/game/cx.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../../engine/game/preferences.ts'
import type { EmpireBonus } from '../../../../engine/plan/input.ts'
import { usePreferences } from '../../../session/preferences.ts'
import type { ShownContext } from './shown-plan.ts'

/** The terms of a plan outside an account: no empire and average prices, or what came with it. */
export function usePlainContext(bonus?: EmpireBonus, cxData?: CxData): ShownContext {
  const { figures } = usePreferences()
  return useMemo(
    () => ({
      empire: null,
      bonus: bonus ?? null,
      cx: cxData ? { uuid: '', name: cxData.name, empires: [], cx_data: cxData } : null,
      planPreferences: PLAN_PREFERENCE_DEFAULTS,
      rules: rulesNamed(figures),
      isPending: false,
    }),
    [figures, bonus, cxData],
  )
}
