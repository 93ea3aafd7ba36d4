import type { FreightFigure } from '../../../../engine/explain/freight.ts'
import type { Freight } from '../../../../engine/fleet/freight/freight.ts'
import type { FleetUse, Lane, LaneCarrier } from '../../../../engine/fleet/freight/lane.ts'
import {
  formatDateTime,
  formatFixed,
  formatMoney,
  formatPercent,
  formatWhole,
  NONE,
} from '../../../../engine/game/number-format.ts'
import { Explained } from '../../../ui/figure/explain/Explained.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { howOften, type LaneRow, ofOwnTrips, rareLanesWords } from './lane-row.ts'

const pair = (there: number, back: number) => `${formatFixed(there, 1)} / ${formatFixed(back, 1)}`

const sum = (rows: readonly LaneRow[], value: (lane: Lane) => number) =>
  rows.reduce((total, { lanes }) => lanes.reduce((ofRow, lane) => ofRow + value(lane), total), 0)
const sumOf = (row: LaneRow, value: (lane: Lane) => number) => sum([row], value)

export function laneColumns(
  { fleet, lanes: all }: Freight,
  nameOf: (place: string) => string,
  servedMs: readonly (number | null)[] | undefined,
): DataColumn<LaneRow>[] {
  const indexOf = new Map(all.map((lane, index) => [lane, index]))
  const servedFrom = ({ lanes }: LaneRow) => {
    const moments = lanes.flatMap((lane) => servedMs?.[indexOf.get(lane) ?? -1] ?? [])
    return moments.length === 0 ? null : Math.min(...moments)
  }
  return [
    {
      id: 'lane',
      header: 'Lane',
      value: ({ lanes }) =>
        lanes.length > 1 ? rareLanesWords(lanes) : lanes[0]!.ends.map(nameOf).join(' ↔ '),
      filter: 'text',
      total: () => 'All',
    },
    {
      id: 'cost',
      header: '$/day',
      numeric: true,
      decides: true,
      bar: 'plain',
      value: (row) => sumOf(row, ({ cost }) => cost),
      format: formatMoney,
      cell: (row) => {
        const [lane, ...others] = row.lanes
        const words = formatMoney(sumOf(row, ({ cost }) => cost))
        if (others.length > 0) return words
        return (
          <Explained<FreightFigure>
            figure={{ of: 'lane', lane: indexOf.get(lane!) ?? 0 }}
            label="freight of the lane"
          >
            {words}
          </Explained>
        )
      },
      total: (rows) => formatMoney(sum(rows, ({ cost }) => cost)),
    },
    {
      id: 'trips',
      header: 'Flights',
      hint: 'There and back',
      numeric: true,
      value: (row) => sumOf(row, ({ trips }) => trips),
      cell: (row) => {
        const trips = sumOf(row, (lane) => lane.trips)
        return trips > 0 ? howOften(trips) : NONE
      },
      total: (rows) => howOften(sum(rows, ({ trips }) => trips)),
    },
    {
      id: 'tonnes',
      header: 't there / back',
      numeric: true,
      value: (row) => sumOf(row, ({ there, back }) => there.weight + back.weight),
      cell: (row) =>
        pair(
          sumOf(row, ({ there }) => there.weight),
          sumOf(row, ({ back }) => back.weight),
        ),
    },
    {
      id: 'carrier',
      header: 'Carried by',
      value: ({ lanes }) =>
        [
          ...new Set(
            lanes.flatMap(({ carriers }) => carriers.map((each) => carrierWords(each, fleet))),
          ),
        ].join(', '),
    },
    ...(servedMs
      ? [
          {
            id: 'served',
            header: 'Served from',
            hint: 'When the first of your ships begins there: from where and when it is free, with its empty flight there',
            value: servedFrom,
            cell: (row: LaneRow) => formatDateTime(servedFrom(row)),
          },
        ]
      : []),
    {
      id: 'marks',
      header: 'Notes',
      value: (row) =>
        marksOf(row)
          .map(({ words }) => words)
          .join(', '),
      cell: (row) => (
        <Row as="span" inline wrap gap={1}>
          {marksOf(row).map(({ words, tone }) => (
            <Tag key={words} tone={tone}>
              {words}
            </Tag>
          ))}
        </Row>
      ),
    },
    {
      id: 'volume',
      header: 'm³ there / back',
      hidden: true,
      numeric: true,
      value: (row) => sumOf(row, ({ there, back }) => there.volume + back.volume),
      cell: (row) =>
        pair(
          sumOf(row, ({ there }) => there.volume),
          sumOf(row, ({ back }) => back.volume),
        ),
    },
    {
      id: 'hours',
      header: 'Hours',
      hidden: true,
      numeric: true,
      value: (row) => sumOf(row, ({ hours }) => hours),
      format: (value) => formatFixed(value, 1),
      total: (rows) =>
        formatFixed(
          sum(rows, ({ hours }) => hours),
          1,
        ),
    },
    { ...fuelColumn('sf', 'SF', ({ stlFuel }) => stlFuel), hidden: true },
    { ...fuelColumn('ff', 'FF', ({ ftlFuel }) => ftlFuel), hidden: true },
    {
      id: 'damage',
      header: 'Damage %',
      hint: 'An estimate to about a tenth',
      hidden: true,
      numeric: true,
      value: (row) => ofOwnTrips(row, ({ damage }) => damage),
      format: (value) => formatFixed(value, 3),
    },
    { ...fuelColumn('fees', 'Fees $', ({ fees }) => fees), hidden: true },
  ]
}

const fuelColumn = (
  id: string,
  header: string,
  value: (trip: NonNullable<LaneCarrier['trip']>) => number,
): DataColumn<LaneRow> => ({
  id,
  header,
  numeric: true,
  value: (row) => ofOwnTrips(row, value),
  format: formatWhole,
  total: (rows) => formatWhole(rows.reduce((all, row) => all + ofOwnTrips(row, value), 0)),
})

function carrierWords({ ships, share }: LaneCarrier, fleet: readonly FleetUse[]): string {
  const name = ships === null ? 'hired' : (fleet[ships]?.name ?? 'ship')
  return share < 0.9995 ? `${name} ${formatPercent(share, 0)}` : name
}

function marksOf({ lanes: [lane, ...others] }: LaneRow) {
  if (others.length > 0) return []
  const { overload, withinSystem, problem } = lane!
  return [
    problem === 'no ship' && { words: 'no ship', tone: 'loss' as const },
    problem === 'no way' && { words: 'no route for these ships', tone: 'loss' as const },
    problem === 'out of range' && { words: 'out of range', tone: 'loss' as const },
    overload > 0 && { words: `${formatFixed(overload, 1)} h over capacity`, tone: 'warn' as const },
    withinSystem && { words: 'No FTL needed', tone: 'neutral' as const },
  ].filter((mark) => mark !== false)
}
