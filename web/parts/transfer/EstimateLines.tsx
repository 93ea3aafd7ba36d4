import { formatAmount, formatMoney } from '../../ui/format.ts'
import { problemText } from '../problem-text.ts'
import styles from './EstimateLines.module.css'
import type { TransferEstimate } from './use-transfer-estimate.ts'

/** Cost, weight and volume of an order. What the exchange does not offer is named: its cost is not in the sum. */
export function EstimateLines({
  estimate: { own, exchange },
  buysAt,
}: {
  estimate: TransferEstimate
  buysAt: string | undefined
}) {
  const { totals } = own.value ?? {}
  const offered = exchange.value
  const missing = offered?.rows.filter(({ cost }) => cost === 0).map(({ ticker }) => ticker) ?? []
  const problem = own.problem ?? exchange.problem
  return (
    <>
      <dl className={styles.lines} aria-busy={own.isRunning || exchange.isRunning}>
        <dt>Cost at your prices</dt>
        <dd>{formatMoney(totals?.cost)} $</dd>
        {buysAt !== undefined && (
          <>
            <dt>Cost at {buysAt}, asked now</dt>
            <dd>{formatMoney(offered?.totals.cost)} $</dd>
          </>
        )}
        <dt>Weight</dt>
        <dd>{formatAmount(totals?.weight)} t</dd>
        <dt>Volume</dt>
        <dd>{formatAmount(totals?.volume)} m³</dd>
      </dl>
      {buysAt !== undefined && missing.length > 0 && (
        <p className={styles.missing}>
          No ask price at {buysAt} for {missing.join(', ')}.
        </p>
      )}
      {problem && <p role="alert">No estimate: {problemText(problem)}</p>}
    </>
  )
}
