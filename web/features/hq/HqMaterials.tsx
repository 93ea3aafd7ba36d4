import { useMemo } from 'react'
import type { CxData } from '../../../engine/game/cx.ts'
import { formatAmount, formatMoney, formatWhole } from '../../../engine/game/number-format.ts'
import type { HqMaterial, HqUpgrade } from '../../../engine/supply/hq.ts'
import type { Answer } from '../../data/use-answer.ts'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { StatTile } from '../../ui/figure/StatTile.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { numberColumn } from '../../ui/table/number-column.ts'
import { Problem } from '../page/Problem.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import styles from './HqCalculator.module.css'

type Overrides = Readonly<Record<string, number>>

const byTicker = ({ ticker }: HqMaterial) => ticker

export function HqMaterials({
  answer,
  levels: { from, to },
  overrides,
  onOverrides,
  stockNote,
  cx,
}: {
  answer: Answer<HqUpgrade>
  levels: { from: number; to: number }
  overrides: Overrides
  onOverrides: (overrides: Overrides) => void
  stockNote: string
  cx: CxData | null
}) {
  const columns = useMemo(() => columnsOf(overrides, onOverrides), [overrides, onOverrides])
  const { value, problem } = answer
  const name = `HQ ${from} to ${to}`
  return (
    <>
      <Row wrap align="stretch" gap={6} lineGap={3} aria-busy={answer.isRunning}>
        <StatTile label="Cost of what is missing" value={formatMoney(value?.totalCost)} unit="$" />
        <StatTile label="Weight" value={formatAmount(value?.totalWeight)} unit="t" />
        <StatTile label="Volume" value={formatAmount(value?.totalVolume)} unit="m³" />
      </Row>
      <Panel
        title={`Materials from level ${from} to ${to}`}
        flush
        actions={
          <TransferOrder
            name={name}
            materials={(value?.materials ?? []).map(({ ticker, required }) => ({
              ticker,
              amount: required,
            }))}
            cx={cx}
          />
        }
      >
        <p className={styles.note}>{stockNote}</p>
        <DataTable
          label="materials of the upgrade"
          rows={value?.materials ?? []}
          columns={columns}
          rowKey={byTicker}
          csvName="hq-upgrade"
          loading={
            !problem && (value === undefined || (answer.isStale && value.materials.length === 0))
          }
          error={
            problem && (
              <Problem
                title="The upgrade could not be calculated."
                of={{ problem, retry: answer.retry }}
              />
            )
          }
          empty={
            <EmptyState title="Nothing to build">
              {value?.hasError
                ? `Level ${to} is below level ${from}.`
                : 'Choose a higher level to see what it takes.'}
            </EmptyState>
          }
        />
      </Panel>
    </>
  )
}

const columnsOf = (
  overrides: Overrides,
  onOverrides: (overrides: Overrides) => void,
): DataColumn<HqMaterial>[] => [
  {
    id: 'ticker',
    header: 'Material',
    value: byTicker,
    cell: ({ ticker }) => <MaterialTile ticker={ticker} />,
    total: () => 'All',
  },
  numberColumn('amount', 'Needed', ({ amount }) => amount, formatWhole),
  {
    id: 'stock',
    header: 'In stock',
    numeric: true,
    value: ({ storage }) => storage,
    format: formatAmount,
    cell: ({ storage, storageLocations }) => (
      <span
        title={storageLocations
          .map(({ name, amount }) => `${name}: ${formatAmount(amount)}`)
          .join('\n')}
      >
        {formatAmount(storage)}
      </span>
    ),
  },
  {
    id: 'counted',
    header: 'Override',
    numeric: true,
    sortable: false,
    value: ({ ticker }) => overrides[ticker] ?? null,
    cell: ({ ticker }) => (
      <div className={styles.count}>
        <NumberInput
          label={`Override stock of ${ticker}`}
          hideLabel
          hideButtons
          allowEmpty
          placeholder="—"
          max={1_000_000_000}
          value={overrides[ticker] ?? null}
          onValue={(count) => {
            const { [ticker]: _, ...others } = overrides
            onOverrides(count === null ? others : { ...others, [ticker]: count })
          }}
        />
      </div>
    ),
    hint: 'Replaces what FIO reports, 0 too; empty takes it back',
  },
  numberColumn('required', 'Missing', ({ required }) => required, formatAmount),
  numberColumn('price', 'Unit $', ({ unitCost }) => unitCost, formatMoney),
  {
    id: 'cost',
    header: 'Cost $',
    numeric: true,
    value: ({ totalCost }) => totalCost,
    format: formatMoney,
    total: (rows) => formatMoney(rows.reduce((sum, { totalCost }) => sum + totalCost, 0)),
  },
]
