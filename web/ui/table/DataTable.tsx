import { type ReactNode, type RefObject, useDeferredValue } from 'react'
import { Button } from '../field/Button.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { PanelHeader } from '../layout/Panel.tsx'
import { TableSkeleton } from '../layout/Skeleton.tsx'
import type { DataColumn } from './columns.ts'
import styles from './DataTable.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import { type Sort, type TableState, tableState } from './state.ts'
import { TableGrid } from './TableGrid.tsx'
import type { RowTone } from './TableLine.tsx'
import { TablePager } from './TablePager.tsx'
import { TableTools } from './TableTools.tsx'
import { useTableModel } from './use-table-model.ts'
import { useTableState } from './use-table-state.ts'

export type DataTableProps<Row> = {
  label: string
  /** Rows of a sweep are indices that the columns read by. The caller keeps them stable while the data is the same. */
  rows: readonly Row[]
  /** Kept stable by the caller: module scope or useMemo. */
  columns: readonly DataColumn<Row>[]
  /** Kept stable by the caller for thousands of rows. */
  rowKey: (row: Row) => string
  initialSort?: Sort | undefined
  /** Sort, search, filters and page kept by the caller, for instance in the address; see `table/state.ts`. */
  state?: TableState | undefined
  /** Also called if `state` is not given. */
  onStateChange?: ((state: TableState) => void) | undefined
  /** Shown and hidden columns are remembered under this name. */
  tableId?: string | undefined
  paged?: boolean | undefined
  /** With `onRow`, Enter in the search takes the first row. */
  searchable?: boolean | undefined
  searchField?: RefObject<HTMLInputElement | null> | undefined
  /** The caller says how many rows there are: their number shows only while a search leaves some out. */
  isCounted?: boolean | undefined
  columnPicker?: boolean | undefined
  csvName?: string | undefined
  actions?: ReactNode
  loading?: boolean | undefined
  /** Shown in place of the rows: an ErrorPanel with its Retry. */
  error?: ReactNode
  empty?: ReactNode
  onRow?: ((row: Row) => void) | undefined
  rowTone?: ((row: Row) => RowTone) | undefined
  /** Opens below a row. A click on the row opens it too, unless `onRow` handles clicks. */
  renderDetail?: ((row: Row) => ReactNode) | undefined
  /** False for rows that have no detail. */
  hasDetail?: ((row: Row) => boolean) | undefined
  selectable?: boolean | undefined
  /** Buttons for the selected rows, in the bar below the table. */
  bulkActions?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined
  /** Key of the row to mark, for instance the one pointed at in a chart. */
  highlightedRow?: string | null | undefined
  /** The row under the pointer or with the focus, or null. */
  onRowHover?: ((key: string | null) => void) | undefined
  /** The height above which the table scrolls inside itself. */
  maxHeight?: string | undefined
}

const always = () => true

/** Longer tables are drawn in slices, so that new rows delay no click and no key. */
const DRAWN_AT_ONCE = 30

export function DataTable<Row>({
  label,
  initialSort,
  state: heldState,
  onStateChange,
  tableId,
  paged = false,
  searchable = false,
  searchField,
  isCounted = false,
  columnPicker = false,
  csvName,
  actions,
  selectable = false,
  bulkActions,
  highlightedRow,
  maxHeight = '70dvh',
  ...given
}: DataTableProps<Row>) {
  const { hasDetail = always } = given
  const [state, change] = useTableState(heldState, onStateChange, tableState(initialSort))
  const model = useTableModel({
    ...given,
    hasDetail,
    tableId,
    paged,
    state,
    change,
  })
  const { table, shown, found } = model
  const { rowSelection, expanded } = table.state
  // Everything computed for the same rows goes together: it does not fit other rows.
  const wanted = {
    ...given,
    state,
    shown,
    found,
    lines: table.getRowModel().rows,
    headRows: table.getHeaderGroups(),
  }
  const later = useDeferredValue(wanted)
  const drawn = given.rows.length > DRAWN_AT_ONCE ? later : wanted
  const { rows, loading = false, error, renderDetail } = drawn
  const [first] = given.loading ? [] : wanted.lines
  const ready = drawn.found.length > 0 && !loading && !error

  function body() {
    if (error) return <div className={styles.instead}>{error}</div>
    if (loading)
      return (
        <TableSkeleton columns={Math.min(drawn.columns.length, 8)} label={`Loading ${label}`} />
      )
    if (rows.length === 0) return drawn.empty ?? <EmptyState title="No Results" />
    if (drawn.found.length === 0) {
      return (
        <EmptyState
          title="No Results"
          action={
            <Button onClick={() => change({ search: '', filters: {} })}>Clear filters</Button>
          }
        >
          No rows match your search and filters.
        </EmptyState>
      )
    }
    return (
      <TableGrid
        label={label}
        table={table}
        headRows={drawn.headRows}
        columns={drawn.shown}
        rows={rows}
        lines={drawn.lines}
        found={drawn.found}
        choice={JSON.stringify(drawn.state)}
        onRow={drawn.onRow}
        rowTone={drawn.rowTone}
        selected={selectable ? rowSelection : undefined}
        selectAll={() => table.toggleAllRowsSelected()}
        details={renderDetail && { render: renderDetail, open: expanded === true ? {} : expanded }}
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
          searchField={searchField}
          onFirst={first && given.onRow && (() => given.onRow?.(first.original.row))}
          isCounted={isCounted}
          columnPicker={columnPicker}
          csvName={csvName}
          actions={actions}
        />
      )}
      <PanelHeader value={undefined}>{body()}</PanelHeader>
      {selectable && rows.length > 0 && !loading && !error && (
        <SelectionBar label={label} table={table} actions={bulkActions} />
      )}
      {paged && ready && table.getPageCount() > 1 && <TablePager label={label} table={table} />}
    </div>
  )
}
