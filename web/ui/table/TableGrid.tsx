import { useEffect, useMemo, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import type { TableModel } from './model.ts'
import type { Order } from './order.ts'
import { rowsAt } from './rows.ts'
import { TableBody, type TableBodyProps } from './TableBody.tsx'
import styles from './TableGrid.module.css'
import { TableHead } from './TableHead.tsx'
import { cellClass } from './TableLine.tsx'

/** Beyond this count only the rows in view are drawn. */
const VIRTUAL_FROM = 200

type TableGridProps<Row> = Pick<
  TableBodyProps<Row>,
  | 'rowKey'
  | 'places'
  | 'before'
  | 'onRow'
  | 'rowTone'
  | 'selection'
  | 'details'
  | 'highlightedRow'
  | 'onRowHover'
> & {
  label: string
  model: TableModel<Row>
  maxHeight: string
}

/** The table itself: head and foot stay in view, the rows scroll between them. */
export function TableGrid<Row>({ label, model, maxHeight, ...body }: TableGridProps<Row>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const { shown, rows, order } = model
  const virtual = body.places.length > VIRTUAL_FROM
  const leads = (body.selection ? 1 : 0) + (body.details ? 1 : 0)
  const headRows = shown.some((column) => column.group !== undefined) ? 2 : 1

  // Other rows begin at their top.
  const { sort, search, filters, page } = model.drawnState
  const choice = `${JSON.stringify([sort, search, filters])} ${page}`
  const lastChoice = useRef(choice)
  useEffect(() => {
    // A new frame stands at its top; scrolling it there would have its layout worked out twice.
    if (lastChoice.current === choice) return
    lastChoice.current = choice
    // In the frame, which works out the layout anyway.
    const next = requestAnimationFrame(() => frame?.scrollTo?.({ top: 0 }))
    return () => cancelAnimationFrame(next)
  }, [frame, choice])

  return (
    <div
      ref={setFrame}
      className={classes(
        styles.frame,
        leads === 1 && styles.oneLead,
        leads === 2 && styles.twoLeads,
        body.details && styles.measured,
      )}
      style={{ maxHeight }}
    >
      <table
        aria-label={label}
        aria-rowcount={virtual ? body.places.length + headRows : undefined}
        className={styles.grid}
      >
        <TableHead model={model} lead={leads > 0} selection={body.selection} />
        <TableBody
          {...body}
          frame={frame}
          virtual={virtual}
          rows={rows}
          choice={choice}
          columns={shown}
          headRows={headRows}
        />
        {shown.some((column) => column.total) && (
          <Foot model={model} order={order} lead={leads > 0} />
        )}
      </table>
    </div>
  )
}

function Foot<Row>({
  model: { rows, shown },
  order,
  lead,
}: {
  model: TableModel<Row>
  order: Order
  lead: boolean
}) {
  const found = useMemo(() => rowsAt(rows, order), [rows, order])
  return (
    <tfoot>
      <tr>
        {lead && <td className={classes(styles.foot, styles.pinned, styles.leadFoot)} />}
        {shown.map((column, place) => (
          <td
            key={column.id}
            className={classes(cellClass(column, place), styles.foot, place === 0 && styles.pinned)}
          >
            {column.total?.(found)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
