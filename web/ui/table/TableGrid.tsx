import { useEffect, useMemo, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import type { DataColumn } from './columns.ts'
import type { Line, TableInstance } from './features.ts'
import { ScrollFrame } from './ScrollFrame.tsx'
import { TableBody, type TableBodyProps } from './TableBody.tsx'
import styles from './TableGrid.module.css'
import { type HeadRow, TableHead } from './TableHead.tsx'
import { cellClass, isPinned } from './TableLine.tsx'

/** Above this count only the rows in view are drawn. */
const VIRTUAL_FROM = 200

type TableGridProps<Row> = Omit<TableBodyProps<Row>, 'frame' | 'virtual' | 'headRows'> & {
  label: string
  table: TableInstance<Row>
  headRows: readonly HeadRow<Row>[]
  found: readonly Line<Row>[]
  /** The sort, search, filters and page that gave the rows. */
  choice: string
  maxHeight: string
}

export function TableGrid<Row>({
  label,
  table,
  headRows,
  found,
  choice,
  maxHeight,
  ...body
}: TableGridProps<Row>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const { columns, lines, selected, details } = body
  const virtual = lines.length > VIRTUAL_FROM
  const leads = (selected ? 1 : 0) + (details ? 1 : 0)

  // A new choice of rows starts at the top.
  const lastChoice = useRef(choice)
  useEffect(() => {
    if (lastChoice.current === choice) return
    lastChoice.current = choice
    frame?.scrollTo?.({ top: 0 })
  }, [frame, choice])

  return (
    <ScrollFrame
      frameRef={setFrame}
      className={classes(
        styles.frame,
        leads === 1 && styles.oneLead,
        leads === 2 && styles.twoLeads,
        details && styles.measured,
      )}
      style={{ maxHeight }}
    >
      <table
        aria-label={label}
        aria-rowcount={virtual ? lines.length + headRows.length : undefined}
        className={styles.grid}
      >
        <TableHead
          table={table}
          headRows={headRows}
          columns={columns}
          lead={leads > 0}
          selectable={selected !== undefined}
        />
        <TableBody {...body} frame={frame} virtual={virtual} headRows={headRows.length} />
        {columns.some((column) => column.total) && (
          <Foot columns={columns} found={found} lead={leads > 0} />
        )}
      </table>
    </ScrollFrame>
  )
}

function Foot<Row>({
  columns,
  found,
  lead,
}: {
  columns: readonly DataColumn<Row>[]
  found: readonly Line<Row>[]
  lead: boolean
}) {
  const rows = useMemo(() => found.map(({ original }) => original.row), [found])
  return (
    <tfoot>
      <tr>
        {lead && <td className={classes(styles.foot, styles.pinned, styles.leadFoot)} />}
        {columns.map((column, place) => (
          <td
            key={column.id}
            className={classes(
              cellClass(column, place),
              styles.foot,
              (place === 0 || isPinned(column, place)) && styles.pinned,
            )}
          >
            {column.total?.(rows)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
