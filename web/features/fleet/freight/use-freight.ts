import type { FreightPlan } from '../../../../engine/fleet/freight/request.ts'
import type { Rules } from '../../../../engine/game/constants/rules.ts'
import type { CxData } from '../../../../engine/game/cx.ts'
import type { QuestionOf } from '../../../../workers/calls.ts'
import { useGalaxy } from '../../../data/use-galaxy.ts'
import { useFreightSettings } from '../../../session/freight-settings.ts'
import { useShipChoices } from '../use-ship-choices.ts'
import { freightSetup } from './freight-setup.ts'

/** Undefined until systems and plans are loaded. */
export function useFreightQuestion({
  plans,
  empireUuid,
  sharesOwn,
  cx,
  rules,
}: {
  plans: readonly FreightPlan[] | undefined
  empireUuid: string | undefined
  /** Whether bases supply each other, rather than trade only at the exchange. */
  sharesOwn: boolean
  cx: CxData | null
  rules: Rules
}): QuestionOf<'freight'> | undefined {
  const settings = useFreightSettings(empireUuid)
  const choices = useShipChoices()
  const galaxy = useGalaxy()
  if (!galaxy || !plans) return undefined
  return { galaxy, plans, cx, rules, setup: freightSetup(settings, choices, sharesOwn) }
}
