import { useMemo } from 'react'
import { formatCount, formatDays, formatWhole, NONE } from '../../../engine/game/number-format.ts'
import type { PlanetRepair } from '../../../engine/supply/repair-sites.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { NameCell } from '../../ui/table/NameCell.tsx'
import { numberColumn } from '../../ui/table/number-column.ts'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { conditionColumn } from './condition-column.tsx'
import { repairColumns, sharedMaterials, sumRepairs } from './repair-materials.tsx'

/** Null where it is not known, undefined until it is calculated. */
interface RepairMoney {
  /** What the base loses a day because buildings are past the best day for a repair. */
  readonly lostPerDay?: number | null
  readonly bestDay?: number | null
}

type RepairRow = PlanetRepair & RepairMoney

const PENDING = '…'
const formatLoss = (money: number | null | undefined) => {
  if (money === undefined) return PENDING
  return money ? `−${formatWhole(money)}` : money === 0 ? '0' : NONE
}
const formatBestDay = (day: number | null | undefined) =>
  day === undefined ? PENDING : formatWhole(day)

const columnsFor = (shared: readonly string[]): readonly DataColumn<RepairRow>[] => [
  {
    id: 'planet',
    header: 'Planet',
    value: ({ planetName }) => planetName,
    cell: ({ planetName: name, planetNaturalId: id }) => (
      <NameCell id={name === id ? undefined : id}>
        <span>{name}</span>
      </NameCell>
    ),
  },
  {
    id: 'money',
    header: 'Lost $/day',
    hint: 'What waiting costs: earnings if repaired on the best day, less earnings now, of the buildings past that day. At the prices of the plan',
    value: ({ lostPerDay }) => lostPerDay,
    format: formatLoss,
    numeric: true,
    decides: true,
  },
  conditionColumn<RepairRow>('least', 'Worst condition', ({ minCondition }) => minCondition),
  {
    ...conditionColumn<RepairRow>(
      'average',
      'Average condition',
      ({ averageCondition }) => averageCondition,
    ),
    hidden: true,
  },
  numberColumn(
    'days',
    'Longest without repair',
    ({ maxLastRepairDays }) => maxLastRepairDays,
    formatDays,
  ),
  {
    id: 'best',
    header: 'Best day',
    hint: 'Days after a repair at which the next one pays most',
    value: ({ bestDay }) => bestDay,
    format: formatBestDay,
    numeric: true,
  },
  {
    id: 'buildings',
    header: 'Buildings',
    hidden: true,
    hint: 'Production buildings. Habitations, storage and the core module do not degrade.',
    value: ({ amountProductionBuildings }) => amountProductionBuildings,
    format: formatWhole,
    numeric: true,
  },
  { id: 'id', header: 'Id', hidden: true, value: ({ planetNaturalId }) => planetNaturalId },
  ...repairColumns<RepairRow>(({ planetName }) => planetName, shared),
]

export function PlanetTable({ planets }: { planets: readonly RepairRow[] }) {
  const columns = useMemo(() => columnsFor(sharedMaterials(planets)), [planets])
  return (
    <Panel title="Planets" note="production buildings, as FIO reports them" flush>
      <DataTable
        label="planets"
        rows={planets}
        columns={columns}
        rowKey={({ planetNaturalId }) => planetNaturalId}
        initialSort={{ id: 'money', desc: true }}
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
