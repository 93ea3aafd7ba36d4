import type { ReactNode } from 'react'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import type { FlightsByPlanet } from '../fleet/flights.ts'
import { PlacePicker } from '../fleet/PlacePicker.tsx'
import { ShipAndHours } from '../fleet/ShipAndHours.tsx'
import { useFlightsFrom } from '../fleet/use-flights-from.ts'
import { Problem } from '../page/Problem.tsx'
import type { AtlasSearch } from './atlas-search.ts'

type FlightSearch = Pick<AtlasSearch, 'place' | 'ship' | 'hours'>

export function AtlasFlightFields({
  search: { place, ship, hours },
  onSearch,
}: {
  search: FlightSearch
  onSearch: (change: Partial<FlightSearch>) => void
}) {
  return (
    <>
      <PlacePicker
        label="Flight from"
        value={place ?? null}
        onValue={(next) => onSearch({ place: next ?? undefined })}
      />
      {place !== undefined && (
        <ShipAndHours
          ship={ship ?? null}
          hours={hours ?? null}
          onShip={(id) => onSearch({ ship: id })}
          onHours={(most) => onSearch({ hours: most ?? undefined })}
        />
      )}
    </>
  )
}

/** Shows its content once the flights are known. */
export function WithAtlasFlights({
  search: { place, ship, hours },
  children,
}: {
  search: FlightSearch & { place: string }
  children: (flights: FlightsByPlanet) => ReactNode
}) {
  const { flights, isKnown, problem, retry } = useFlightsFrom({
    from: place,
    ship: ship ?? null,
    hours: hours ?? null,
  })
  if (problem) {
    return <Problem title="The flights could not be calculated." of={{ problem, retry }} />
  }
  return isKnown ? children(flights) : <TableSkeleton columns={8} label="Calculating flights" />
}
