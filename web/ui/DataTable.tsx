import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './DataTable.module.css'
import { EmptyState } from './EmptyState.tsx'
import { TableSkeleton } from './Skeleton.tsx'
import type { DataColumn } from './table/columns.ts'
import { type Sort, useTableModel } from './table/model.ts'
import { pageOf } from './table/pages.ts'
import { TableGrid } from './table/TableGrid.tsx'
import { TablePager } from './table/TablePager.tsx'
import { TableTools } from './table/TableTools.tsx'

export type DataTableProps<Row extends RowData> = {
  /** What the table lists, for screen readers. */
  label: string
  rows: readonly Row[]
  /** Kept stable by the caller: module scope or useMemo. */
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  initialSort?: Sort | undefined
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
  rowTone?: ((row: Row) => 'profit' | 'loss' | 'warn' | undefined) | undefined
  /** The height at which the table starts to scroll inside itself. */
  maxHeight?: string | undefined
}

export function DataTable<Row extends RowData>({
  label,
  rows,
  columns,
  rowKey,
  initialSort,
  paged = false,
  searchable = false,
  columnPicker = false,
  csvName,
  actions,
  loading = false,
  error,
  empty,
  onRow,
  rowTone,
  maxHeight = '70dvh',
}: DataTableProps<Row>) {
  const model = useTableModel({ rows, columns, rowKey, initialSort })
  const [wantedPage, setWantedPage] = useState(0)
  const found = model.getRowModel().rows
  const page = pageOf(found.length, wantedPage)

  function clearFilters() {
    model.setGlobalFilter('')
    model.resetColumnFilters(true)
  }

  function body() {
    if (error) return <div className={styles.instead}>{error}</div>
    if (loading)
      return <TableSkeleton columns={Math.min(columns.length, 8)} label={`Loading ${label}`} />
    if (rows.length === 0) return empty ?? <EmptyState title="No Results" />
    if (found.length === 0) {
      return (
        <EmptyState
          title="No Results"
          action={<Button onClick={clearFilters}>Clear filters</Button>}
        >
          None of {rows.length} rows passes the search and the filters.
        </EmptyState>
      )
    }
    return (
      <TableGrid
        label={label}
        model={model}
        rows={paged ? found.slice(page.first, page.last) : found}
        allRows={found}
        columns={columns}
        onRow={onRow}
        rowTone={rowTone}
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
          columns={columns}
          searchable={searchable}
          columnPicker={columnPicker}
          csvName={csvName}
          actions={actions}
        />
      )}
      {body()}
      {paged && found.length > 0 && !loading && !error && (
        <TablePager label={label} page={page} rows={found.length} onPage={setWantedPage} />
      )}
    </div>
  )
}
