import { formatAmount, formatDays, formatSigned } from '../../../engine/game/number-format.ts'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { SellStockButton } from '../fleet/SellStockButton.tsx'
import type { BurnLine } from './burn-lines.ts'
import { DaysLeft } from './DaysLeft.tsx'
import { FlowMark } from './FlowMark.tsx'

export function BurnMaterials({ line }: { line: BurnLine }) {
  const { materials, planName, planetNaturalId, shared, other } = line
  const sorted = materials.toSorted((a, b) =>
    a.exhaustion === b.exhaustion ? 0 : a.exhaustion - b.exhaustion,
  )
  return (
    <>
      {shared && (
        <p>
          Shares its stock with {shared.others.join(', ')}: together it lasts{' '}
          {formatDays(shared.minDays)}. The days of each row below are for this plan alone.
        </p>
      )}
      <PlainTable
        label={`materials of ${planName}`}
        rows={sorted}
        keyOf={({ ticker }) => ticker}
        columns={[
          { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
          { header: 'In / day', numeric: true, cell: ({ input }) => formatAmount(input) },
          { header: 'Out / day', numeric: true, cell: ({ output }) => formatAmount(output) },
          {
            header: 'Δ / day',
            numeric: true,
            cell: ({ ticker, delta }) => (
              <>
                {formatSigned(delta, formatAmount)}
                <FlowMark
                  shown={delta}
                  other={otherOf(other, ticker)?.delta}
                  format={(value) => `${formatSigned(value, formatAmount)} a day`}
                />
              </>
            ),
          },
          { header: 'Stock', numeric: true, cell: ({ stock }) => formatAmount(stock) },
          {
            header: 'Days left',
            numeric: true,
            cell: ({ ticker, exhaustion }) => (
              <>
                <DaysLeft days={exhaustion} />
                <FlowMark
                  shown={exhaustion}
                  other={otherOf(other, ticker)?.exhaustion}
                  format={formatDays}
                />
              </>
            ),
          },
          {
            header: 'Sell',
            cell: ({ ticker, stock }) =>
              stock > 0 && (
                <SellStockButton
                  place={planName}
                  stocks={[{ ticker, amount: stock }]}
                  from={planetNaturalId}
                />
              ),
          },
        ]}
      />
    </>
  )
}

const otherOf = (other: BurnLine['other'], ticker: string) =>
  other?.materials.find((material) => material.ticker === ticker)
