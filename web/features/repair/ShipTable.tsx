import { useMemo } from 'react'
import { formatCount } from '../../../engine/game/number-format.ts'
import type { FlyingShipRepair } from '../../../engine/supply/repair-sites.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { conditionColumn } from './condition-column.tsx'
import { repairColumns, sharedMaterials, sumRepairs } from './repair-materials.tsx'

const columnsFor = (shared: readonly string[]): readonly DataColumn<FlyingShipRepair>[] => [
  { id: 'name', header: 'Ship', value: ({ shipName }) => shipName },
  { id: 'registration', header: 'Registration', value: ({ shipRegistration }) => shipRegistration },
  conditionColumn('condition', 'Condition', ({ condition }) => condition),
  ...repairColumns<FlyingShipRepair>(({ shipName }) => shipName, shared),
]

export function ShipTable({ ships }: { ships: readonly FlyingShipRepair[] }) {
  const columns = useMemo(() => columnsFor(sharedMaterials(ships)), [ships])
  return (
    <Panel title="Ships" note="as FIO reports them" flush>
      <DataTable
        label="ships"
        rows={ships}
        columns={columns}
        rowKey={({ shipRegistration }) => shipRegistration}
        initialSort={{ id: 'condition', desc: false }}
        csvName="ship-repairs"
        selectable
        bulkActions={(rows) => (
          <TransferOrder
            name={`Repair ${formatCount(rows.length, 'ship')}`}
            materials={sumRepairs(rows)}
          />
        )}
        empty={<EmptyState title="No ships">FIO knows no ship of yours.</EmptyState>}
      />
    </Panel>
  )
}
