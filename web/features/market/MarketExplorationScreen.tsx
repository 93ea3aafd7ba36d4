import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import { formatCount, formatDate, formatWhole } from '../../../engine/game/number-format.ts'
import { useMarket } from '../../data/calls.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { downloadCsv } from '../../ui/download.ts'
import { Button } from '../../ui/field/Button.tsx'
import { MultiSelect } from '../../ui/field/MultiSelect.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { CloseIcon } from '../../ui/icons/actions.tsx'
import { DownloadIcon } from '../../ui/icons/records.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { materialOptions } from '../../ui/material/material-options.ts'
import { writeCsv } from '../../ui/table/csv.ts'
import { tableSearch, tableStateOf } from '../../ui/table/state.ts'
import { PageFrame } from '../page/PageFrame.tsx'
import { Problem } from '../page/Problem.tsx'
import { SimulatedWords } from '../page/SimulatedNote.tsx'
import { daysOf, HistoryCharts } from './HistoryCharts.tsx'
import styles from './MarketExplorationScreen.module.css'
import { MarketTable } from './MarketTable.tsx'
import { CSV_HEADER, csvRows, daysOfPrices } from './market-lines.ts'
import type { MarketParams } from './market-params.ts'
import {
  MAX_TICKERS,
  type MarketView,
  marketParams,
  marketViewOf,
  plainDay,
} from './market-view.ts'
import { useHistories } from './use-histories.ts'

export function MarketExplorationScreen({
  params,
  onParams,
}: {
  params: MarketParams
  onParams: (change: Partial<MarketParams>) => void
}) {
  const view = useMemo(() => marketViewOf(params), [params])
  const change = (part: Partial<MarketView>) => onParams(marketParams(part))
  const { tickers, exchanges, unit, since, until } = view
  const [exchange] = exchanges
  const market = useMarket(useMemo(() => ({ exchange: exchange ?? '' }), [exchange]))
  const materials = useQuery(gameQueries.materials())
  const history = useHistories(view)
  const { histories, pairs } = history

  const options = useMemo(() => materialOptions(materials.data), [materials.data])
  const lines = market.isStale ? undefined : market.value
  const offers =
    pairs.length === 1 ? lines?.find(({ ticker }) => ticker === pairs[0]?.ticker) : undefined
  const dayCount = histories.reduce((sum, { days }) => sum + days.length, 0)
  const clampedDays = histories.reduce(
    (sum, { days }) => sum + days.filter((d) => d.clamped).length,
    0,
  )
  const quietDays = histories.reduce(
    (sum, { days }) => sum + days.filter((d) => d.volume_max === 0).length,
    0,
  )
  const [failure] = history.failed

  return (
    <PageFrame title="Market Exploration" help="market-exploration">
      <div className={styles.screen}>
        <Panel
          flush
          title={`Materials on ${exchange}`}
          note={lines && daysOfPrices(lines)}
          className={styles.table}
        >
          <MarketTable
            exchange={exchange ?? ''}
            lines={lines}
            error={
              market.problem && <Problem title="The exchange could not be loaded." of={market} />
            }
            shown={tickers[0]}
            onShow={(ticker) => change({ tickers: [ticker] })}
            state={tableStateOf(params)}
            onState={(state) => onParams(tableSearch(state))}
          />
        </Panel>
        <Panel
          title="History"
          note={pairs.map(({ ticker, exchange }) => `${ticker} ${exchange}`).join(', ')}
          className={styles.history}
          actions={
            <Button
              size="small"
              icon={<DownloadIcon size={14} />}
              disabled={dayCount === 0}
              onClick={() =>
                downloadCsv(
                  `history-${tickers.join('-')}`,
                  writeCsv(CSV_HEADER, csvRows(histories)),
                )
              }
            >
              CSV
            </Button>
          }
        >
          <Columns least={200} gap={3}>
            <MultiSelect
              label="Materials"
              options={options}
              values={tickers}
              maxItems={MAX_TICKERS}
              onValues={(next) => change({ tickers: next })}
            />
            <MultiSelect
              label="Exchanges (table: first)"
              options={EXCHANGE_OPTIONS}
              values={exchanges}
              onValues={(next) => change({ exchanges: next })}
            />
          </Columns>
          <Row wrap gap={3} lineGap={2} className={styles.line}>
            <Segmented
              label="A candle is a"
              choices={UNITS}
              value={unit}
              onValue={(next) => change({ unit: next })}
            />
            <Segmented
              label="How far back"
              choices={BACK}
              value={String(view.backDays)}
              onValue={(days) => change({ backDays: Number(days) })}
            />
            {since !== null && (
              <Button
                size="small"
                icon={<CloseIcon size={12} />}
                onClick={() => change({ since: null, until: null })}
              >
                {formatDate(since)} – {formatDate(until)}
              </Button>
            )}
          </Row>
          {history.isSimulated && (
            <p className="quiet">
              <SimulatedWords />
            </p>
          )}
          {failure ? (
            <Problem
              title="The market history could not be loaded."
              of={{
                error: failure.error,
                isFetching: failure.isFetching,
                refetch: () => {
                  for (const query of history.failed) void query.refetch()
                },
              }}
            />
          ) : history.isPending ? (
            <Skeleton height={470} />
          ) : (
            <HistoryCharts
              histories={histories}
              unit={unit}
              offers={offers}
              isSimulated={history.isSimulated}
              onRange={(range) => {
                const days = range && daysOf(range)
                if (days) change({ since: plainDay(days.since), until: plainDay(days.until) })
              }}
            />
          )}
          {dayCount > 0 && (
            <p className="quiet">
              {formatCount(dayCount, 'day')}, {formatWhole(quietDays)} without trade (pale),{' '}
              {formatWhole(clampedDays)} with a price cut to three times or a third of the last
              trusted day (▼). Drag over the chart to see a stretch of it.
            </p>
          )}
        </Panel>
      </div>
    </PageFrame>
  )
}

const EXCHANGE_OPTIONS = ownLabels(EXCHANGES)
const UNITS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const
const BACK = [
  { value: '30', label: '30 d' },
  { value: '90', label: '90 d' },
  { value: '365', label: '1 y' },
  { value: '1095', label: '3 y' },
]
