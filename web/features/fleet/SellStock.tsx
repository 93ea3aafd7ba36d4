import { useMemo, useState } from 'react'
import { EXCHANGES, type Exchange } from '../../../engine/game/cx.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'
import { MAX_SALE_DAYS } from '../../../engine/market/depth/sell-stock.ts'
import { useSellStock } from '../../data/calls.ts'
import { useBooks } from '../../data/use-books.ts'
import { usePreferences } from '../../session/preferences.ts'
import { MultiSelect } from '../../ui/field/MultiSelect.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { Select } from '../../ui/field/Select.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { BookAge } from '../order-books/BookAge.tsx'
import { RefillInput } from '../order-books/RefillInput.tsx'
import { Problem } from '../page/Problem.tsx'
import { useCarrier } from './freight/use-carrier.ts'
import { SellEveryDay } from './SellEveryDay.tsx'
import { SellResult } from './SellResult.tsx'

const FIRST_AMOUNT = 1000
const FIRST_DAYS = 7
const FIRST_DROP = 5
const OPTIONS = ownLabels(EXCHANGES)

/**
 * How to sell an amount within some days at some exchanges, and how much may be sold every day. `from` is where the stock
 * is: the natural id of a planet, or of a station's system.
 */
export function SellStock({
  ticker,
  stock,
  from,
}: {
  ticker: string
  stock?: number | undefined
  from?: string | undefined
}) {
  const [amount, setAmount] = useState(stock ?? FIRST_AMOUNT)
  const [days, setDays] = useState(FIRST_DAYS)
  const [percent, setPercent] = useState(FIRST_DROP)
  const [exchanges, setExchanges] = useState<Exchange[]>([...EXCHANGES])
  const { bookRefillPercent } = usePreferences()
  const { cx, rules, isPending } = useCxChoice(undefined)
  const { options, shipId, setShip, ship, carrying } = useCarrier(undefined)
  const freight =
    from === undefined ? null : carrying && { ...carrying, from, cx, planetNaturalId: null, rules }
  const { books } = useBooks(
    useMemo(() => exchanges.map((exchange) => ({ ticker, exchange })), [ticker, exchanges]),
  )
  const refillShare = bookRefillPercent / 100
  const { value, isStale, problem, retry } = useSellStock(
    freight === undefined || isPending
      ? undefined
      : {
          ...{ ticker, amount, exchanges, days, refillShare, books },
          drop: percent / 100,
          freight,
        },
  )
  const sells = value?.buyers.some(({ bid }) => bid > 0)
  return (
    <Stack gap={4}>
      <Columns least={150} gap={3}>
        <NumberInput label="Units" min={0} value={amount} onValue={setAmount} />
        <NumberInput
          label="Days to sell in"
          min={1}
          max={MAX_SALE_DAYS}
          value={days}
          onValue={setDays}
        />
        <RefillInput />
      </Columns>
      <MultiSelect
        label="Exchanges"
        options={OPTIONS}
        values={exchanges}
        onValues={(next) => setExchanges([...next])}
      />
      {from === undefined ? (
        <p className="quiet">
          Freight is not counted here. It is where you sell from a base, in FIO Burn and Today.
        </p>
      ) : (
        <Select label="Carried by" options={options} value={shipId} onValue={setShip} />
      )}
      <Problem title="The sale could not be calculated." of={{ problem, retry }} />
      {!value && !problem && <TableSkeleton label="Calculating the sale" rows={4} columns={6} />}
      {value && value.outOfReach.length > 0 && (
        <p className="quiet warn">
          Left out: {value.outOfReach.join(', ')}
          {ship && from !== undefined
            ? `, not within reach of ${ship.name}, or no orders known`
            : ', no orders known'}
          .
        </p>
      )}
      {value && !isStale && !sells && (
        <EmptyState title="Nobody buys">
          {exchanges.length === 0
            ? 'Choose an exchange.'
            : `Nobody bids for ${ticker} at ${exchanges.join(', ')}.`}
        </EmptyState>
      )}
      {value && sells && (
        <>
          <SellResult value={value} amount={amount} isStale={isStale} />
          <p className="quiet">
            Brings most after freight, if no other orders come or go and each order that was filled
            comes back by {formatAmount(bookRefillPercent)} % a day. What holding the stock costs is
            not counted.
          </p>
          <SellEveryDay
            buyers={value.buyers}
            percent={percent}
            onPercent={setPercent}
            isStale={isStale}
          />
          <BookAge ages={value.sale.ages} />
        </>
      )}
    </Stack>
  )
}
