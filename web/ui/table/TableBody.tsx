import type { RowData } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, useMemo } from 'react'
import { classes } from '../classes.ts'
import { cellText, type DataColumn } from './columns.ts'
import type { TableRow } from './model.ts'
import styles from './TableBody.module.css'
import { useCellMovement } from './useCellMovement.ts'
import { widestRows } from './widest.ts'

const ROW_HEIGHT_GUESS = 34

export type TableBodyProps<Row extends RowData> = {
  /** What scrolls. */
  frame: HTMLElement | null
  /** Draws only the rows in view. */
  virtual: boolean
  rows: readonly TableRow<Row>[]
  columns: readonly DataColumn<Row>[]
  onRow: ((row: Row) => void) | undefined
  rowTone: ((row: Row) => 'profit' | 'loss' | 'warn' | undefined) | undefined
}

/** A component of its own, so that scrolling draws rows again but neither head nor foot. */
export function TableBody<Row extends RowData>({
  frame,
  virtual,
  rows,
  columns,
  onRow,
  rowTone,
}: TableBodyProps<Row>) {
  const lines = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT_GUESS,
    overscan: 12,
  })
  const { body, place, onKeyDown, onFocus } = useCellMovement({
    rows: rows.length,
    columns: columns.length,
    showRow: (row) => virtual && lines.scrollToIndex(row),
    openRow: (row) => {
      const line = rows[row]
      if (line) onRow?.(line.original)
    },
  })

  const inView = lines.getVirtualItems()
  const drawn = virtual ? inView.map((line) => line.index) : rows.map((_, index) => index)
  const before = virtual ? (inView[0]?.start ?? 0) : 0
  const after = virtual ? lines.getTotalSize() - (inView.at(-1)?.end ?? 0) : 0
  const tabRow = drawn.includes(place.row) ? place.row : drawn[0]
  const tabColumn = Math.min(place.column, columns.length - 1)

  function open(event: MouseEvent, row: Row) {
    // A press on a link or control inside the row is meant for that control.
    if (event.target instanceof Element && event.target.closest('a, button, input, label')) return
    onRow?.(row)
  }

  return (
    <tbody ref={body} onKeyDown={onKeyDown} onFocus={onFocus}>
      {before > 0 && <Spacer height={before} columns={columns.length} />}
      {drawn.map((index) => {
        const row = rows[index]
        if (!row) return null
        const tone = rowTone?.(row.original)
        return (
          <tr
            key={row.id}
            data-row={index}
            data-index={index}
            ref={virtual ? lines.measureElement : undefined}
            aria-rowindex={virtual ? index + 2 : undefined}
            className={classes(styles.row, onRow && styles.openable, tone && styles[tone])}
            onClick={onRow ? (event) => open(event, row.original) : undefined}
          >
            {columns.map((column, place) => (
              <td
                key={column.id}
                data-column={place}
                tabIndex={index === tabRow && place === tabColumn ? 0 : -1}
                className={cellClass(column, place)}
              >
                {drawCell(column, row.original)}
              </td>
            ))}
          </tr>
        )
      })}
      {after > 0 && <Spacer height={after} columns={columns.length} />}
      {virtual && <WidestCells rows={rows} columns={columns} />}
    </tbody>
  )
}

const drawCell = <Row extends RowData>(column: DataColumn<Row>, row: Row) =>
  column.cell ? column.cell(row) : cellText(column, row)

export function cellClass<Row extends RowData>(column: DataColumn<Row>, place: number) {
  return classes(styles.cell, place === 0 && styles.first, column.numeric && styles.number)
}

/** Keeps the columns as wide as their widest cell, wherever that row is. */
function WidestCells<Row extends RowData>({
  rows,
  columns,
}: Pick<TableBodyProps<Row>, 'rows' | 'columns'>) {
  const widest = useMemo(
    () =>
      widestRows(
        columns,
        rows.map((row) => row.original),
      ),
    [columns, rows],
  )
  return (
    <tr inert>
      {columns.map((column, place) => {
        const row = widest[place]
        return (
          <td key={column.id} className={styles.widest}>
            <div className={styles.unseen}>{row && drawCell(column, row)}</div>
          </td>
        )
      })}
    </tr>
  )
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr inert>
      <td className={styles.spacer} colSpan={columns} style={{ height }} />
    </tr>
  )
}
