import type { CxData, Exchange } from '../../../engine/game/cx.ts'
import { formatAmount, formatMoney, formatWhole, NONE } from '../../../engine/game/number-format.ts'
import type { Basket, OneExchange } from '../../../engine/market/depth/basket.ts'
import type { Split } from '../../../engine/market/depth/split.ts'
import type { MaterialAmount } from '../../../engine/market/shipment.ts'
import { warehouseAt } from '../../../engine/supply/transfer.ts'
import { usePreferences, useRules } from '../../session/preferences.ts'
import { Select } from '../../ui/field/Select.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { BookAge } from '../order-books/BookAge.tsx'
import { useBasketAnywhere } from '../order-books/use-basket.ts'
import { Problem } from '../page/Problem.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { useCarrier } from './freight/use-carrier.ts'

export interface WhereToBuyProps {
  name: string
  materials: readonly MaterialAmount[]
  planetNaturalId: string
  cx: CxData | null
  empireUuid?: string | undefined
  onClose: () => void
}

/** What an order costs at each exchange by the books, and the cheapest way over all of them with freight. */
export function WhereToBuyDrawer(props: WhereToBuyProps) {
  const { name, planetNaturalId, cx, empireUuid, onClose } = props
  const materials = props.materials.filter(({ amount }) => amount > 0 && Number.isFinite(amount))
  const rules = useRules()
  const { bookRefillPercent } = usePreferences()
  const { options, shipId, setShip, ship, carrying } = useCarrier(empireUuid)
  const freight = carrying && { ...carrying, to: planetNaturalId, cx, planetNaturalId: null, rules }
  const { value, isStale, problem, retry } = useBasketAnywhere(materials, freight)
  return (
    <Drawer
      open
      width="wide"
      onClose={onClose}
      title={`Where to buy: ${name}`}
      description="What the order costs at the order books of each exchange. A larger amount costs more per unit."
    >
      <Stack gap={4}>
        <Select label="Carried by" options={options} value={shipId} onValue={setShip} />
        <Problem title="The exchanges could not be compared." of={{ problem, retry }} />
        {!value && !problem && <TableSkeleton label="Comparing" rows={6} columns={5} />}
        {value && value.exchanges.length === 0 && (
          <EmptyState title="No exchange to buy from">
            {ship
              ? `${ship.name} reaches no exchange from here, or none trades these materials.`
              : 'No exchange trades these materials.'}
          </EmptyState>
        )}
        {value && value.exchanges.length > 0 && (
          <>
            <ExchangeTable basket={value} isStale={isStale} />
            <SplitTable basket={value} isStale={isStale} />
            <ExchangeOrders {...props} basket={value} />
            {ship && (
              <p className="quiet">
                Freight is what a unit takes of a trip there and back with a full hold on the way
                there; a stop at one more exchange is not counted.
              </p>
            )}
            <p className="quiet">
              The price of one purchase, which finds each order book whole. Buying as much every day
              finds what came back: {formatAmount(bookRefillPercent)} % of a book a day.
            </p>
            <BookAge ages={value.ages} />
          </>
        )}
      </Stack>
    </Drawer>
  )
}

function ExchangeTable({ basket, isStale }: { basket: Basket; isStale: boolean }) {
  return (
    <PlainTable
      label="cost at one exchange"
      isStale={isStale}
      rows={basket.exchanges}
      keyOf={({ exchange }) => exchange}
      columns={[
        { header: 'All at', cell: ({ exchange }) => exchange, total: 'Cheapest split' },
        {
          header: 'Goods $',
          numeric: true,
          cell: ({ goods }) => formatMoney(goods),
          total: formatMoney(basket.goods),
        },
        {
          header: 'Freight $',
          numeric: true,
          cell: ({ freight }) => formatMoney(freight),
          total: formatMoney(basket.freight),
        },
        {
          header: 'Together $',
          numeric: true,
          cell: ({ goods, freight }) => formatMoney(goods + freight),
          total: formatMoney(basket.goods + basket.freight),
        },
        {
          header: 'Does not have',
          cell: ({ short }) => shortWords(short),
          total: shortWords(basket.short),
        },
      ]}
    />
  )
}

function SplitTable({ basket, isStale }: { basket: Basket; isStale: boolean }) {
  const used = usedIn(basket)
  return (
    <PlainTable
      label="cheapest split"
      isStale={isStale}
      rows={basket.lines}
      keyOf={({ ticker }) => ticker}
      columns={[
        { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
        { header: 'Needed', numeric: true, cell: ({ amount }) => formatAmount(amount) },
        ...used.map((exchange) => ({
          header: exchange,
          numeric: true,
          cell: ({ split }: Basket['lines'][number]) => shareWords(split, exchange),
        })),
        { header: '$', numeric: true, cell: ({ split }) => formatMoney(split.value) },
      ]}
    />
  )
}

function ExchangeOrders({
  name,
  planetNaturalId,
  cx,
  basket,
}: WhereToBuyProps & { basket: Basket }) {
  return (
    <PlainTable
      label="orders of the split"
      rows={usedIn(basket)}
      keyOf={(exchange) => exchange}
      columns={[
        { header: 'Exchange', cell: (exchange) => exchange },
        {
          header: 'Materials',
          numeric: true,
          cell: (exchange) => formatWhole(sharesAt(basket, exchange).length),
        },
        {
          header: 'Goods $',
          numeric: true,
          cell: (exchange) =>
            formatMoney(sharesAt(basket, exchange).reduce((sum, { cost }) => sum + cost, 0)),
        },
        {
          header: 'Order',
          cell: (exchange) => (
            <TransferOrder
              name={`${name} from ${exchange}`}
              materials={sharesAt(basket, exchange)}
              origin={warehouseAt(exchange)}
              planetNaturalId={planetNaturalId}
              cx={cx}
            />
          ),
        },
      ]}
    />
  )
}

const usedIn = ({ exchanges, lines }: Basket): Exchange[] =>
  exchanges
    .map(({ exchange }) => exchange)
    .filter((exchange) => lines.some(({ split }) => shareAt(split, exchange)))

const shareAt = ({ shares }: Split, at: Exchange) => shares.find(({ exchange }) => exchange === at)

const shareWords = (split: Split, exchange: Exchange) => {
  const share = shareAt(split, exchange)
  return share ? formatAmount(share.fill.filled) : ''
}

const sharesAt = ({ lines }: Basket, exchange: Exchange) =>
  lines.flatMap(({ ticker, split }) => {
    const share = shareAt(split, exchange)
    return share ? [{ ticker, amount: share.fill.filled, cost: share.fill.value }] : []
  })

const shortWords = (short: OneExchange['short']) =>
  short.map(({ ticker, amount }) => `${formatAmount(amount)} ${ticker}`).join(', ') || NONE
