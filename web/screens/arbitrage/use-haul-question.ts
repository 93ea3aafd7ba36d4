import { useGalaxy } from '../../data/use-galaxy.ts'
import type { CxChoice } from '../../parts/cx-choice.ts'
import { freightSetup } from '../../parts/freight/freight-setup.ts'
import { departingNow } from '../../parts/ship/departures.ts'
import type { ShipChoice } from '../../parts/ship/ship-choices.ts'
import { useFreightSettings } from '../../session/freight-settings.ts'
import { usePreferences } from '../../session/preferences.ts'

export function useHaulQuestion(
  ship: ShipChoice | undefined,
  choices: readonly ShipChoice[],
  fliesBack: boolean,
  { cx, rules, isPending }: CxChoice,
) {
  const { flight, stopHours } = freightSetup(useFreightSettings(undefined), choices, false)
  const galaxy = useGalaxy()
  const { bookRefillPercent } = usePreferences()
  if (!galaxy || !ship || isPending) return undefined
  const { design, own } = ship
  return {
    ...{ galaxy, flight, stopHours, fliesBack, refillShare: bookRefillPercent / 100 },
    ...{ ship: { design, own }, when: departingNow() },
    ...{ cx, planetNaturalId: null, rules },
  }
}
