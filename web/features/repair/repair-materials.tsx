import { type MaterialAmount, sumAmounts } from '../../../engine/market/shipment.ts'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import styles from './repair-materials.module.css'

interface Repairable {
  readonly repairMaterials: readonly MaterialAmount[]
}

const words = (materials: readonly MaterialAmount[]) =>
  materials.map(({ ticker, amount }) => `${amount} ${ticker}`).join(', ')

/** What a repair takes, and the order that brings it: the last columns of both tables. */
export function repairColumns<Row extends Repairable>(
  nameOf: (row: Row) => string,
): DataColumn<Row>[] {
  return [
    {
      id: 'materials',
      header: 'Repair materials',
      value: (row) => words(row.repairMaterials),
      cell: (row) => (
        <div className={styles.materials}>
          <TileRow
            label={`repair materials of ${nameOf(row)}`}
            tiles={row.repairMaterials}
            empty="nothing"
          />
        </div>
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
