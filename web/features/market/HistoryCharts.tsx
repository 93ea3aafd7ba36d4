import { useMemo } from 'react'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { DAY_MS } from '../../../engine/game/time.ts'
import type { SpanUnit } from '../../../engine/market/spans.ts'
import type { MarketLine } from '../../../engine/market/table.ts'
import { CandleChart } from '../../ui/chart/CandleChart.tsx'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import type { XRange } from '../../ui/chart/range.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import styles from './MarketExplorationScreen.module.css'
import { marketLines, spanCandles } from './market-lines.ts'
import type { PairHistory } from './use-histories.ts'

/** Candles of one material on one exchange; lines on one scale where there are several. */
export function HistoryCharts({
  histories,
  unit,
  offers,
  isSimulated,
  onRange,
}: {
  histories: readonly PairHistory[]
  unit: SpanUnit
  /** Current ask and bid of the only line. */
  offers: Pick<MarketLine, 'ask' | 'bid'> | undefined
  isSimulated: boolean
  onRange: (range: XRange | null) => void
}) {
  const { times, lines } = useMemo(() => marketLines(histories, unit), [histories, unit])
  const only = lines.length === 1 ? lines[0] : undefined
  const candles = useMemo(() => {
    const drawn = spanCandles(only?.spans ?? [])
    return isSimulated ? drawn.map((candle) => ({ ...candle, mark: 'simulated' as const })) : drawn
  }, [only, isSimulated])

  if (times.length === 0) {
    return (
      <EmptyState title="No data">
        No data for {lines.map(({ label }) => label).join(', ')} in this period. It was not traded,
        or this server has not received it yet.
      </EmptyState>
    )
  }
  const surplus = (
    <>
      <h3 className={styles.heading}>Supply minus demand, units</h3>
      <LineChart
        label="Supply minus demand"
        x={times}
        xLabel="Day"
        time
        series={lines.map(({ label, spans }) => ({
          label,
          values: spans.map((span) => span?.surplus ?? null),
        }))}
        formatY={formatWhole}
        simulated={isSimulated}
        height={130}
      />
    </>
  )
  if (only) {
    return (
      <>
        <CandleChart
          label={`${only.label}, candles by ${unit}`}
          candles={candles}
          // Offers are real: beside invented days they would seem to lie off the market.
          band={isSimulated ? undefined : offers}
          onRange={onRange}
          height={320}
        />
        {surplus}
      </>
    )
  }
  return (
    <>
      <LineChart
        label={`Average price by ${unit}, each as a share of its first`}
        x={times}
        xLabel="Day"
        time
        scale="normalised"
        series={lines.map(({ label, spans }) => ({
          label,
          values: spans.map((span) => span?.average ?? null),
        }))}
        onRange={onRange}
        simulated={isSimulated}
        height={320}
      />
      {surplus}
    </>
  )
}

/** Whole days within a dragged stretch; null where it is shorter than one. */
export function daysOf(range: XRange): { since: number; until: number } | null {
  const since = Math.ceil(range.from / DAY_MS) * DAY_MS
  const until = Math.floor(range.to / DAY_MS) * DAY_MS
  return until > since ? { since, until } : null
}
