import { useMemo } from 'react'
import { FLIGHT_DEFAULTS } from '../../../engine/fleet/ships/flight-choice.ts'
import { useReach } from '../../data/calls.ts'
import { useGalaxy } from '../../data/use-galaxy.ts'
import { useCxChoice } from '../cx/cx-choice.ts'
import { departingNow } from './departures.ts'
import type { FlightsByPlanet } from './flights.ts'
import { usePlaceNames } from './place-names.ts'
import { shipNamed } from './ship-named.ts'
import { useShipChoices } from './use-ship-choices.ts'

/** Flight times of a ship with an empty hold from a place, by the fastest route: to these planets, else to all. */
export function useFlightsFrom({
  from,
  ship,
  hours,
  to,
  waits = false,
}: {
  from: string
  /** Null: the first of the player's ships. */
  ship: string | null
  /** Null: no limit. */
  hours: number | null
  to?: readonly string[] | undefined
  /** True while nothing is to be calculated yet. */
  waits?: boolean
}) {
  const galaxy = useGalaxy()
  const { cx, rules, isPending } = useCxChoice(undefined)
  const { design, own } = shipNamed(ship, useShipChoices())
  const answer = useReach(
    galaxy && !isPending && !waits
      ? {
          ...{ galaxy, from, cx, rules },
          ...{ ship: { design, own }, when: departingNow() },
          flight: FLIGHT_DEFAULTS,
          cargoTonnes: 0,
          planetNaturalId: null,
          mostHours: hours ?? Number.POSITIVE_INFINITY,
          ...(to && { to }),
        }
      : undefined,
  )
  const value = answer.isStale ? undefined : answer.value
  const name = usePlaceNames([from], 'short')(from)
  const flights = useMemo(
    (): FlightsByPlanet => ({ from: name, to: new Map(value?.map((row) => [row.to, row])) }),
    [name, value],
  )
  return { flights, isKnown: value !== undefined, problem: answer.problem, retry: answer.retry }
}
