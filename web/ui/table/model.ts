import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type ReactTable,
  type RowData,
  rowSortingFeature,
  type Row as TanstackRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import {
  type CellValue,
  type ColumnFilter,
  cellText,
  compareCells,
  type DataColumn,
  passesFilter,
  readCell,
} from './columns.ts'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  columnVisibilityFeature,
})

export type TableRow<Row extends RowData> = TanstackRow<typeof features, Row>
export type TableModel<Row extends RowData> = ReactTable<typeof features, Row>
export type Sort = { id: string; desc: boolean }

export function useTableModel<Row extends RowData>({
  rows,
  columns,
  rowKey,
  initialSort,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  initialSort?: Sort | undefined
}): TableModel<Row> {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(
      columns.map((column) =>
        helper.accessor((row): CellValue => readCell(column, row), {
          id: column.id,
          header: column.header,
          enableSorting: column.sortable !== false,
          sortDescFirst: column.numeric === true,
          sortUndefined: 'last',
          sortFn: (one, other, id) =>
            compareCells(one.getValue<CellValue>(id), other.getValue<CellValue>(id)),
          filterFn: (row, id, filter: ColumnFilter) =>
            passesFilter(row.getValue<CellValue>(id), filter),
        }),
      ),
    )
  }, [columns])

  // Searching goes over what is read, so that `12,500` is found as it stands on the screen.
  const columnOf = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])

  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    initialState: {
      sorting: initialSort ? [initialSort] : [],
      columnVisibility: Object.fromEntries(
        columns.filter((column) => column.hidden).map((column) => [column.id, false]),
      ),
    },
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: (row, id, wanted: string) => {
      const column = columnOf.get(id)
      return (
        column !== undefined &&
        cellText(column, row.original).toLowerCase().includes(wanted.trim().toLowerCase())
      )
    },
  })
}
