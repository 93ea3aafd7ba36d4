import { useMemo, useState } from 'react'
import { EXCHANGES, type Exchange } from '../../../engine/game/cx.ts'
import { formatMoney, formatWhole, NONE } from '../../../engine/game/number-format.ts'
import { bookAges } from '../../../engine/market/depth/ages.ts'
import type { SideDepth } from '../../../engine/market/depth/material-depth.ts'
import type { Split } from '../../../engine/market/depth/split.ts'
import { useMaterialDepth } from '../../data/calls.ts'
import { useBooks } from '../../data/use-books.ts'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { BookAge } from '../order-books/BookAge.tsx'
import { Problem } from '../page/Problem.tsx'

const FIRST_AMOUNT = 1000

/** What an amount costs and brings where, and how the price runs away from it. */
export function DepthTab({ ticker }: { ticker: string }) {
  const [amount, setAmount] = useState(FIRST_AMOUNT)
  const [chosen, setChosen] = useState<Exchange>('AI1')
  const { books } = useBooks(
    useMemo(() => EXCHANGES.map((exchange) => ({ ticker, exchange })), [ticker]),
  )
  const { value, isStale, problem, retry } = useMaterialDepth({ ticker, amount, books })
  const shown = value?.exchanges.filter(({ buy, sell }) => buy || sell) ?? []
  const drawn = shown.find(({ exchange }) => exchange === chosen) ?? shown[0]
  const ages = bookAges(shown.flatMap(({ buy, sell }) => [buy?.source, sell?.source]))
  return (
    <Stack gap={4}>
      <NumberInput label="Units" min={1} value={amount} onValue={setAmount} />
      <Problem title="The depth could not be calculated." of={{ problem, retry }} />
      {!value && !problem && <TableSkeleton label="Calculating the depth" rows={4} columns={6} />}
      {value && (
        <>
          <PlainTable
            label={`depth of ${ticker}`}
            isStale={isStale}
            rows={shown}
            keyOf={({ exchange }) => exchange}
            columns={[
              { header: 'Exchange', cell: ({ exchange }) => exchange, total: 'Best split' },
              {
                header: 'Buy for $',
                numeric: true,
                cell: ({ buy }) => priceOf(buy),
                total: splitOf(value.buy),
              },
              { header: 'Limit', numeric: true, cell: ({ buy }) => limitOf(buy) },
              {
                header: 'Sell for $',
                numeric: true,
                cell: ({ sell }) => priceOf(sell),
                total: splitOf(value.sell),
              },
              { header: 'Limit', numeric: true, cell: ({ sell }) => limitOf(sell) },
            ]}
          />
          <p>
            Bought cheapest: {sharesOf(value.buy)}. Sold best: {sharesOf(value.sell)}. Without
            freight.
          </p>
          {drawn && (
            <>
              <Segmented
                label="Exchange"
                choices={shown.map(({ exchange }) => ({ value: exchange, label: exchange }))}
                value={drawn.exchange}
                onValue={setChosen}
              />
              <LineChart
                label={`Book of ${ticker} on ${drawn.exchange}`}
                x={value.amounts}
                xLabel="Units"
                series={[
                  { label: 'Last unit bought', values: drawn.lastBuy },
                  { label: 'Last unit sold', values: drawn.lastSell },
                ]}
              />
            </>
          )}
          <BookAge ages={ages} />
        </>
      )}
    </Stack>
  )
}

/** In full, or how much of it there is. */
function priceOf(side: SideDepth | undefined) {
  if (!side) return NONE
  const { filled, amount, value } = side.fill
  return filled < amount ? `${formatMoney(value)} for ${formatWhole(filled)}` : formatMoney(value)
}

const limitOf = (side: SideDepth | undefined) =>
  side && side.fill.filled > 0 ? formatMoney(side.fill.last) : NONE

const splitOf = ({ value, filled }: Split) => (filled > 0 ? formatMoney(value) : NONE)

const sharesOf = ({ shares }: Split) =>
  shares.map(({ exchange, fill }) => `${formatWhole(fill.filled)} at ${exchange}`).join(', ') ||
  'nowhere'
