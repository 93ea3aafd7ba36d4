import { type ReactNode, useMemo } from 'react'
import type { FoundPlanet } from '../../../engine/search/found-planet.ts'
import { FLIGHT_DEFAULTS } from '../../../engine/ships/flight-choice.ts'
import { useReach } from '../../data/calls.ts'
import { useGalaxy } from '../../data/use-galaxy.ts'
import { useCxChoice } from '../../parts/cx-choice.ts'
import { usePlaceNames } from '../../parts/ship/place-names.ts'
import { useShipChoices } from '../../parts/ship/use-ship-choices.ts'
import type { Conditions } from './conditions.ts'
import { type ShownPlanets, withinHours } from './flown-planets.ts'
import { shipNamed } from './flown-ship.ts'

/** More are not named one by one: all planets are loaded instead. */
const MOST_NAMED = 100
const NONE: readonly FoundPlanet[] = []

/** How long a ship with an empty hold flies to each planet found, the fastest way. */
export function WithFlights({
  from,
  conditions: { ship, hours },
  found,
  children,
}: {
  from: string
  conditions: Conditions
  found: readonly FoundPlanet[]
  children: (shown: ShownPlanets) => ReactNode
}) {
  const galaxy = useGalaxy()
  const { cx, rules, isPending } = useCxChoice(undefined)
  const { design, calibration } = shipNamed(ship, useShipChoices())
  const ids = useMemo(
    () =>
      found.length > MOST_NAMED ? undefined : found.map(({ planetNaturalId }) => planetNaturalId),
    [found],
  )
  const answer = useReach(
    galaxy && !isPending && found.length > 0
      ? {
          ...{ galaxy, from, cx, rules },
          ship: { design, ...(calibration && { calibration }) },
          flight: FLIGHT_DEFAULTS,
          cargoTonnes: 0,
          planetNaturalId: null,
          mostHours: hours ?? Number.POSITIVE_INFINITY,
          ...(ids && { to: ids }),
        }
      : undefined,
  )
  const value = answer.isStale ? undefined : answer.value
  const name = usePlaceNames([from], 'short')(from)
  const flights = useMemo(
    () => ({ from: name, to: new Map(value?.map((row) => [row.to, row])) }),
    [name, value],
  )
  const rows = useMemo(
    () => (value ? withinHours(found, flights.to, hours) : NONE),
    [value, found, flights, hours],
  )
  const { problem, retry } = answer
  const isLoading = found.length > 0 && !value && !problem
  return children({ rows, flights, isLoading, problem, retry })
}
