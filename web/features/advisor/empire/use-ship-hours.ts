import { useMemo } from 'react'
import type { HireRate } from '../../../../engine/fleet/freight/hire.ts'
import { shipHours } from '../../../../engine/fleet/freight/ship-hours.ts'
import { FLIGHT_DEFAULTS } from '../../../../engine/fleet/ships/flight-choice.ts'
import { CARGO_BAYS } from '../../../../engine/fleet/ships/parts.ts'
import { EXCHANGE_SYSTEMS } from '../../../../engine/game/constants/stations.ts'
import type { Exchange } from '../../../../engine/game/cx.ts'
import { useReach } from '../../../data/calls.ts'
import { useGalaxy } from '../../../data/use-galaxy.ts'
import { useFreightSettings } from '../../../session/freight-settings.ts'
import { useCxChoice } from '../../cx/cx-choice.ts'
import { comingMonth } from '../../fleet/departures.ts'
import { shipNamed } from '../../fleet/ship-named.ts'
import { useShipChoices } from '../../fleet/use-ship-choices.ts'

/** Bases farther away are not supplied every day. */
const MAX_HOURS = 100

/** Ship time per unit, from full flights between an exchange and the planets; undefined until those are known. */
export function useShipHours({
  exchange,
  ship,
  planets,
  isAsked,
}: {
  exchange: Exchange
  ship: string | undefined
  planets: readonly string[] | 'all'
  isAsked: boolean
}): { readonly rate: HireRate | undefined; readonly problem: Error | undefined } {
  const galaxy = useGalaxy()
  const { cx, rules, isPending } = useCxChoice(undefined)
  const { design, own } = shipNamed(ship ?? null, useShipChoices())
  const { stopHours } = useFreightSettings(undefined)
  const hold = CARGO_BAYS[design.cargoBay]
  const { value, isStale, problem } = useReach(
    galaxy && isAsked && !isPending
      ? {
          ...{ galaxy, cx, rules, from: EXCHANGE_SYSTEMS[exchange] },
          ...{ ship: { design, own }, when: comingMonth() },
          flight: FLIGHT_DEFAULTS,
          cargoTonnes: Math.min(hold.tonnes, hold.cubicMetres),
          planetNaturalId: null,
          mostHours: MAX_HOURS,
          ...(planets !== 'all' && { to: planets }),
        }
      : undefined,
  )
  const rate = useMemo(
    () =>
      value && !isStale
        ? shipHours(
            value.map(({ jumps, seconds }) => ({ jumps, hours: seconds.mean / 3600 })),
            hold,
            stopHours,
          )
        : undefined,
    [value, isStale, hold, stopHours],
  )
  return { rate, problem }
}
