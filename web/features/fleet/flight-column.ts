import { NONE } from '../../../engine/game/number-format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { bandWords, seconds } from './band-words.ts'
import type { FlightsByPlanet } from './flights.ts'

export const FLIGHT_COLUMN = 'flight'

export function flightColumn<Row>(
  { from, to }: FlightsByPlanet,
  planetOf: (row: Row) => string,
): DataColumn<Row> {
  const flightTo = (row: Row) => to.get(planetOf(row))?.seconds
  return {
    id: FLIGHT_COLUMN,
    header: from,
    group: 'Flight from',
    value: (row) => {
      const flight = flightTo(row)
      return flight && flight.mean / 3600
    },
    cell: (row) => {
      const flight = flightTo(row)
      return flight ? bandWords(flight, seconds) : NONE
    },
    numeric: true,
    filter: 'range',
    hint: 'The fastest flight now with an empty hold. In brackets: the landing, whose length is random. The CSV has the average in hours.',
  }
}
