import { type ReactNode, Suspense, useCallback, useState } from 'react'
import {
  formatAmount,
  formatDate,
  formatFixed,
  formatMoney,
  formatWhole,
} from '../../../engine/game/number-format.ts'
import { CandleChart } from '../../ui/chart/CandleChart.tsx'
import type { Candle } from '../../ui/chart/candles.ts'
import { ownLabels } from '../../ui/field/options.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import {
  type MarketQuote,
  type MaterialFacts,
  readableName,
} from '../../ui/material/material-source.ts'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { numberColumn } from '../../ui/table/number-column.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import styles from './MaterialDrawer.module.css'
import type { MarketWeek } from './market-data.ts'
import { WeekOverview } from './WeekOverview.tsx'

const SellFromStock = lazyPart(() => import('./SellFromStock.tsx'), 'SellFromStock')
const DepthTab = lazyPart(() => import('./DepthTab.tsx'), 'DepthTab')

type MaterialDrawerProps = {
  material: MaterialFacts | null
  onClose: () => void
  quotes: readonly MarketQuote[] | undefined
  /** Shown instead of the quotes when they cannot be had. */
  quotesError?: ReactNode
  /** The exchanges that have a history. */
  exchanges: readonly string[]
  /** Days in the order of time. Kept stable by the caller. */
  loadHistory: (exchange: string, ticker: string) => Promise<readonly Candle[]>
  loadWeek: (ticker: string) => Promise<MarketWeek>
  /** More about the material: which recipes make and use it. */
  children?: ReactNode
}

export function MaterialDrawer({ material, onClose, ...content }: MaterialDrawerProps) {
  return (
    <Drawer
      open={material !== null}
      onClose={onClose}
      width="wide"
      title={
        material && (
          <Row as="span" inline wrap>
            <MaterialTile ticker={material.ticker} category={material.category} />
            {readableName(material.name)}
          </Row>
        )
      }
    >
      {material && <MaterialTabs key={material.ticker} material={material} {...content} />}
    </Drawer>
  )
}

function MaterialTabs({
  material,
  quotes,
  quotesError,
  exchanges,
  loadHistory,
  loadWeek,
  children,
}: Omit<MaterialDrawerProps, 'material' | 'onClose'> & { material: MaterialFacts }) {
  return (
    <Tabs
      label={material.ticker}
      tabs={[
        {
          value: 'information',
          label: 'Material Information',
          content: <Information material={material}>{children}</Information>,
        },
        {
          value: 'markets',
          label: 'Markets',
          content: (
            <DataTable
              label={`markets of ${material.ticker}`}
              rows={quotes ?? []}
              columns={QUOTE_COLUMNS}
              rowKey={(quote) => quote.exchange}
              loading={quotes === undefined}
              error={quotesError}
              csvName={`${material.ticker}-markets`}
            />
          ),
        },
        {
          value: 'depth',
          label: 'Depth',
          content: (
            <Suspense fallback={<Skeleton height="180px" />}>
              <DepthTab ticker={material.ticker} />
            </Suspense>
          ),
        },
        {
          value: 'sell',
          label: 'Sell a Stock',
          content: (
            <Suspense fallback={<Skeleton height="180px" />}>
              <SellFromStock ticker={material.ticker} />
            </Suspense>
          ),
        },
        {
          value: 'week',
          label: 'Last 7 Days',
          content: <WeekOverview ticker={material.ticker} loadWeek={loadWeek} />,
        },
        {
          value: 'history',
          label: 'Market History',
          content: (
            <History ticker={material.ticker} exchanges={exchanges} loadHistory={loadHistory} />
          ),
        },
      ]}
    />
  )
}

function Information({ material, children }: { material: MaterialFacts; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{readableName(material.name)}</dd>
        <dt>Ticker</dt>
        <dd className={styles.mono}>{material.ticker}</dd>
        <dt>Category</dt>
        <dd>{readableName(material.category)}</dd>
        <dt>Weight</dt>
        <dd>{formatFixed(material.weight, 3)} t</dd>
        <dt>Volume</dt>
        <dd>{formatFixed(material.volume, 3)} m³</dd>
      </dl>
      {children}
    </Stack>
  )
}

function History({
  ticker,
  exchanges,
  loadHistory,
}: Pick<MaterialDrawerProps, 'exchanges' | 'loadHistory'> & { ticker: string }) {
  const [exchange, setExchange] = useState(exchanges[0] ?? '')
  const history = useLoaded(
    useCallback(() => loadHistory(exchange, ticker), [loadHistory, exchange, ticker]),
  )
  return (
    <Stack gap={4}>
      <Segmented
        label="Exchange"
        choices={ownLabels(exchanges)}
        value={exchange}
        onValue={setExchange}
      />
      {history.state === 'loading' && <Skeleton height={330} />}
      {history.state === 'failed' && (
        <ErrorPanel title="The market history could not be loaded." onRetry={history.again} />
      )}
      {history.state === 'done' &&
        (history.value.length === 0 ? (
          <EmptyState title="No Results">
            {ticker} was not traded on {exchange} in this time.
          </EmptyState>
        ) : (
          <CandleChart label={`${ticker} on ${exchange}`} candles={history.value} />
        ))}
    </Stack>
  )
}

const QUOTE_COLUMNS: DataColumn<MarketQuote>[] = [
  { id: 'exchange', header: 'Exchange', value: (quote) => quote.exchange },
  numberColumn('ask', 'Ask', (quote) => quote.ask, formatMoney),
  numberColumn('bid', 'Bid', (quote) => quote.bid, formatMoney),
  numberColumn('average', 'Average', (quote) => quote.average, formatMoney),
  numberColumn('supply', 'Supply', (quote) => quote.supply, formatWhole),
  numberColumn('demand', 'Demand', (quote) => quote.demand, formatWhole),
  {
    id: 'traded',
    header: 'Traded a day',
    value: (quote) => quote.tradedPerDay,
    numeric: true,
    format: formatAmount,
    hint: 'Units. The 30-day mean where the 7-day mean differs from it by more than a factor of two.',
  },
  {
    id: 'traded-over',
    header: 'Mean of',
    value: ({ tradedOver }) =>
      tradedOver &&
      `${tradedOver.days} d${tradedOver.until === undefined ? '' : ` to ${formatDate(tradedOver.until)}`}`,
    hint: 'The days of which units a day are the mean.',
  },
  {
    id: 'as-of',
    header: 'Offers of',
    value: ({ asOf }) => (asOf === undefined ? null : formatDate(asOf)),
    hint: 'The day of ask, bid, supply and demand.',
  },
]
