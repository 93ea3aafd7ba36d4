import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Button } from './Button.tsx'
import styles from './DataTable.module.css'
import { EmptyState } from './EmptyState.tsx'
import { formatWhole } from './format.ts'
import { TableSkeleton } from './Skeleton.tsx'
import type { DataColumn } from './table/columns.ts'
import { useTableModel } from './table/model.ts'
import { pageOf } from './table/pages.ts'
import type { RowSource } from './table/rows.ts'
import { SelectionBar } from './table/SelectionBar.tsx'
import { NO_ROWS, type RowKeys, useSelection } from './table/selection.ts'
import { type Sort, type TableState, tableState } from './table/state.ts'
import { TableGrid } from './table/TableGrid.tsx'
import type { RowTone } from './table/TableLine.tsx'
import { TablePager } from './table/TablePager.tsx'
import { TableTools } from './table/TableTools.tsx'
import { useControlled } from './table/useControlled.ts'
import { useTableState } from './table/useTableState.ts'

export type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  label: string
  /** An array, or `indexRows(n)` over columns. Kept stable by the caller as long as the data is the same. */
  rows: RowSource<Row>
  /** Kept stable by the caller: module scope or useMemo. */
  columns: readonly DataColumn<Row>[]
  /** Kept stable by the caller where there are thousands of rows. */
  rowKey: (row: Row) => string
  initialSort?: Sort | undefined
  /** Sort, search, filters and page held by the caller, such as in the address; see `table/state.ts`. */
  state?: TableState | undefined
  /** Also without `state`, for who only listens. */
  onStateChange?: ((state: TableState) => void) | undefined
  /** Remembers shown and hidden columns under this name. */
  tableId?: string | undefined
  /** Pages of 50 rows instead of one long scroll. */
  paged?: boolean | undefined
  /** A search box over the words and figures of all columns. */
  searchable?: boolean | undefined
  /** Lets the reader show and hide columns. */
  columnPicker?: boolean | undefined
  /** Offers a CSV of what is shown, under this file name. */
  csvName?: string | undefined
  /** More buttons beside the tools. */
  actions?: ReactNode
  loading?: boolean | undefined
  /** Shown in place of the rows: an ErrorPanel with its Retry. */
  error?: ReactNode
  /** Shown when there are no rows at all: an EmptyState with the next step. */
  empty?: ReactNode
  onRow?: ((row: Row) => void) | undefined
  /** Quiet background for rows that need a look. */
  rowTone?: ((row: Row) => RowTone) | undefined
  /** What opens below a row. A press on the row opens it too, unless `onRow` takes the press. */
  renderDetail?: ((row: Row) => ReactNode) | undefined
  /** False for rows that have no detail. */
  hasDetail?: ((row: Row) => boolean) | undefined
  /** Keys of the open rows, where the caller holds them. */
  expanded?: RowKeys | undefined
  onExpanded?: ((keys: RowKeys) => void) | undefined
  /** Checkboxes before the rows. */
  selectable?: boolean | undefined
  /** Keys of the selected rows, where the caller holds them. */
  selected?: RowKeys | undefined
  onSelected?: ((keys: RowKeys) => void) | undefined
  /** Buttons for the selected rows, in the bar below the table. */
  bulkActions?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined
  /** Key of the row to mark, such as the one pointed at in a chart. */
  highlightedRow?: string | null | undefined
  /** The row under the pointer or the focus, null when none is. */
  onRowHover?: ((key: string | null) => void) | undefined
  /** The height at which the table starts to scroll inside itself. */
  maxHeight?: string | undefined
}

const always = () => true

/** Longer tables are drawn in slices, so that new rows hold up no press and no key. */
const DRAWN_AT_ONCE = 30

export function DataTable<Row>({
  label,
  initialSort,
  state: heldState,
  onStateChange,
  tableId,
  paged = false,
  searchable = false,
  columnPicker = false,
  csvName,
  actions,
  expanded,
  onExpanded,
  selectable = false,
  selected,
  onSelected,
  bulkActions,
  highlightedRow,
  maxHeight = '70dvh',
  ...given
}: DataTableProps<Row>) {
  const [state, change] = useTableState(heldState, onStateChange, tableState(initialSort))
  // Rows with all that is written for these rows, and what they are ordered by: one is of no use with another's.
  const wanted = { ...given, state }
  const later = useDeferredValue(wanted)
  const drawn = given.rows.length > DRAWN_AT_ONCE ? later : wanted
  const { rows, columns, rowKey, loading = false, error, hasDetail = always } = drawn
  const model = useTableModel({ rows, columns, tableId, state, drawnState: drawn.state, change })
  const { order } = model
  const selection = useSelection({ rows, rowKey, order, selected, onSelected })
  const [open, setOpen] = useControlled(expanded, onExpanded, NO_ROWS)
  const { first, last } = pageOf(order.length, drawn.state.page)
  const places = useMemo(
    () => (paged ? order.subarray(first, last) : order),
    [paged, order, first, last],
  )
  const ready = order.length > 0 && !loading && !error

  function body() {
    if (error) return <div className={styles.instead}>{error}</div>
    if (loading)
      return <TableSkeleton columns={Math.min(columns.length, 8)} label={`Loading ${label}`} />
    if (rows.length === 0) return drawn.empty ?? <EmptyState title="No Results" />
    if (order.length === 0) {
      return (
        <EmptyState
          title="No Results"
          action={
            <Button onClick={() => change({ search: '', filters: {} })}>Clear filters</Button>
          }
        >
          None of {formatWhole(rows.length)} rows passes the search and the filters.
        </EmptyState>
      )
    }
    return (
      <TableGrid
        label={label}
        model={model}
        rowKey={rowKey}
        places={places}
        before={paged ? first : 0}
        onRow={drawn.onRow}
        rowTone={drawn.rowTone}
        selection={selectable ? selection : undefined}
        details={
          drawn.renderDetail && { render: drawn.renderDetail, has: hasDetail, open, setOpen }
        }
        highlightedRow={highlightedRow}
        onRowHover={drawn.onRowHover}
        maxHeight={maxHeight}
      />
    )
  }

  return (
    <div className={styles.table}>
      {(rows.length > 0 || loading) && !error && (
        <TableTools
          label={label}
          model={model}
          searchable={searchable}
          columnPicker={columnPicker}
          csvName={csvName}
          actions={actions}
        />
      )}
      {body()}
      {selectable && rows.length > 0 && !loading && !error && (
        <SelectionBar
          label={label}
          selection={selection}
          found={order.length}
          actions={bulkActions}
        />
      )}
      {paged && ready && (
        <TablePager
          label={label}
          page={pageOf(order.length, state.page)}
          rows={order.length}
          onPage={(index) => change({ page: index })}
        />
      )}
    </div>
  )
}
