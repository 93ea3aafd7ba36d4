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
  overrides,
  onOverride,
  onActive,
}: {
  rows: readonly ResupplyRow[]
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
          {rows.map(({ ticker, stock, delta, burn, total, active }) => (
            <tr key={ticker} className={active ? undefined : styles.inactive}>
              <th scope="row">
                <span className={styles.material}>
                  <Checkbox
                    label={`Order ${ticker}`}
                    hideLabel
                    checked={active}
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
