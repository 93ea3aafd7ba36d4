import type { ResupplyRow } from '../../../../engine/resupply.ts'
import table from '../../../parts/PlainTable.module.css'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { formatAmount, formatSigned } from '../../../ui/format.ts'
import { MaterialTile } from '../../../ui/MaterialTile.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import styles from './ResupplyTable.module.css'

export function ResupplyTable({
  rows,
  inactive,
  overrides,
  onOverride,
  onActive,
}: {
  rows: readonly ResupplyRow[]
  /** Left out of the order. Not read from the rows, which follow a press only when they are calculated. */
  inactive: ReadonlySet<string>
  overrides: Readonly<Record<string, number | null>>
  onOverride: (ticker: string, amount: number | null) => void
  onActive: (ticker: string, isActive: boolean) => void
}) {
  return (
    <div className={table.scroll}>
      <table className={table.table} aria-label="resupply">
        <thead>
          <tr>
            <th scope="col">Material</th>
            <th scope="col" className={table.number}>
              Stock
            </th>
            <th scope="col" className={table.number}>
              Δ / day
            </th>
            <th scope="col" className={table.number}>
              Days left
            </th>
            <th scope="col" className={table.number}>
              Need
            </th>
            <th scope="col">Instead</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ticker, stock, delta, burn, total }) => (
            <tr key={ticker} className={inactive.has(ticker) ? styles.inactive : undefined}>
              <th scope="row">
                <span className={styles.material}>
                  <Checkbox
                    label={`Order ${ticker}`}
                    hideLabel
                    checked={!inactive.has(ticker)}
                    onChecked={(isActive) => onActive(ticker, isActive)}
                  />
                  <MaterialTile ticker={ticker} />
                </span>
              </th>
              <td className={table.number}>{formatAmount(stock)}</td>
              <td className={table.number}>{formatSigned(delta, formatAmount)}</td>
              <td className={table.number}>
                <DaysLeft days={burn} />
              </td>
              <td className={table.number}>{formatAmount(total)}</td>
              <td className={styles.override}>
                <NumberInput
                  label={`Order instead of ${ticker}`}
                  hideLabel
                  hideButtons
                  allowEmpty
                  placeholder="as needed"
                  value={overrides[ticker] ?? null}
                  onValue={(amount) => onOverride(ticker, amount)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
