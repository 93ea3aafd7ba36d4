import type { RowData } from '@tanstack/react-table'
import type { CsvValue } from '../csv.ts'
import type { DataColumn } from './columns.ts'
import type { TableModel } from './model.ts'

/** What the reader sees, as figures: visible columns, filtered and sorted rows, over all pages. */
export function sheetOf<Row extends RowData>(
  model: TableModel<Row>,
  columns: readonly DataColumn<Row>[],
): { header: string[]; rows: CsvValue[][] } {
  const visible = new Set(model.getVisibleLeafColumns().map((column) => column.id))
  const written = columns.filter((column) => visible.has(column.id) && column.csv !== false)
  return {
    header: written.map((column) => column.header),
    rows: model
      .getSortedRowModel()
      .rows.map(({ original }) =>
        written.map((column) => (column.csv ? column.csv(original) : column.value(original))),
      ),
  }
}
