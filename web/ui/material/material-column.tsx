import type { DataColumn } from '../table/columns.ts'
import { MaterialTile } from './MaterialTile.tsx'

export const materialColumn = <Row extends { readonly ticker: string }>(
  id = 'ticker',
): DataColumn<Row> => ({
  ...{ id, header: 'Material' },
  value: ({ ticker }) => ticker,
  cell: ({ ticker }) => <MaterialTile ticker={ticker} />,
})
