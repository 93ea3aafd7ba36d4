import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { MarketRow } from '../../../engine/game/gamedata.ts'
import { formatMoney, formatWhole } from '../../../engine/game/number-format.ts'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import { buttonClass } from '../../ui/field/Button.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { SimulatedWords } from '../page/SimulatedNote.tsx'
import type { MarketWeek } from './market-data.ts'

const METRICS = {
  price: { label: 'Average price', of: (row: MarketRow) => row.price_average, format: formatMoney },
  traded: { label: 'Traded', of: (row: MarketRow) => row.volume_max, format: formatWhole },
  supply: { label: 'Supply', of: (row: MarketRow) => row.supply_average, format: formatWhole },
  demand: { label: 'Demand', of: (row: MarketRow) => row.demand_average, format: formatWhole },
  surplus: {
    label: 'Supply minus demand',
    of: (row: MarketRow) => row.delta_supply_demand,
    format: formatWhole,
  },
} as const
type Metric = keyof typeof METRICS
const CHOICES = (Object.keys(METRICS) as Metric[]).map((value) => ({
  value,
  label: METRICS[value].label,
}))

export function WeekOverview({
  ticker,
  loadWeek,
}: {
  ticker: string
  loadWeek: (ticker: string) => Promise<MarketWeek>
}) {
  const [metric, setMetric] = useState<Metric>('price')
  const week = useLoaded(useCallback(() => loadWeek(ticker), [loadWeek, ticker]))
  return (
    <Stack gap={4}>
      <Segmented label="Figure" choices={CHOICES} value={metric} onValue={setMetric} />
      {week.state === 'loading' && <Skeleton height={360} />}
      {week.state === 'failed' && (
        <ErrorPanel title="The last 7 days could not be loaded." onRetry={week.again} />
      )}
      {week.state === 'done' && <WeekFigures week={week.value} metric={metric} />}
      <p>
        <Link
          to="/market-exploration"
          search={{ tickers: ticker }}
          className={buttonClass({ size: 'small' })}
        >
          Explore the market of {ticker}
        </Link>
      </p>
    </Stack>
  )
}

function WeekFigures({ week, metric }: { week: MarketWeek; metric: Metric }) {
  const { label, of, format } = METRICS[metric]
  return (
    <>
      {week.isSimulated && (
        <p>
          <SimulatedWords />
        </p>
      )}
      <LineChart
        label={`${label}, last 7 days`}
        x={week.days.map((day) => Date.parse(`${day}T00:00:00Z`))}
        xLabel="Day"
        time
        series={week.exchanges.map(({ exchange, rows }) => ({
          label: exchange,
          values: rows.map((row) => (row ? of(row) : null)),
        }))}
        formatY={format}
        simulated={week.isSimulated}
        height={220}
      />
      <PlainTable
        label="The week in sum"
        rows={week.exchanges.map(({ exchange, rows }) => ({ exchange, ...weekSum(rows) }))}
        keyOf={({ exchange }) => exchange}
        columns={[
          { header: 'Exchange', cell: ({ exchange }) => exchange },
          { header: 'Average price', numeric: true, cell: ({ average }) => formatMoney(average) },
          { header: 'Traded in 7 days', numeric: true, cell: ({ traded }) => formatWhole(traded) },
        ]}
      />
    </>
  )
}

/** The average weighs by volume; null where nothing was traded. */
function weekSum(rows: readonly (MarketRow | null)[]) {
  const known = rows.filter((row) => row !== null)
  const traded = known.reduce((sum, row) => sum + row.volume_max, 0)
  const money = known.reduce((sum, row) => sum + row.price_average * row.volume_max, 0)
  return { average: traded > 0 ? money / traded : null, traded }
}
