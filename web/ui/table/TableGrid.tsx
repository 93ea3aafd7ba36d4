import type { RowData } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, useMemo, useRef } from 'react'
import { classes } from '../classes.ts'
import { cellText, type DataColumn } from './columns.ts'
import type { TableModel, TableRow } from './model.ts'
import styles from './TableGrid.module.css'
import { TableHead } from './TableHead.tsx'
import { useCellMovement } from './useCellMovement.ts'
import { widestRows } from './widest.ts'

/** Beyond this count only the rows in view are drawn. */
const VIRTUAL_FROM = 200
const ROW_HEIGHT_GUESS = 34

export function TableGrid<Row extends RowData>({
  label,
  model,
  rows,
  allRows,
  columns,
  onRow,
  rowTone,
  maxHeight,
}: {
  label: string
  model: TableModel<Row>
  /** Those of this page. */
  rows: readonly TableRow<Row>[]
  /** Those of all pages, for the foot. */
  allRows: readonly TableRow<Row>[]
  columns: readonly DataColumn<Row>[]
  onRow: ((row: Row) => void) | undefined
  rowTone: ((row: Row) => 'profit' | 'loss' | 'warn' | undefined) | undefined
  maxHeight: string
}) {
  const frame = useRef<HTMLDivElement>(null)
  const virtual = rows.length > VIRTUAL_FROM
  const shown = new Set(model.getVisibleLeafColumns().map((column) => column.id))
  const visible = columns.filter((column) => shown.has(column.id))

  const lines = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT_GUESS,
    overscan: 12,
  })
  const { body, place, onKeyDown, onFocus } = useCellMovement({
    rows: rows.length,
    columns: visible.length,
    showRow: (row) => virtual && lines.scrollToIndex(row),
    openRow: (row) => {
      const line = rows[row]
      if (line) onRow?.(line.original)
    },
  })

  const drawn = virtual
    ? lines.getVirtualItems().map((line) => line.index)
    : rows.map((_, index) => index)
  const before = virtual ? (lines.getVirtualItems()[0]?.start ?? 0) : 0
  const after = virtual ? lines.getTotalSize() - (lines.getVirtualItems().at(-1)?.end ?? 0) : 0
  const tabRow = drawn.includes(place.row) ? place.row : drawn[0]
  const tabColumn = Math.min(place.column, visible.length - 1)

  const data = useMemo(() => allRows.map((row) => row.original), [allRows])
  const widest = useMemo(() => (virtual ? widestRows(columns, data) : []), [virtual, columns, data])

  function open(event: MouseEvent, row: Row) {
    // A press on a link or control inside the row is meant for that control.
    if (event.target instanceof Element && event.target.closest('a, button, input, label')) return
    onRow?.(row)
  }

  return (
    <div ref={frame} className={styles.frame} style={{ maxHeight }}>
      <table
        aria-label={label}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        className={styles.grid}
      >
        <TableHead model={model} columns={visible} />
        <tbody ref={body} onKeyDown={onKeyDown} onFocus={onFocus}>
          {before > 0 && <Spacer height={before} columns={visible.length} />}
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
                {visible.map((column, place) => (
                  <td
                    key={column.id}
                    data-column={place}
                    tabIndex={index === tabRow && place === tabColumn ? 0 : -1}
                    className={cellClass(column, place)}
                  >
                    {column.cell ? column.cell(row.original) : cellText(column, row.original)}
                  </td>
                ))}
              </tr>
            )
          })}
          {after > 0 && <Spacer height={after} columns={visible.length} />}
          {virtual && (
            <tr inert>
              {visible.map((column) => {
                const row = widest[columns.indexOf(column)]
                return (
                  <td key={column.id} className={styles.widest}>
                    <div className={styles.unseen}>
                      {row && (column.cell?.(row) ?? cellText(column, row))}
                    </div>
                  </td>
                )
              })}
            </tr>
          )}
        </tbody>
        {visible.some((column) => column.total) && (
          <tfoot>
            <tr>
              {visible.map((column, place) => (
                <td key={column.id} className={classes(cellClass(column, place), styles.foot)}>
                  {column.total?.(data)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function cellClass<Row extends RowData>(column: DataColumn<Row>, place: number) {
  return classes(styles.cell, place === 0 && styles.first, column.numeric && styles.number)
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr inert>
      <td className={styles.spacer} colSpan={columns} style={{ height }} />
    </tr>
  )
}
