import type { CsvValue } from '../csv.ts'
import type { TableModel } from './model.ts'
import { rowsAt } from './rows.ts'

/** What the reader sees, as figures: visible columns, filtered and sorted rows, over all pages. */
export function sheetOf<Row>({
  rows,
  shown,
  order,
}: Pick<TableModel<Row>, 'rows' | 'shown' | 'order'>): { header: string[]; rows: CsvValue[][] } {
  const written = shown.filter((column) => column.csv !== false)
  return {
    header: written.map(({ group, header }) => (group ? `${group}: ${header}` : header)),
    rows: rowsAt(rows, order).map((row) =>
      written.map((column) => (column.csv ? column.csv(row) : column.value(row))),
    ),
  }
}
