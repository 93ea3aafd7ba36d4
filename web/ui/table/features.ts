import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type ReactTable,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
} from '@tanstack/react-table'

export const TABLE_FEATURES = tableFeatures({
  columnVisibilityFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  rowSelectionFeature,
  rowExpandingFeature,
})

/** A row in the library's form: rows of a sweep are bare indices. */
export type Entry<Row> = { readonly row: Row }

export type TableInstance<Row> = ReactTable<typeof TABLE_FEATURES, Entry<Row>>
/** A row with its state in the table. */
export type Line<Row> = TableRow<typeof TABLE_FEATURES, Entry<Row>>
