import { formatAmount, formatMoney, NONE } from '../../../engine/game/number-format.ts'
import type { Buyer } from '../../../engine/market/depth/sell-stock.ts'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'

/** How much each exchange takes without its price falling by more than the player allows. */
export function SellEveryDay({
  buyers,
  percent,
  onPercent,
  isStale,
}: {
  buyers: readonly Buyer[]
  percent: number
  onPercent: (percent: number) => void
  isStale: boolean
}) {
  const sumOf = (figure: (buyer: Buyer) => number) =>
    unitsOf(buyers.reduce((sum, buyer) => sum + (buyer.bid > 0 ? figure(buyer) : 0), 0))
  return (
    <>
      <NumberInput
        label="The price may fall by at most"
        decimals
        suffix="%"
        min={0}
        max={100}
        value={percent}
        onValue={onPercent}
      />
      <PlainTable
        label="sold every day"
        isStale={isStale}
        rows={buyers}
        keyOf={({ exchange }) => exchange}
        columns={[
          { header: 'At', cell: ({ exchange }) => exchange, total: 'Together' },
          {
            header: 'Every day',
            numeric: true,
            cell: ({ bid, perDay }) => (bid > 0 ? unitsOf(perDay) : NONE),
            total: sumOf(({ perDay }) => perDay),
          },
          {
            header: 'The first time',
            numeric: true,
            cell: ({ bid, once }) => (bid > 0 ? unitsOf(once) : NONE),
            total: sumOf(({ once }) => once),
          },
          {
            header: 'Bid $',
            numeric: true,
            cell: ({ bid }) => (bid > 0 ? formatMoney(bid) : NONE),
          },
          {
            header: 'Down to $',
            numeric: true,
            cell: ({ bid, lowest }) => (bid > 0 ? formatMoney(lowest) : NONE),
          },
        ]}
      />
    </>
  )
}

const unitsOf = (units: number) => (units === Infinity ? 'any amount' : formatAmount(units))
