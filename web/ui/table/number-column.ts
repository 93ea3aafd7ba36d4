import type { CellValue, DataColumn } from './columns.ts'

/** A column that shows only figures. */
export const numberColumn = <Row>(
  id: string,
  header: string,
  value: (row: Row) => CellValue,
  format: DataColumn<Row>['format'],
): DataColumn<Row> => ({ id, header, value, format, numeric: true })
