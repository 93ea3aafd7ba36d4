import { STATION_NAMES } from '../../../engine/game/constants/stations.ts'
import type { Exchange } from '../../../engine/game/cx.ts'
import {
  formatAge,
  formatCount,
  formatDate,
  formatDuration,
  formatFixed,
  formatMoney,
  formatSigned,
  NONE,
} from '../../../engine/game/number-format.ts'
import { HOUR_MS } from '../../../engine/game/time.ts'
import type { BookAges } from '../../../engine/market/depth/ages.ts'
import type { RepeatedLoad } from '../../../engine/market/depth/load.ts'
import { Figure } from '../../ui/figure/Figure.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { numberColumn } from '../../ui/table/number-column.ts'

export const haulKey = ({ haul }: RepeatedLoad) => `${haul.from} ${haul.to}`
const stopsOf = ({ refuels = 0 }: RepeatedLoad['haul']): string =>
  refuels > 0 ? `, ${formatCount(refuels, 'stop')} to refuel` : ''

export const haulName = ({ haul }: RepeatedLoad) => `${haul.from} → ${haul.to}`
/** "Moria" */
const placeOf = (exchange: Exchange) => STATION_NAMES[exchange].replace(' Station', '')
const signed = (value: number | null | undefined) => formatSigned(value, formatMoney)

/** How old the books behind a figure are: the older of them counts. */
export function ageWords({ live, oldest, assumed, assumedAt }: BookAges): string {
  const books = oldest === null ? '' : formatAge(oldest, Date.now())
  const old = assumedAt === null ? '' : formatDate(assumedAt)
  if (live === 0) return old || NONE
  return assumed === 0 ? books : `${books}; ${assumed} of ${live + assumed} from ${old}`
}

/** When the oldest of the books stood there. */
const agedAt = ({ oldest, assumedAt }: BookAges) =>
  Math.min(oldest ?? Number.POSITIVE_INFINITY, assumedAt ?? Number.POSITIVE_INFINITY)

export const HAUL_COLUMNS: readonly DataColumn<RepeatedLoad>[] = [
  {
    id: 'haul',
    header: 'From → to',
    value: haulName,
    filter: 'text',
    cell: (load) => {
      const places = `${placeOf(load.haul.from)} to ${placeOf(load.haul.to)}`
      return (
        <>
          {haulName(load)}{' '}
          <span className="quiet" title={places}>
            {places}
          </span>
        </>
      )
    },
  },
  {
    id: 'perHour',
    header: '$/hour',
    numeric: true,
    decides: true,
    bar: 'signed',
    value: ({ perHour }) => perHour,
    cell: ({ perHour }) => <Figure value={perHour} format={signed} />,
    hint: 'Of the first trip, which finds the order books whole: net of the flight, over flight and stops',
  },
  {
    id: 'steady',
    header: '$/hour, again',
    numeric: true,
    value: ({ steadyPerHour }) => steadyPerHour,
    cell: ({ steadyPerHour }) => <Figure value={steadyPerHour} format={signed} />,
    hint: 'Of each trip after that, which finds what came back in the hours of one',
  },
  {
    id: 'net',
    header: 'Net $',
    numeric: true,
    value: ({ net }) => net,
    cell: ({ net }) => <Figure value={net} format={signed} />,
    hint: 'What the load brings more than it costs, less the flight',
  },
  {
    id: 'goods',
    header: 'Load',
    value: ({ goods }) => goods.map(({ ticker }) => ticker).join(', '),
    filter: 'text',
    cell: (load) => (
      <TileRow
        label={`load ${haulName(load)}`}
        tiles={load.goods.map(({ ticker, amount }) => ({ ticker, amount }))}
        most={3}
        inOneLine
      />
    ),
  },
  {
    id: 'hours',
    header: 'Time',
    numeric: true,
    value: ({ haul }) => haul.hours,
    cell: ({ haul }) => `${formatDuration(haul.hours * HOUR_MS)}${stopsOf(haul)}`,
  },
  {
    id: 'freight',
    header: 'Flight $',
    numeric: true,
    hidden: true,
    value: ({ haul }) => haul.freight,
    format: formatMoney,
    hint: 'Fuel, repair, fees, and the hours at what they are worth to you',
  },
  {
    id: 'cost',
    header: 'Goods $',
    numeric: true,
    filter: 'range',
    value: ({ cost }) => cost,
    format: formatMoney,
    hint: 'The money it takes to buy the load',
  },
  {
    ...numberColumn<RepeatedLoad>(
      'weight',
      't',
      ({ weight }) => weight,
      (value) => formatFixed(value, 1),
    ),
    hidden: true,
  },
  {
    ...numberColumn<RepeatedLoad>(
      'volume',
      'm³',
      ({ volume }) => volume,
      (value) => formatFixed(value, 1),
    ),
    hidden: true,
  },
  {
    id: 'age',
    header: 'Books from',
    hidden: true,
    value: ({ ages }) => agedAt(ages),
    cell: ({ ages }) => ageWords(ages),
  },
]
