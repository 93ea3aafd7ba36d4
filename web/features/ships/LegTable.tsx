import { useState } from 'react'
import type { Leg } from '../../../engine/fleet/ships/legs.ts'
import type { FlightRoute } from '../../../engine/fleet/ships/route.ts'
import {
  formatAmount,
  formatCompact,
  formatFixed,
  formatWhole,
  NONE,
} from '../../../engine/game/number-format.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { bandWords, seconds } from '../fleet/band-words.ts'
import styles from './Legs.module.css'
import { LEG_WORDS } from './leg-words.ts'

interface Line {
  leg: Leg
  after: number
  cost: number
}

export function LegTable({
  route,
  nameOf,
  isStale,
}: {
  route: FlightRoute
  nameOf: (place: string) => string
  isStale: boolean
}) {
  const [hasAll, setHasAll] = useState(false)
  const { legs } = route
  const lines = legs.map(
    (leg, n): Line => ({
      leg,
      after: legs.slice(0, n + 1).reduce((sum, { seconds }) => sum + seconds.mean, 0),
      cost: route.costs[n]!,
    }),
  )
  return (
    <>
      <ol className={styles.timeline} aria-hidden="true">
        {legs.map((leg, n) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: legs have no name of their own.
            key={n}
            className={styles.leg}
            data-kind={leg.kind}
            style={{ flexGrow: leg.seconds.mean }}
            title={`${LEG_WORDS[leg.kind]} to ${nameOf(leg.to)}, ${seconds(leg.seconds.mean)}`}
          />
        ))}
      </ol>
      <PlainTable
        label="Legs of the route"
        isWide
        isStale={isStale}
        rows={lines}
        keyOf={(_, place) => place}
        columns={[
          {
            header: 'Leg',
            cell: ({ leg }) => (
              <Row as="span" inline>
                <span className={styles.mark} data-kind={leg.kind} aria-hidden="true" />
                {LEG_WORDS[leg.kind]}
              </Row>
            ),
            total: 'All',
          },
          { header: 'To', cell: ({ leg }) => nameOf(leg.to) },
          {
            header: 'Time',
            numeric: true,
            cell: ({ leg }) => bandWords(leg.seconds, seconds),
            total: bandWords(route.seconds, seconds),
          },
          {
            header: 'SF',
            numeric: true,
            cell: ({ leg }) => (leg.stlFuel ? bandWords(leg.stlFuel, formatWhole) : NONE),
            total: bandWords(route.stlFuel, formatWhole),
          },
          {
            header: 'FF',
            numeric: true,
            cell: ({ leg }) => (leg.ftlFuel ? formatWhole(leg.ftlFuel) : NONE),
            total: formatWhole(route.ftlFuel),
          },
          {
            header: 'Cost $',
            numeric: true,
            cell: ({ cost }) => formatWhole(cost),
            total: formatWhole(route.cost),
          },
          ...(hasAll
            ? [
                {
                  header: 'Arrival after',
                  numeric: true,
                  cell: ({ after }: Line) => seconds(after),
                },
                { header: 'Distance', numeric: true, cell: ({ leg }: Line) => distance(leg) },
                {
                  header: 'Damage',
                  numeric: true,
                  cell: ({ leg }: Line) => (leg.damage > 0 ? damage(leg.damage) : NONE),
                  total: damage(route.damage),
                },
                {
                  header: 'Fee',
                  numeric: true,
                  cell: ({ leg: { fee } }: Line) =>
                    fee ? `${formatAmount(fee.amount)} ${fee.currency}` : NONE,
                  total: formatAmount(route.fees),
                },
              ]
            : []),
        ]}
      />
      <Checkbox
        label="Arrival, distance, damage and fee of each leg"
        checked={hasAll}
        onChecked={setHasAll}
      />
    </>
  )
}

export const damage = (percent: number) => `${formatFixed(percent, 3)}%`

function distance({ km, parsecs }: Leg): string {
  if (parsecs !== undefined) return `${formatFixed(parsecs, 1)} pc`
  return km ? bandWords(km, (value) => `${formatCompact(value)} km`) : NONE
}
