import { useDeferredValue, useMemo } from 'react'
import { type ColumnChoice, useColumnChoice } from './ColumnMemory.tsx'
import type { DataColumn } from './columns.ts'
import { type Order, ordering } from './order.ts'
import type { RowSource } from './rows.ts'
import type { TableState } from './state.ts'

/** What the parts of a table share. */
export type TableModel<Row> = {
  rows: RowSource<Row>
  columns: readonly DataColumn<Row>[]
  shown: readonly DataColumn<Row>[]
  columnChoice: ColumnChoice
  setColumnChoice: (choice: ColumnChoice) => void
  state: TableState
  /** The state that the rows are drawn by: behind `state` while a long table is being drawn. */
  drawnState: TableState
  change: (part: Partial<TableState>) => void
  /** The rows that pass search and filters, sorted, over all pages. */
  order: Order
}

export const isShown = <Row>({ id, hidden }: DataColumn<Row>, choice: ColumnChoice) =>
  choice[id] ?? !hidden

export function useTableModel<Row>({
  rows,
  columns,
  tableId,
  state,
  drawnState,
  change,
}: {
  rows: RowSource<Row>
  columns: readonly DataColumn<Row>[]
  tableId: string | undefined
  state: TableState
  drawnState: TableState
  change: (part: Partial<TableState>) => void
}): TableModel<Row> {
  const [columnChoice, setColumnChoice] = useColumnChoice(tableId)
  // A press on a column shows at once, the column in all the rows some frames later.
  const drawnChoice = useDeferredValue(columnChoice)
  const shown = useMemo(() => {
    const left = columns.filter((column) => isShown(column, drawnChoice))
    return left.length > 0 ? left : columns.slice(0, 1)
  }, [columns, drawnChoice])

  const orders = useMemo(() => ordering(rows, columns), [rows, columns])
  const { search, filters, sort } = drawnState
  const found = useMemo(() => orders.found({ search, filters }), [orders, search, filters])
  const order = useMemo(() => orders.sorted(found, sort), [orders, found, sort])
  return {
    rows,
    columns,
    shown,
    columnChoice,
    setColumnChoice,
    state,
    drawnState,
    change,
    order,
  }
}
