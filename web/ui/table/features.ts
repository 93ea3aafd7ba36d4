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

/** What our tables use of the library; what is not named here is not loaded. */
export const FEATURES = tableFeatures({
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

/** A row as the library takes it: rows of a sweep are bare indices. */
export type Entry<Row> = { readonly row: Row }

export type Table<Row> = ReactTable<typeof FEATURES, Entry<Row>>
/** A row with what the reader did to it. */
export type Line<Row> = TableRow<typeof FEATURES, Entry<Row>>
