import { gatewaysNear } from '../../../engine/fleet/ships/gateways-near.ts'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { useStarMap } from '../../data/use-star-map.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'

const MAX_JUMPS = 5

/** What a ship could take instead of jumping. Fees and sizes change in the game. */
export function NearGateways({ systemId }: { systemId: string }) {
  const map = useStarMap()
  const gates = map ? gatewaysNear(map, systemId, MAX_JUMPS) : []
  if (gates.length === 0) return <p className="muted">None within {MAX_JUMPS} jumps is known.</p>
  return (
    <PlainTable
      label="Gateways nearby"
      rows={gates}
      keyOf={({ at, to }) => `${at} ${to}`}
      columns={[
        { header: 'From', cell: ({ at }) => at },
        { header: 'To', cell: ({ to }) => to },
        { header: 'Jumps away', numeric: true, cell: ({ jumps }) => formatWhole(jumps) },
        {
          header: 'Fee',
          numeric: true,
          cell: ({ fee, currency }) => `${formatWhole(fee)} ${currency}`,
        },
        {
          header: 'Ship up to m³',
          numeric: true,
          cell: ({ largestShip }) => formatWhole(largestShip),
        },
        {
          header: 'Ships a day',
          numeric: true,
          cell: ({ jumpsPerDay }) => formatWhole(jumpsPerDay),
        },
      ]}
    />
  )
}
