import { formatAmount, formatMoney, formatSigned } from '../../../engine/game/number-format.ts'
import { differenceOf } from '../../../engine/market/depth/booked-profit.ts'
import type { BookedTrade } from '../../../engine/market/depth/trades.ts'
import { Button } from '../../ui/field/Button.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'

export function BookedTradeTable({ rows }: { rows: readonly BookedTrade[] }) {
  const changed = rows.filter((row) => Math.abs(differenceOf(row)) >= 0.005)
  if (changed.length === 0) return null
  return (
    <Popover
      title="What the book changes"
      trigger={
        <Button size="small" variant="ghost">
          What the book changes
        </Button>
      }
    >
      <PlainTable
        label="what the book changes"
        rows={changed}
        keyOf={({ ticker, side, exchange }) => `${ticker} ${side} ${exchange}`}
        columns={[
          { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
          {
            header: 'At',
            cell: ({ side, exchange }) => `${side === 'SELL' ? 'sold' : 'bought'}, ${exchange}`,
          },
          { header: 'Units', numeric: true, cell: ({ amount }) => formatAmount(amount) },
          {
            header: 'Not filled',
            numeric: true,
            cell: ({ fill }) => formatAmount(fill && fill.amount - fill.filled),
          },
          {
            header: 'Changes $',
            numeric: true,
            cell: (row) => formatSigned(differenceOf(row), formatMoney),
          },
        ]}
      />
    </Popover>
  )
}
