import { useMemo } from 'react'
import { dayAxis, shortDay, utcDate, valueAxis } from './charts/axes.ts'
import { ChartFrame } from './charts/ChartFrame.tsx'
import { type Candle, drawCandles } from './charts/candles.ts'
import { type PlotSetup, usePlot } from './charts/usePlot.ts'
import { formatDate, formatMoney, formatWhole } from './format.ts'

// The volume stands in the lower fifth, below the candles.
const VOLUME_ROOM = 5

/** Prices as candles over the traded volume: hollow when the price rose, filled when it fell. */
export function CandleChart({
  label,
  candles,
  height = 300,
}: {
  label: string
  /** In the order of time. */
  candles: readonly Candle[]
  height?: number | undefined
}) {
  const setup: PlotSetup<readonly Candle[]> = {
    shape: '',
    seen: candles,
    data: [
      candles.map((candle) => candle.time),
      candles.map((candle) => candle.open),
      candles.map((candle) => candle.high),
      candles.map((candle) => candle.low),
      candles.map((candle) => candle.close),
      candles.map((candle) => candle.volume),
    ],
    options: (colours, library, seen) => ({
      ms: 1,
      tzDate: utcDate(library),
      cursor: { points: { show: false } },
      scales: {
        x: { time: true, range: (_plot, first, last) => dayRange(first, last) },
        y: { range: (_plot, least, most) => priceRange(least, most) },
        volume: { range: (_plot, _least, most) => [0, Math.max(most ?? 0, 1) * VOLUME_ROOM] },
      },
      axes: [dayAxis(colours), valueAxis(colours)],
      series: [
        {},
        ...['Open', 'High', 'Low', 'Close'].map((name) => ({ label: name, paths: () => null })),
        { label: 'Volume', scale: 'volume', paths: () => null },
      ].map((series) => ({ ...series, points: { show: false } })),
      hooks: { draw: [(plot) => drawCandles(plot, seen(), colours)] },
    }),
  }
  const plot = usePlot(setup, height)
  const under = plot.index === null ? candles.at(-1) : candles[plot.index]
  const rows = useMemo(
    () =>
      candles.map((candle) => [
        formatDate(candle.time),
        formatMoney(candle.open),
        formatMoney(candle.high),
        formatMoney(candle.low),
        formatMoney(candle.close),
        formatWhole(candle.volume),
      ]),
    [candles],
  )
  return (
    <ChartFrame
      label={label}
      plot={plot}
      height={height}
      readout={
        under &&
        `${shortDay(under.time)} · O ${formatMoney(under.open)} H ${formatMoney(under.high)} L ${formatMoney(under.low)} C ${formatMoney(under.close)} · Vol ${formatWhole(under.volume)}`
      }
      table={() => ({ header: ['Day', 'Open', 'High', 'Low', 'Close', 'Volume'], rows })}
    />
  )
}

const HALF_DAY = 43_200_000

const dayRange = (first: number, last: number): [number, number] => [
  first - HALF_DAY,
  last + HALF_DAY,
]

/** Leaves the lower part to the volume. */
function priceRange(least: number | null, most: number | null): [number, number] {
  const low = least ?? 0
  const high = most ?? 1
  const span = high - low || Math.abs(high) || 1
  return [low - span / (VOLUME_ROOM - 1), high + span * 0.05]
}
