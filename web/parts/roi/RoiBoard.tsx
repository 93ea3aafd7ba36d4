import { type ReactNode, useMemo, useState } from 'react'
import type { RoiColumns } from '../../../engine/sweeps/columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { formatMoney } from '../../ui/format.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ScatterChart } from '../../ui/ScatterChart.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import type { TableState } from '../../ui/table/state.ts'
import styles from './RoiBoard.module.css'

/** Rows of a sweep as table and as picture, side by side where there is room; the row pointed at is marked in both. */
export function RoiBoard({
  label,
  pointLabel,
  tableId,
  sweep,
  rows,
  columns,
  nameOf,
  keyOf,
  first,
  state,
  onStateChange,
  renderDetail,
  empty,
}: {
  label: string
  pointLabel: string
  /** Also the name of the CSV file. */
  tableId: string
  sweep: RoiColumns
  /** Indices in the sweep of the rows that pass the filters. */
  rows: readonly number[]
  columns: readonly DataColumn<number>[]
  nameOf: (row: number) => string
  keyOf: (row: number) => string
  first: TableState
  state: TableState
  onStateChange: (state: TableState) => void
  renderDetail: (row: number) => ReactNode
  empty: ReactNode
}) {
  const [hovered, setHovered] = useState<string | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const points = useMemo(
    () =>
      rows.map((row) => ({
        key: keyOf(row),
        label: nameOf(row),
        x: sweep.planCost[row] ?? 0,
        y: sweep.planProfitArea[row] ?? 0,
      })),
    [rows, sweep, keyOf, nameOf],
  )
  const pickedRow = picked === null ? undefined : rows.find((row) => keyOf(row) === picked)
  return (
    <div className={styles.board}>
      <Panel flush className={styles.table}>
        <DataTable
          label={label}
          rows={rows}
          columns={columns}
          rowKey={keyOf}
          initialSort={first.sort[0]}
          state={state}
          onStateChange={onStateChange}
          tableId={tableId}
          csvName={tableId}
          paged
          searchable
          columnPicker
          renderDetail={renderDetail}
          highlightedRow={hovered}
          onRowHover={setHovered}
          empty={empty}
          maxHeight="var(--board-height)"
        />
      </Panel>
      <Panel title="Profit per area against cost" className={styles.chart}>
        <ScatterChart
          label={`${label}: profit per area against cost`}
          pointLabel={pointLabel}
          xLabel="Cost $"
          yLabel="$/area a day"
          points={points}
          formatX={formatMoney}
          hovered={hovered}
          onHover={setHovered}
          onSelect={setPicked}
          height={320}
        />
        {pickedRow === undefined ? (
          <p className={styles.note}>Press a point to see its base.</p>
        ) : (
          <section aria-label={`Picked: ${nameOf(pickedRow)}`} className={styles.picked}>
            <h3>{nameOf(pickedRow)}</h3>
            {renderDetail(pickedRow)}
          </section>
        )}
      </Panel>
    </div>
  )
}
