import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { RoiColumns } from '../../../engine/roi/columns.ts'
import { useStableValue } from '../../data/use-stable-value.ts'
import { ScatterChart } from '../../ui/chart/ScatterChart.tsx'
import { Button } from '../../ui/field/Button.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { tableSearch, tableStateOf } from '../../ui/table/state.ts'
import type { CxChoice } from '../cx/cx-choice.ts'
import styles from './RoiBoard.module.css'
import { RoiDetail } from './RoiDetail.tsx'
import type { RoiSearchProps, RoiSubject } from './roi-subject.ts'

export function RoiBoard<Sweep extends RoiColumns, Filters extends object>({
  subject,
  sweep,
  rows,
  prices,
  search,
  onSearch,
  note,
  empty,
}: RoiSearchProps<Filters> & {
  subject: RoiSubject<Sweep, Filters>
  sweep: Sweep
  /** The rows that pass the filters. */
  rows: readonly number[]
  prices: CxChoice
  /** How many rows there are, and what they rest on. */
  note: ReactNode
  empty: ReactNode
}) {
  const { tableLabel, tableId, firstOrder } = subject
  const [hasChart, setHasChart] = useState(false)
  const [hovered, setHovered] = useState<string | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const columns = useMemo(() => subject.columns(sweep), [subject, sweep])
  const keyOf = useCallback((row: number) => subject.keyOf(sweep, row), [subject, sweep])
  const nameOf = (row: number) => subject.nameOf(sweep, row)
  const points = useMemo(
    () =>
      (hasChart ? rows : []).map((row) => ({
        key: keyOf(row),
        label: subject.nameOf(sweep, row),
        x: sweep.planCost[row] ?? 0,
        y: sweep.planProfitArea[row] ?? 0,
      })),
    [hasChart, rows, sweep, subject, keyOf],
  )
  const detail = (row: number) => (
    <RoiDetail choice={subject.choiceOf(sweep, row)} sweep={sweep} row={row} prices={prices} />
  )
  const pickedRow = picked === null ? undefined : rows.find((row) => keyOf(row) === picked)
  return (
    <div className={styles.board} data-chart={hasChart || undefined}>
      <Panel flush note={note}>
        <DataTable
          isCounted
          label={tableLabel}
          rows={rows}
          columns={columns}
          rowKey={keyOf}
          initialSort={firstOrder.sort[0]}
          state={useStableValue(tableStateOf(search, firstOrder))}
          onStateChange={(state) => onSearch(tableSearch(state, firstOrder))}
          tableId={tableId}
          csvName={tableId}
          paged
          searchable
          columnPicker
          renderDetail={detail}
          highlightedRow={hovered}
          onRowHover={setHovered}
          empty={empty}
          maxHeight="var(--board-height)"
          actions={
            <Button size="small" aria-pressed={hasChart} onClick={() => setHasChart(!hasChart)}>
              Chart
            </Button>
          }
        />
      </Panel>
      {hasChart && (
        <Panel title="Profit per area against cost" className={styles.chart}>
          <ScatterChart
            label={`${tableLabel}: profit per area against cost`}
            pointLabel={subject.pointLabel}
            xLabel="Cost $"
            yLabel="$/area/day"
            points={points}
            hovered={hovered}
            onHover={setHovered}
            onSelect={setPicked}
          />
          {pickedRow === undefined ? (
            <p className={styles.note}>Press a point to see its base.</p>
          ) : (
            <section aria-label={`Picked: ${nameOf(pickedRow)}`} className={styles.picked}>
              <h3>{nameOf(pickedRow)}</h3>
              {detail(pickedRow)}
            </section>
          )}
        </Panel>
      )}
    </div>
  )
}
