import type { ReactNode } from 'react'
import type { ShipmentRow, ShipmentTotals } from '../../../engine/shipment.ts'
import table from '../../parts/PlainTable.module.css'
import { TransferOrder } from '../../parts/transfer/TransferOrder.tsx'
import { classes } from '../../ui/classes.ts'
import { formatAmount, formatMoney } from '../../ui/format.ts'
import { MaterialTile } from '../../ui/MaterialTile.tsx'
import { usePlanEditor } from '../plan-editor.ts'
import styles from './Tools.module.css'

/** Left out on a phone: the totals are above. */
const load = classes(table.number, styles.load)

export interface CartColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
}

/** Materials to buy and bring: amounts, load and cost of each and of all, and the order that moves them. */
export function MaterialCart<Row extends ShipmentRow>({
  label,
  amountHeader,
  order,
  rows,
  totals,
  columns = [],
  amount = ({ amount: units }) => formatAmount(units),
  isStale,
}: {
  label: string
  amountHeader: string
  /** What the transfer order is called. */
  order: string
  rows: readonly Row[]
  totals: ShipmentTotals
  /** Between the material and its amount. */
  columns?: readonly CartColumn<Row>[]
  /** How the amount is drawn where a figure is not enough. */
  amount?: (row: Row) => ReactNode
  /** The figures are those of the question before. */
  isStale: boolean
}) {
  const { planet, context } = usePlanEditor()
  return (
    <section className={styles.cart} aria-label={label}>
      <header className={styles.cartHead}>
        <span className={styles.sum}>
          <strong>{formatMoney(totals.cost)}</strong> $ · {formatAmount(totals.weight)} t ·{' '}
          {formatAmount(totals.volume)} m³
        </span>
        <TransferOrder
          name={order}
          materials={rows}
          planetNaturalId={planet.PlanetNaturalId}
          cx={context.cx?.cx_data ?? null}
        />
      </header>
      <div className={table.scroll}>
        <table className={table.table} aria-label={label} aria-busy={isStale}>
          <thead>
            <tr>
              <th scope="col">Material</th>
              {columns.map(({ header }) => (
                <th key={header} scope="col" className={table.number}>
                  {header}
                </th>
              ))}
              <th scope="col" className={table.number}>
                {amountHeader}
              </th>
              <th scope="col" className={load}>
                t
              </th>
              <th scope="col" className={load}>
                m³
              </th>
              <th scope="col" className={table.number}>
                $
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.ticker}>
                <th scope="row">
                  <MaterialTile ticker={row.ticker} />
                </th>
                {columns.map(({ header, cell }) => (
                  <td key={header} className={table.number}>
                    {cell(row)}
                  </td>
                ))}
                <td className={table.number}>{amount(row)}</td>
                <td className={load}>{formatAmount(row.weight)}</td>
                <td className={load}>{formatAmount(row.volume)}</td>
                <td className={table.number}>{formatMoney(row.cost)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td colSpan={columns.length + 1} />
              <td className={load}>{formatAmount(totals.weight)}</td>
              <td className={load}>{formatAmount(totals.volume)}</td>
              <td className={table.number}>{formatMoney(totals.cost)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
