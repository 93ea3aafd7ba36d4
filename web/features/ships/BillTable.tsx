import { EXCHANGES } from '../../../engine/game/cx.ts'
import { formatWhole, NONE } from '../../../engine/game/number-format.ts'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { type PlainColumn, PlainTable } from '../../ui/table/PlainTable.tsx'
import type { Bill, BillCost } from './use-bill-cost.ts'

type Line = readonly [ticker: string, amount: number]

export function BillTable({
  label,
  bill,
  cost,
  cxName,
}: {
  label: string
  bill: Bill
  cost: BillCost
  cxName: string
}) {
  const lines = [...bill]
  return (
    <PlainTable<Line>
      label={label}
      isStale={cost.isStale}
      rows={lines}
      keyOf={([ticker]) => ticker}
      columns={[
        { header: 'Material', cell: ([ticker]) => <MaterialTile ticker={ticker} />, total: 'All' },
        { header: 'Amount', numeric: true, cell: ([, amount]) => formatWhole(amount) },
        {
          header: `${cxName} $`,
          numeric: true,
          cell: ([ticker, amount]) => money(amount, cost.unitPrice(ticker)),
          total: totalOf(lines, (ticker) => cost.unitPrice(ticker)),
        },
        ...EXCHANGES.map(
          (exchange, place): PlainColumn<Line> => ({
            header: `${exchange} $`,
            numeric: true,
            cell: ([ticker, amount]) => {
              const price = cost.unitPriceOn(ticker, place)
              const words = money(amount, price?.value)
              return price?.isAverage ? (
                <span className="muted" title="nobody sells it there now: an average">
                  ~ {words}
                </span>
              ) : (
                words
              )
            },
            total: totalOf(lines, (ticker) => cost.unitPriceOn(ticker, place)?.value),
          }),
        ),
      ]}
    />
  )
}

const money = (amount: number, unit: number | undefined) =>
  unit === undefined || unit === 0 ? NONE : formatWhole(amount * unit)

/** Materials without a price are named, since the bill does not include them. */
function totalOf(lines: readonly Line[], unitOf: (ticker: string) => number | undefined) {
  const units = lines.map(([ticker]) => unitOf(ticker))
  if (units.some((unit) => unit === undefined)) return NONE
  const unpriced = lines.filter((_, n) => units[n] === 0).map(([ticker]) => ticker)
  const sum = lines.reduce((total, [, amount], n) => total + amount * units[n]!, 0)
  return unpriced.length === 0 ? (
    formatWhole(sum)
  ) : (
    <span title={`no price is known of ${unpriced.join(', ')}`}>{formatWhole(sum)} +</span>
  )
}
