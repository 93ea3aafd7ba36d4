import { type MaterialAmount, sumAmounts } from '../../../engine/market/shipment.ts'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { TransferOrder } from '../transfer/TransferOrder.tsx'

interface Repairable {
  readonly repairMaterials: readonly MaterialAmount[]
}

const words = (materials: readonly MaterialAmount[]) =>
  materials.map(({ ticker, amount }) => `${amount} ${ticker}`).join(', ')

/** The last columns of both tables: repair materials and the order for them. */
export function repairColumns<Row extends Repairable>(
  nameOf: (row: Row) => string,
): DataColumn<Row>[] {
  return [
    {
      id: 'materials',
      header: 'Repair materials',
      value: (row) => words(row.repairMaterials),
      cell: (row) => (
        <TileRow
          label={`repair materials of ${nameOf(row)}`}
          tiles={row.repairMaterials}
          most={4}
          inOneLine
          empty="nothing"
        />
      ),
      sortable: false,
    },
    {
      id: 'xit',
      header: 'Transfer',
      value: () => null,
      cell: (row) => (
        <TransferOrder name={`Repair ${nameOf(row)}`} materials={row.repairMaterials} />
      ),
      sortable: false,
      csv: false,
    },
  ]
}

export const sumRepairs = (rows: readonly Repairable[]): MaterialAmount[] =>
  sumAmounts(rows.flatMap((row) => row.repairMaterials))
