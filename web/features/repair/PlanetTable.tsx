import { formatCount, formatDays, formatWhole } from '../../../engine/game/number-format.ts'
import type { PlanetRepair } from '../../../engine/supply/repair-sites.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { numberColumn } from '../../ui/table/number-column.ts'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { conditionColumn } from './condition-column.tsx'
import { repairColumns, sumRepairs } from './repair-materials.tsx'

const COLUMNS: readonly DataColumn<PlanetRepair>[] = [
  {
    id: 'planet',
    header: 'Planet',
    value: ({ planetName }) => planetName,
    cell: ({ planetName: name, planetNaturalId: id }) => (
      <Row as="span" wrap gap={2} lineGap={0}>
        <span>{name}</span>
        {name !== id && <span className="quiet">{id}</span>}
      </Row>
    ),
  },
  {
    ...conditionColumn<PlanetRepair>(
      'least',
      'Worst condition',
      ({ minCondition }) => minCondition,
    ),
    decides: true,
  },
  conditionColumn('average', 'Average condition', ({ averageCondition }) => averageCondition),
  numberColumn(
    'days',
    'Longest without repair',
    ({ maxLastRepairDays }) => maxLastRepairDays,
    formatDays,
  ),
  {
    id: 'buildings',
    header: 'Buildings',
    hint: 'Production buildings. Habitations, storage and the core module do not degrade.',
    value: ({ amountProductionBuildings }) => amountProductionBuildings,
    format: formatWhole,
    numeric: true,
  },
  { id: 'id', header: 'Id', hidden: true, value: ({ planetNaturalId }) => planetNaturalId },
  ...repairColumns<PlanetRepair>(({ planetName }) => planetName),
]

export function PlanetTable({ planets }: { planets: readonly PlanetRepair[] }) {
  return (
    <Panel title="Planets" note="production buildings, as FIO reports them" flush>
      <DataTable
        label="planets"
        rows={planets}
        columns={COLUMNS}
        rowKey={({ planetNaturalId }) => planetNaturalId}
        initialSort={{ id: 'least', desc: false }}
        csvName="planet-repairs"
        selectable
        bulkActions={(rows) => (
          <TransferOrder
            name={`Repair ${formatCount(rows.length, 'planet')}`}
            materials={sumRepairs(rows)}
          />
        )}
        empty={
          <EmptyState title="No production buildings">
            FIO knows no base of yours with production buildings.
          </EmptyState>
        }
      />
    </Panel>
  )
}
