import type { RowData } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { classes } from '../classes.ts'
import type { TableModel, TableRow } from './model.ts'
import { cellClass, TableBody, type TableBodyProps } from './TableBody.tsx'
import styles from './TableGrid.module.css'
import { TableHead } from './TableHead.tsx'

/** Beyond this count only the rows in view are drawn. */
const VIRTUAL_FROM = 200

type TableGridProps<Row extends RowData> = Pick<
  TableBodyProps<Row>,
  'rows' | 'columns' | 'onRow' | 'rowTone'
> & {
  label: string
  model: TableModel<Row>
  /** Those of all pages, for the foot. */
  allRows: readonly TableRow<Row>[]
  maxHeight: string
}

/** The table itself: head and foot stay in view, the rows scroll between them. */
export function TableGrid<Row extends RowData>({
  label,
  model,
  rows,
  allRows,
  columns,
  onRow,
  rowTone,
  maxHeight,
}: TableGridProps<Row>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const leaves = model.getVisibleLeafColumns()
  const visible = useMemo(() => {
    const ids = new Set(leaves.map((leaf) => leaf.id))
    return columns.filter((column) => ids.has(column.id))
  }, [columns, leaves])
  const virtual = rows.length > VIRTUAL_FROM

  return (
    <div ref={setFrame} className={styles.frame} style={{ maxHeight }}>
      <table
        aria-label={label}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        className={styles.grid}
      >
        <TableHead model={model} columns={visible} />
        <TableBody
          frame={frame}
          virtual={virtual}
          rows={rows}
          columns={visible}
          onRow={onRow}
          rowTone={rowTone}
        />
        {visible.some((column) => column.total) && (
          <tfoot>
            <tr>
              {visible.map((column, place) => (
                <td key={column.id} className={classes(cellClass(column, place), styles.foot)}>
                  {column.total?.(allRows.map((row) => row.original))}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
