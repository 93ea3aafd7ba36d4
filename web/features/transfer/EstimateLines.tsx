import type { Exchange } from '../../../engine/game/cx.ts'
import { formatAmount, formatMoney } from '../../../engine/game/number-format.ts'
import { BookAge } from '../order-books/BookAge.tsx'
import { problemText } from '../page/problem-text.ts'
import styles from './EstimateLines.module.css'
import type { TransferEstimate } from './use-transfer-estimate.ts'

/** Cost, weight and volume of an order. Names what the exchange does not offer, since its cost is not in the sum. */
export function EstimateLines({
  estimate: { own, exchange, book },
  buysAt,
}: {
  estimate: TransferEstimate
  buysAt: Exchange | undefined
}) {
  const { totals } = own.value ?? {}
  const offered = exchange.value
  const missing = offered?.rows.filter(({ cost }) => cost === 0).map(({ ticker }) => ticker) ?? []
  const byBook = book.value?.exchanges.find((each) => each.exchange === buysAt)
  const problem = own.problem ?? exchange.problem ?? book.problem
  return (
    <>
      <dl
        className={styles.lines}
        aria-busy={own.isRunning || exchange.isRunning || book.isRunning}
      >
        <dt>Cost at your prices</dt>
        <dd>{formatMoney(totals?.cost)} $</dd>
        {buysAt !== undefined && (
          <>
            <dt>Cost at {buysAt}, asked now</dt>
            <dd>{formatMoney(offered?.totals.cost)} $</dd>
            <dt>By its book</dt>
            <dd>{formatMoney(byBook?.goods)} $</dd>
          </>
        )}
        <dt>Weight</dt>
        <dd>{formatAmount(totals?.weight)} t</dd>
        <dt>Volume</dt>
        <dd>{formatAmount(totals?.volume)} m³</dd>
      </dl>
      {buysAt !== undefined && missing.length > 0 && (
        <p className="warn">
          No ask price at {buysAt} for {missing.join(', ')}.
        </p>
      )}
      {byBook && byBook.short.length > 0 && (
        <p className="warn">
          The order book of {buysAt} is short of{' '}
          {byBook.short.map(({ ticker, amount }) => `${formatAmount(amount)} ${ticker}`).join(', ')}
          .
        </p>
      )}
      {book.value && <BookAge ages={book.value.ages} />}
      {problem && <p role="alert">No estimate: {problemText(problem)}</p>}
    </>
  )
}
