import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { FirstTrips } from '../../../../engine/fleet/freight/first-trips.ts'
import type { Freight } from '../../../../engine/fleet/freight/freight.ts'
import type { Lane } from '../../../../engine/fleet/freight/lane.ts'
import type { Empire } from '../../../../engine/game/empire.ts'
import { formatAmount, formatFixed, formatMoney } from '../../../../engine/game/number-format.ts'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../../ui/material/MaterialTile.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { laneColumns } from './lane-columns.tsx'
import { howOften, laneKey, laneRows, rowKeyOf } from './lane-row.ts'

const TRADES = { own: 'own', bought: 'bought', sold: 'sold' } as const

export function LanesPanel({
  empire,
  freight,
  first,
  nameOf,
}: {
  empire: Empire
  freight: Freight
  /** Undefined while they are calculated, and where none of the ships is the player's. */
  first: FirstTrips | undefined
  nameOf: (place: string) => string
}) {
  const columns = useMemo(
    () => laneColumns(freight, nameOf, first?.servedMs),
    [freight, nameOf, first],
  )
  const rows = useMemo(() => laneRows(freight.lanes), [freight])
  return (
    <Panel title="Lanes" note="a day" flush>
      <DataTable
        label="lanes"
        rows={rows}
        columns={columns}
        rowKey={rowKeyOf}
        initialSort={{ id: 'cost', desc: true }}
        csvName={`${empire.name} lanes`}
        tableId="lanes"
        renderDetail={({ lanes }) =>
          lanes.length > 1 ? (
            <RareLanes lanes={lanes} nameOf={nameOf} />
          ) : (
            <LaneDetail lane={lanes[0]!} nameOf={nameOf} />
          )
        }
        empty={
          <EmptyState title="Nothing is carried">
            The bases of this empire have neither deficits nor surpluses.
          </EmptyState>
        }
      />
    </Panel>
  )
}

function RareLanes({
  lanes,
  nameOf,
}: {
  lanes: readonly Lane[]
  nameOf: (place: string) => string
}) {
  return (
    <PlainTable
      label="Lanes that are hardly ever flown"
      rows={lanes}
      keyOf={laneKey}
      columns={[
        { header: 'Lane', cell: ({ ends }) => ends.map(nameOf).join(' ↔ ') },
        {
          header: 'Goods',
          cell: ({ goods }) => [...new Set(goods.map(({ ticker }) => ticker))].join(', '),
        },
        { header: 'Flights', cell: ({ trips }) => howOften(trips) },
        { header: '$/day', numeric: true, cell: ({ cost }) => formatMoney(cost) },
      ]}
    />
  )
}

function LaneDetail({ lane, nameOf }: { lane: Lane; nameOf: (place: string) => string }) {
  const [from, to] = lane.ends
  return (
    <Stack gap={2}>
      <PlainTable
        label={`Goods between ${nameOf(from)} and ${nameOf(to)}`}
        rows={lane.goods}
        keyOf={(good) => `${good.ticker} ${good.from}`}
        columns={[
          { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
          { header: 'From', cell: (good) => nameOf(good.from) },
          { header: 'To', cell: (good) => nameOf(good.to) },
          { header: 'Trade', cell: ({ trade }) => TRADES[trade] },
          { header: 'A day', numeric: true, cell: ({ amount }) => formatAmount(amount) },
          { header: 't', numeric: true, cell: ({ weight }) => formatFixed(weight, 1) },
          { header: 'm³', numeric: true, cell: ({ volume }) => formatFixed(volume, 1) },
          { header: '$/day', numeric: true, cell: ({ cost }) => formatMoney(cost) },
          { header: '$ a unit', numeric: true, cell: (good) => formatMoney(good.costPerUnit) },
        ]}
      />
      <Link to="/ships" search={{ view: 'route', from, to, back: 'yes' }}>
        Show the route, leg by leg
      </Link>
    </Stack>
  )
}
