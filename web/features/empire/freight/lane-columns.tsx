import type { FreightFigure } from '../../../../engine/explain/freight.ts'
import type { Freight } from '../../../../engine/fleet/freight/freight.ts'
import type { FleetUse, Lane, LaneCarrier } from '../../../../engine/fleet/freight/lane.ts'
import {
  formatDateTime,
  formatFixed,
  formatMoney,
  formatPercent,
  formatWhole,
} from '../../../../engine/game/number-format.ts'
import { Explained } from '../../../ui/figure/explain/Explained.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'

export const laneKey = ({ ends }: Lane) => ends.join(' ')

const flown = ({ carriers }: Lane, value: (trip: NonNullable<LaneCarrier['trip']>) => number) =>
  carriers.reduce((sum, { trips, trip }) => sum + (trip ? trips * value(trip) : 0), 0)

const pair = (there: number, back: number) => `${formatFixed(there, 1)} / ${formatFixed(back, 1)}`

export function laneColumns(
  { fleet, lanes }: Freight,
  nameOf: (place: string) => string,
  servedMs: readonly (number | null)[] | undefined,
): DataColumn<Lane>[] {
  const indexOf = new Map(lanes.map((lane, index) => [lane, index]))
  const servedFrom = (lane: Lane) => servedMs?.[indexOf.get(lane) ?? -1] ?? null
  return [
    {
      id: 'lane',
      header: 'Lane',
      value: ({ ends: [a, b] }) => `${nameOf(a)} ↔ ${nameOf(b)}`,
      filter: 'text',
      total: () => 'All',
    },
    {
      id: 'marks',
      header: 'Notes',
      value: (lane) =>
        marksOf(lane)
          .map(({ words }) => words)
          .join(', '),
      cell: (lane) => (
        <Row as="span" inline wrap gap={1}>
          {marksOf(lane).map(({ words, tone }) => (
            <Tag key={words} tone={tone}>
              {words}
            </Tag>
          ))}
        </Row>
      ),
    },
    {
      id: 'cost',
      header: '$/day',
      numeric: true,
      bar: 'plain',
      value: ({ cost }) => cost,
      format: formatMoney,
      cell: (lane) => (
        <Explained<FreightFigure>
          figure={{ of: 'lane', lane: indexOf.get(lane) ?? 0 }}
          label="freight of the lane"
        >
          {formatMoney(lane.cost)}
        </Explained>
      ),
      total: (lanes) => formatMoney(sum(lanes, ({ cost }) => cost)),
    },
    {
      id: 'tonnes',
      header: 't there / back',
      numeric: true,
      value: ({ there, back }) => there.weight + back.weight,
      cell: ({ there, back }) => pair(there.weight, back.weight),
    },
    {
      id: 'volume',
      header: 'm³ there / back',
      numeric: true,
      value: ({ there, back }) => there.volume + back.volume,
      cell: ({ there, back }) => pair(there.volume, back.volume),
    },
    {
      id: 'carrier',
      header: 'Carried by',
      value: ({ carriers }) => carriers.map((each) => carrierWords(each, fleet)).join(', '),
    },
    ...(servedMs
      ? [
          {
            id: 'served',
            header: 'Served from',
            hint: 'When the first of your ships begins there: from where and when it is free, with its empty flight there',
            value: servedFrom,
            cell: (lane: Lane) => formatDateTime(servedFrom(lane)),
          },
        ]
      : []),
    {
      id: 'trips',
      header: 'Flights',
      hint: 'There and back',
      numeric: true,
      value: ({ trips }) => trips,
      format: (value) => formatFixed(value, 3),
      total: (lanes) =>
        formatFixed(
          sum(lanes, ({ trips }) => trips),
          2,
        ),
    },
    {
      id: 'hours',
      header: 'Hours',
      numeric: true,
      value: ({ hours }) => hours,
      format: (value) => formatFixed(value, 1),
      total: (lanes) =>
        formatFixed(
          sum(lanes, ({ hours }) => hours),
          1,
        ),
    },
    fuelColumn('sf', 'SF', ({ stlFuel }) => stlFuel),
    fuelColumn('ff', 'FF', ({ ftlFuel }) => ftlFuel),
    {
      id: 'damage',
      header: 'Damage %',
      hint: 'An estimate to about a tenth',
      hidden: true,
      numeric: true,
      value: (lane) => flown(lane, ({ damage }) => damage),
      format: (value) => formatFixed(value, 3),
    },
    { ...fuelColumn('fees', 'Fees $', ({ fees }) => fees), hidden: true },
  ]
}

const fuelColumn = (
  id: string,
  header: string,
  value: (trip: NonNullable<LaneCarrier['trip']>) => number,
): DataColumn<Lane> => ({
  id,
  header,
  numeric: true,
  value: (lane) => flown(lane, value),
  format: formatWhole,
  total: (lanes) => formatWhole(sum(lanes, (lane) => flown(lane, value))),
})

const sum = (lanes: readonly Lane[], value: (lane: Lane) => number) =>
  lanes.reduce((total, lane) => total + value(lane), 0)

function carrierWords({ ships, share }: LaneCarrier, fleet: readonly FleetUse[]): string {
  const name = ships === null ? 'hired' : (fleet[ships]?.name ?? 'ship')
  return share < 0.9995 ? `${name} ${formatPercent(share, 0)}` : name
}

function marksOf({ overload, withinSystem, problem }: Lane) {
  return [
    problem === 'no ship' && { words: 'no ship', tone: 'loss' as const },
    problem === 'no way' && { words: 'no route for these ships', tone: 'loss' as const },
    problem === 'out of range' && { words: 'out of range', tone: 'loss' as const },
    overload > 0 && { words: `${formatFixed(overload, 1)} h over capacity`, tone: 'warn' as const },
    withinSystem && { words: 'No FTL needed', tone: 'neutral' as const },
  ].filter((mark) => mark !== false)
}
