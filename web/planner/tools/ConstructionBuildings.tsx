import type { BuildingComparison } from '../../../engine/real-base.ts'
import table from '../../parts/PlainTable.module.css'
import { Button } from '../../ui/Button.tsx'
import { formatAmount } from '../../ui/format.ts'
import { NumberInput } from '../../ui/NumberInput.tsx'
import styles from './Tools.module.css'

/** How many of each building the cart is for, beside what is planned and what is built already. */
export function ConstructionBuildings({
  rows,
  amountOf,
  onAmount,
  knowsBase,
  onPlanned,
  onMissing,
}: {
  rows: readonly BuildingComparison[]
  amountOf: (row: BuildingComparison) => number
  onAmount: (building: string, amount: number) => void
  /** What FIO reports as built on the planet. */
  knowsBase: boolean
  onPlanned: () => void
  onMissing: () => void
}) {
  return (
    <section className={styles.cart} aria-label="Buildings of the cart">
      <div className={table.scroll}>
        <table className={table.table} aria-label="Buildings to construct">
          <thead>
            <tr>
              <th scope="col">Building</th>
              <th scope="col" className={table.number}>
                Planned
              </th>
              {knowsBase && (
                <th scope="col" className={table.number}>
                  Built
                </th>
              )}
              <th scope="col" className={table.number}>
                To build
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.building}>
                <th scope="row" className={table.tickers}>
                  {row.building}
                </th>
                <td className={table.number}>{formatAmount(row.planned)}</td>
                {knowsBase && (
                  <td className={table.number}>
                    <Built {...row} />
                  </td>
                )}
                <td className={table.number}>
                  <span className={styles.amount}>
                    <NumberInput
                      label={`${row.building} to build`}
                      hideLabel
                      value={amountOf(row)}
                      onValue={(amount) => onAmount(row.building, amount)}
                    />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.controls}>
        <Button size="small" onClick={onPlanned}>
          As planned
        </Button>
        {knowsBase && (
          <Button size="small" onClick={onMissing}>
            Only what does not stand
          </Button>
        )}
      </div>
    </section>
  )
}

function Built({ planned, standing }: BuildingComparison) {
  const missing = planned - standing
  return (
    <>
      {formatAmount(standing)} ·{' '}
      <span className={missing > 0 ? styles.missing : styles.there}>
        {missing > 0 ? `${formatAmount(missing)} missing` : 'all built'}
      </span>
    </>
  )
}
