import { functionalUpdate, useTable } from '@tanstack/react-table'
import { useEffect, useMemo } from 'react'
import { useColumnChoice } from './ColumnMemory.tsx'
import { columnDefs, searchCells } from './column-defs.ts'
import type { DataColumn } from './columns.ts'
import { type Line, TABLE_FEATURES, type TableInstance } from './features.ts'
import type { TableState } from './state.ts'

/** Rows of a page where the product pages its results. */
const PAGE_SIZE = 50

export type TableModel<Row> = {
  table: TableInstance<Row>
  columns: readonly DataColumn<Row>[]
  shown: readonly DataColumn<Row>[]
  /** Undefined while the columns are shown as given. */
  resetColumns: (() => void) | undefined
  state: TableState
  change: (part: Partial<TableState>) => void
  found: readonly Line<Row>[]
}

/** The library's table with our columns and the state that the address may hold. */
export function useTableModel<Row>({
  rows,
  columns,
  rowKey,
  hasDetail,
  tableId,
  paged,
  state,
  change,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  hasDetail: (row: Row) => boolean
  tableId: string | undefined
  paged: boolean
  state: TableState
  change: (part: Partial<TableState>) => void
}): TableModel<Row> {
  const [choice, setChoice] = useColumnChoice(tableId)
  // The library caches the values of a row, so other columns need fresh rows.
  const given = useMemo(
    () => ({
      data: rows.map((row) => ({ row })),
      columns: columnDefs(columns, rows),
      globalFilterFn: searchCells(columns),
    }),
    [rows, columns],
  )
  const held = useMemo(() => {
    const { sort, search, filters, page } = state
    const visible = columns.filter(({ id, hidden }) => choice[id] ?? !hidden)
    const [first] = columns
    if (visible.length === 0 && first) visible.push(first)
    return {
      sorting: [...sort],
      globalFilter: search || undefined,
      columnFilters: Object.entries(filters).map(([id, value]) => ({ id, value })),
      pagination: paged
        ? { pageIndex: page, pageSize: PAGE_SIZE }
        : { pageIndex: 0, pageSize: Number.POSITIVE_INFINITY },
      columnVisibility: Object.fromEntries(
        columns.map((column) => [column.id, visible.includes(column)]),
      ),
    }
  }, [state, columns, choice, paged])

  const table = useTable({
    features: TABLE_FEATURES,
    ...given,
    state: held,
    getRowId: ({ row }) => rowKey(row),
    getRowCanExpand: ({ original }) => hasDetail(original.row),
    getColumnCanGlobalFilter: () => true,
    autoResetAll: false,
    onSortingChange: (next) => change({ sort: functionalUpdate(next, held.sorting) }),
    onPaginationChange: (next) =>
      change({ page: functionalUpdate(next, held.pagination).pageIndex }),
    onColumnVisibilityChange(next) {
      const visible = functionalUpdate(next, held.columnVisibility)
      const chosen = columns.filter(({ id, hidden }) => visible[id] === (hidden ?? false))
      setChoice(Object.fromEntries(chosen.map(({ id }) => [id, visible[id] ?? true])))
    },
  })

  // After rows are lost the address may point behind the last page.
  const pages = table.getPageCount()
  useEffect(() => {
    if (paged && pages > 0 && state.page >= pages) change({ page: pages - 1 })
  })

  const shown = useMemo(
    () => columns.filter(({ id }) => held.columnVisibility[id]),
    [columns, held.columnVisibility],
  )
  return {
    table,
    columns,
    shown,
    resetColumns: Object.keys(choice).length > 0 ? () => setChoice({}) : undefined,
    state,
    change,
    found: table.getPrePaginatedRowModel().rows,
  }
}
