import type { ReachRow } from '../../../engine/ships/reach.ts'
import { bandWords, seconds } from '../../parts/ship/band-words.ts'
import { formatFixed, formatWhole } from '../../ui/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'

export function reachColumns(nameOf: (id: string) => string): DataColumn<ReachRow>[] {
  return [
    { id: 'place', header: 'Place', value: ({ to }) => nameOf(to), filter: 'text' },
    { id: 'id', header: 'Id', value: ({ to }) => to },
    {
      id: 'time',
      header: 'Time',
      numeric: true,
      filter: 'range',
      value: (row) => row.seconds.mean / 3600,
      cell: (row) => bandWords(row.seconds, seconds),
      hint: 'Mean and, in brackets, the band where the law is open; the CSV has the mean in hours',
    },
    {
      id: 'jumps',
      header: 'Jumps',
      numeric: true,
      value: ({ jumps }) => jumps,
      format: formatWhole,
    },
    {
      id: 'gateways',
      header: 'Gateways',
      numeric: true,
      value: ({ gateways }) => gateways,
      format: formatWhole,
    },
    {
      id: 'sf',
      header: 'SF',
      numeric: true,
      value: ({ stlFuel }) => stlFuel.mean,
      format: formatWhole,
    },
    {
      id: 'ff',
      header: 'FF',
      numeric: true,
      value: ({ ftlFuel }) => ftlFuel,
      format: (value) => formatFixed(value, 1),
    },
    {
      id: 'damage',
      header: 'Damage %',
      numeric: true,
      value: ({ damage }) => damage,
      format: (value) => formatFixed(value, 3),
    },
    {
      id: 'fees',
      header: 'Fees $',
      numeric: true,
      value: ({ fees }) => fees,
      format: formatWhole,
    },
    {
      id: 'cost',
      header: 'Cost $',
      numeric: true,
      filter: 'range',
      value: ({ cost }) => cost,
      format: formatWhole,
      hint: 'Fuel, repair, fees, and the hours at what they are worth to you',
    },
  ]
}
