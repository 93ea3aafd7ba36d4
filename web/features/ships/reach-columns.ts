import type { ReachRow } from '../../../engine/fleet/ships/reach.ts'
import { formatFixed, formatWhole } from '../../../engine/game/number-format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { numberColumn } from '../../ui/table/number-column.ts'
import { bandWords, seconds } from '../fleet/band-words.ts'

export function reachColumns(nameOf: (id: string) => string): DataColumn<ReachRow>[] {
  return [
    { id: 'place', header: 'Place', value: ({ to }) => nameOf(to), filter: 'text' },
    { id: 'id', header: 'Id', value: ({ to }) => to, hidden: true },
    {
      id: 'time',
      header: 'Time',
      numeric: true,
      filter: 'range',
      value: (row) => row.seconds.mean / 3600,
      cell: (row) => bandWords(row.seconds, seconds),
      hint: 'In brackets: the landing, whose length is random. The CSV has the average in hours.',
    },
    numberColumn('jumps', 'Jumps', ({ jumps }) => jumps, formatWhole),
    {
      ...numberColumn<ReachRow>('gateways', 'Gateways', ({ gateways }) => gateways, formatWhole),
      hidden: true,
    },
    numberColumn('sf', 'SF', ({ stlFuel }) => stlFuel.mean, formatWhole),
    numberColumn('ff', 'FF', ({ ftlFuel }) => ftlFuel, formatWhole),
    { id: 'refuel', header: 'Refuel at', value: ({ refuels }) => refuels.map(nameOf).join(', ') },
    {
      ...numberColumn<ReachRow>(
        'damage',
        'Damage %',
        ({ damage }) => damage,
        (value) => formatFixed(value, 3),
      ),
      hidden: true,
    },
    { ...numberColumn<ReachRow>('fees', 'Fees $', ({ fees }) => fees, formatWhole), hidden: true },
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
