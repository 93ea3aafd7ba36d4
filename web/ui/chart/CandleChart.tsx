import { useMemo } from 'react'
import { formatDate, formatMoney, formatWhole } from '../../../engine/game/number-format.ts'
import { dayAxis, shortDay, utcDate, valueAxis } from './axes.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { type Candle, drawBand, drawBandWords, drawCandles, type PriceBand } from './candles.ts'
import { reportRange, type XRange } from './range.ts'
import { drawSimulated } from './simulated.ts'
import { type PlotSetup, usePlot } from './use-plot.ts'

// The volume takes the lowest fifth, below the candles.
const VOLUME_ROOM = 5

/** Candles over the traded volume: hollow when the price rose, filled when it fell. */
export function CandleChart({
  label,
  candles,
  band,
  onRange,
  height = 300,
}: {
  label: string
  /** In order of time. */
  candles: readonly Candle[]
  band?: PriceBand | undefined
  /** Dragging over the chart selects a range, a click without dragging clears it. */
  onRange?: ((range: XRange | null) => void) | undefined
  height?: number | undefined
}) {
  const setup: PlotSetup<Seen> = {
    shape: `${onRange !== undefined}`,
    seen: { candles, band, onRange },
    dress: `${band?.ask} ${band?.bid} ${candles.map(({ mark }) => mark ?? '').join()}`,
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
      cursor: {
        points: { show: false },
        drag: { x: onRange !== undefined, y: false, setScale: false },
      },
      scales: {
        x: { time: true, range: (_plot, first, last) => dayRange(first, last) },
        y: { range: (_plot, least, most) => priceRange(least, most, seen().band) },
        volume: { range: (_plot, _least, most) => [0, Math.max(most ?? 0, 1) * VOLUME_ROOM] },
      },
      axes: [dayAxis(colours), valueAxis(colours)],
      series: [
        {},
        ...['Open', 'High', 'Low', 'Close'].map((name) => ({ label: name, paths: () => null })),
        { label: 'Volume', scale: 'volume', paths: () => null },
      ].map((series) => ({ ...series, points: { show: false } })),
      hooks: {
        draw: [
          (plot) => {
            drawBand(plot, seen().band, colours)
            drawCandles(plot, seen().candles, colours)
            drawBandWords(plot, seen().band, colours)
            if (seen().candles.some(({ mark }) => mark === 'simulated'))
              drawSimulated(plot, colours)
          },
        ],
        setSelect: [(plot) => reportRange(plot, seen().onRange)],
      },
    }),
  }
  const plot = usePlot(setup, height)
  const under = plot.index === null ? candles.at(-1) : candles[plot.index]
  const marked = candles.some(({ mark }) => mark)
  const rows = useMemo(
    () =>
      candles.map((candle) => [
        formatDate(candle.time),
        formatMoney(candle.open),
        formatMoney(candle.high),
        formatMoney(candle.low),
        formatMoney(candle.close),
        formatWhole(candle.volume),
        ...(marked ? [markWords(candle)] : []),
      ]),
    [candles, marked],
  )
  return (
    <ChartFrame
      label={label}
      plot={plot}
      height={height}
      readout={
        under &&
        `${shortDay(under.time)} · O ${formatMoney(under.open)} H ${formatMoney(under.high)} L ${formatMoney(under.low)} C ${formatMoney(under.close)} · Vol ${formatWhole(under.volume)}${under.mark ? ` · ${markWords(under)}` : ''}`
      }
      table={() => ({
        header: ['Day', 'Open', 'High', 'Low', 'Close', 'Volume', ...(marked ? ['Note'] : [])],
        rows,
      })}
    />
  )
}

type Seen = {
  candles: readonly Candle[]
  band: PriceBand | undefined
  onRange: ((range: XRange | null) => void) | undefined
}

const MARKS = { clamped: 'price cut', quiet: 'no trade', simulated: 'simulated' } as const
const markWords = ({ mark }: Candle) => (mark ? MARKS[mark] : '')

const HALF_DAY = 43_200_000

const dayRange = (first: number, last: number): [number, number] => [
  first - HALF_DAY,
  last + HALF_DAY,
]

/** How far beyond the candles an offer may lie and still be drawn, as a share of their span. */
const NEAR = 0.5

/** Leaves the lower part to the volume. Offers far away do not stretch the range. */
function priceRange(
  least: number | null,
  most: number | null,
  band: PriceBand | undefined,
): [number, number] {
  const room = ((most ?? 1) - (least ?? 0)) * NEAR
  const near = [band?.ask, band?.bid].filter(
    (price) =>
      typeof price === 'number' && price >= (least ?? 0) - room && price <= (most ?? 1) + room,
  ) as number[]
  const low = Math.min(least ?? 0, ...near)
  const high = Math.max(most ?? 1, ...near)
  const span = high - low || Math.abs(high) || 1
  return [low - span / (VOLUME_ROOM - 1), high + span * 0.05]
}
