import type { FirstTrips, ShipFirstTrips } from '../../../../engine/fleet/freight/first-trips.ts'
import type { Freight } from '../../../../engine/fleet/freight/freight.ts'
import type { FleetUse } from '../../../../engine/fleet/freight/lane.ts'
import {
  formatCount,
  formatDateTime,
  formatDuration,
  formatFixed,
  formatMoney,
  formatUpTo,
  NONE,
} from '../../../../engine/game/number-format.ts'
import { HOUR_MS } from '../../../../engine/game/time.ts'
import { CapacityBar } from '../../../ui/figure/CapacityBar.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import styles from './Freight.module.css'
import { howOften, shipsNeeded } from './lane-row.ts'

export function FleetPanel({
  freight: { fleet, lanes },
  first,
  nameOf,
}: {
  freight: Freight
  /** Undefined while they are calculated, and where none of the ships is the player's. */
  first: FirstTrips | undefined
  nameOf: (place: string) => string
}) {
  const laneName = (lane: number) => lanes[lane]?.ends.map(nameOf).join(' ↔ ') ?? ''
  const ships = fleet.flatMap((kind, k) =>
    kind.duties.map((work, n) => ({
      name: kind.duties.length > 1 ? `${kind.name} no. ${n + 1}` : kind.name,
      work,
      there: kind.hoursThere / kind.duties.length,
      hour: hourInWords(kind),
      begins: beginInWords(first?.ships[k], nameOf),
    })),
  )
  if (ships.length === 0) return null
  const firstFlight: PlainColumn<(typeof ships)[number]>[] = first
    ? [{ header: 'First flight', cell: ({ begins }) => begins }]
    : []
  return (
    <Panel title="Ships" note="the cheapest assignment of lanes to ships" flush>
      <ul className={styles.kinds} aria-label="Ships needed">
        {fleet.map((kind) => (
          <li key={kind.name}>
            {kind.name}: {formatCount(kind.duties.length, 'ship')},{' '}
            <span className={kind.hoursShort > MIN_SHORT ? 'loss' : undefined}>
              {formatUpTo(shipsNeeded(kind), 1)} needed
            </span>
          </li>
        ))}
      </ul>
      <PlainTable
        label="Ships and their lanes"
        isWide
        rows={ships}
        keyOf={({ name }) => name}
        columns={[
          { header: 'Ship', cell: ({ name }) => name },
          {
            header: 'Hours a day',
            cell: ({ name, work, there }) => (
              <div style={{ minWidth: 200 }}>
                <CapacityBar
                  label={`Hours of ${name}`}
                  used={work.reduce((sum, { hours }) => sum + hours, 0)}
                  capacity={there}
                  unit="h"
                  format={(value) => formatFixed(value, 1)}
                />
              </div>
            ),
          },
          {
            header: 'Flies',
            cell: ({ work }) =>
              work.length === 0 ? (
                'nothing'
              ) : (
                <Stack as="ul" gap={0}>
                  {work.map(({ lane, hours, trips, over }) => (
                    <li key={lane}>
                      {laneName(lane)}: {howOften(trips)}, {formatFixed(hours, 1)} h/day
                      {over > 0 && `, ${formatFixed(over, 1)} h over capacity`}
                    </li>
                  ))}
                </Stack>
              ),
          },
          ...firstFlight,
          {
            header: 'Worth of one more hour',
            numeric: true,
            cell: ({ hour }) => hour,
          },
        ]}
      />
    </Panel>
  )
}

/** Where and when a ship begins the first of its lanes. */
function beginInWords(
  ship: ShipFirstTrips | null | undefined,
  nameOf: (place: string) => string,
): string {
  const [trip] = ship?.trips ?? []
  if (!trip) return ship?.outOf ? `too little ${ship.outOf} to get there` : NONE
  const begins = `${formatDateTime(trip.beginsMs)} at ${nameOf(trip.from)}`
  if (trip.positionHours === 0) return begins
  return `${begins}, ${formatDuration(trip.positionHours * HOUR_MS)} of empty flight before`
}

/** If hours are short, one more hour has no price, because the flights are impossible without it. */
function hourInWords({ hoursShort, hourPrice }: FleetUse): string {
  if (hoursShort > MIN_SHORT) return `${formatFixed(hoursShort, 1)} h a day short`
  return hourPrice === null ? 'no price' : `${formatMoney(hourPrice)} $`
}

const MIN_SHORT = 0.05
