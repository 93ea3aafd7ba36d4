import { type ReactNode, useMemo } from 'react'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import { useFlightsFrom } from '../fleet/use-flights-from.ts'
import type { Conditions } from './conditions.ts'
import { type ShownPlanets, withinHours } from './flown-planets.ts'

/** If there are more, all planets are loaded instead of these by name. */
const MAX_NAMED = 100
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
  const to = useMemo(
    () =>
      found.length > MAX_NAMED ? undefined : found.map(({ planetNaturalId }) => planetNaturalId),
    [found],
  )
  const waits = found.length === 0
  const { flights, isKnown, problem, retry } = useFlightsFrom({ from, ship, hours, to, waits })
  const rows = useMemo(
    () => (isKnown ? withinHours(found, flights.to, hours) : NONE),
    [isKnown, found, flights, hours],
  )
  return children({ rows, flights, isLoading: !waits && !isKnown && !problem, problem, retry })
}
