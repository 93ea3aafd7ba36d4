import { useGalaxy } from '../../data/use-galaxy.ts'
import { useFreightSettings } from '../../session/freight-settings.ts'
import { usePreferences } from '../../session/preferences.ts'
import type { CxChoice } from '../cx/cx-choice.ts'
import { departingNow } from '../fleet/departures.ts'
import { freightSetup } from '../fleet/freight/freight-setup.ts'
import type { ShipChoice } from '../fleet/ship-choices.ts'

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
