import type { CsvValue } from './csv.ts'
import type { TableModel } from './use-table-model.ts'

/** What the player sees, as figures: visible columns, filtered and sorted rows, over all pages. */
export function sheetOf<Row>({ shown, found }: Pick<TableModel<Row>, 'shown' | 'found'>): {
  header: string[]
  rows: CsvValue[][]
} {
  const written = shown.filter((column) => column.csv !== false)
  return {
    header: written.map(({ group, header }) => (group ? `${group}: ${header}` : header)),
    rows: found.map(({ original: { row } }) =>
      written.map((column) => (column.csv ? column.csv(row) : column.value(row))),
    ),
  }
}
