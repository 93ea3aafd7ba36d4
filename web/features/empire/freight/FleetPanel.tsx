import type { Freight } from '../../../../engine/fleet/freight/freight.ts'
import { formatFixed, formatMoney } from '../../../../engine/game/number-format.ts'
import { CapacityBar } from '../../../ui/figure/CapacityBar.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'

export function FleetPanel({
  freight: { fleet, lanes },
  nameOf,
}: {
  freight: Freight
  nameOf: (place: string) => string
}) {
  const laneName = (lane: number) => lanes[lane]?.ends.map(nameOf).join(' ↔ ') ?? ''
  const ships = fleet.flatMap(({ name, duties, hoursThere, hoursShort, hourPrice }) =>
    duties.map((work, n) => ({
      name: duties.length > 1 ? `${name} no. ${n + 1}` : name,
      work,
      there: hoursThere / duties.length,
      hour: hourInWords(hoursShort, hourPrice),
    })),
  )
  if (ships.length === 0) return null
  return (
    <Panel title="Ships" note="the cheapest assignment of lanes to ships" flush>
      <PlainTable
        label="Ships and their lanes"
        rows={ships}
        keyOf={({ name }) => name}
        columns={[
          { header: 'Ship', cell: ({ name }) => name },
          {
            header: 'Hours a day',
            cell: ({ name, work, there }) => (
              <CapacityBar
                label={`Hours of ${name}`}
                used={work.reduce((sum, { hours }) => sum + hours, 0)}
                capacity={there}
                unit="h"
                format={(value) => formatFixed(value, 1)}
              />
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
                      {laneName(lane)}: {formatFixed(trips, 3)} flights, {formatFixed(hours, 1)} h
                      {over > 0 && `, ${formatFixed(over, 1)} h too many`}
                    </li>
                  ))}
                </Stack>
              ),
          },
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

/** Where hours are short, one more has no price: the flights cannot be done without it. */
function hourInWords(hoursShort: number, hourPrice: number | null): string {
  if (hoursShort > MIN_SHORT) return `${formatFixed(hoursShort, 1)} h a day short`
  return hourPrice === null ? 'no price' : `${formatMoney(hourPrice)} $`
}

const MIN_SHORT = 0.05
