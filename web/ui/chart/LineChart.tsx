import type uPlot from 'uplot'
import {
  formatAmount,
  formatDate,
  formatMoney,
  formatPercent,
} from '../../../engine/game/number-format.ts'
import { Row } from '../layout/Row.tsx'
import { type AxisFormat, axis, dayAxis, plottable, utcDate, valueAxis } from './axes.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { seriesToken } from './chart-colours.ts'
import styles from './Legend.module.css'
import { drawMarker, type LineMarker } from './marker.ts'
import { rangeFrom, reportRange, type XRange } from './range.ts'
import { drawSimulated, SIMULATED_DASH } from './simulated.ts'
import { type PlotSetup, usePlot } from './use-plot.ts'

export type LineSeries = { label: string; values: readonly (number | null)[] }

type Seen = {
  formatX: AxisFormat
  formatAxis: AxisFormat | undefined
  marker: LineMarker | undefined
  onRange: ((range: XRange | null) => void) | undefined
  onPress: ((index: number) => void) | undefined
}

const wholePercent = (share: number) => formatPercent(share, 0)

export function LineChart({
  label,
  x,
  xLabel,
  series,
  time = false,
  formatX = time ? formatDate : formatAmount,
  formatY = formatMoney,
  formatAxis,
  marker,
  onRange,
  onPress,
  fitFrom,
  scale = 'shared',
  simulated = false,
  height = 240,
}: {
  label: string
  /** In ascending order; in milliseconds if `time` is set. */
  x: readonly number[]
  xLabel: string
  series: readonly LineSeries[]
  time?: boolean | undefined
  formatX?: AxisFormat | undefined
  formatY?: ((value: number | null | undefined) => string) | undefined
  formatAxis?: AxisFormat | undefined
  /** A point on the x axis, such as the best day to repair. */
  marker?: LineMarker | undefined
  /** Dragging over the chart selects a range, a click without dragging clears it. */
  onRange?: ((range: XRange | null) => void) | undefined
  /** A click selects the point that is nearest on the x axis. */
  onPress?: ((index: number) => void) | undefined
  /** The vertical scale fits the figures from here on; earlier ones may lie beyond it. */
  fitFrom?: number | undefined
  /** `normalised` draws each line as a share of its first figure, so that expensive and cheap ones compare. */
  scale?: 'shared' | 'normalised' | undefined
  /** Draws dashed lines and writes "Simulated" into the plot. */
  simulated?: boolean | undefined
  height?: number | undefined
}) {
  const lines = scale === 'normalised' ? series.map((line) => normalised(line.values)) : undefined
  const setup: PlotSetup<Seen> = {
    shape: `${time} ${series.length} ${scale} ${onRange !== undefined} ${onPress !== undefined} ${simulated} ${fitFrom}`,
    seen: {
      formatX,
      formatAxis: formatAxis ?? (lines ? wholePercent : undefined),
      marker,
      onRange,
      onPress,
    },
    dress: `${marker?.x} ${marker?.label} ${marker?.y}`,
    data: [[...x], ...series.map((line, at) => (lines?.[at] ?? line.values).map(plottable))],
    options: (colours, library, seen) => ({
      ms: 1,
      tzDate: utcDate(library),
      cursor: { y: false, drag: { x: onRange !== undefined, y: false, setScale: false } },
      scales: {
        x: { time },
        ...(fitFrom !== undefined && { y: { range: (plot) => rangeFrom(plot, library, fitFrom) } }),
      },
      axes: [
        time ? dayAxis(colours) : axis(colours, (value) => seen().formatX(value)),
        valueAxis(colours, seen().formatAxis),
      ],
      series: [
        {},
        ...series.map((line, index) => ({
          label: line.label,
          stroke: colours.series[index % colours.series.length] ?? colours.accent,
          width: 2,
          ...(simulated && { dash: SIMULATED_DASH }),
          points: { show: (plot: uPlot) => plot.data[0].length < 40, size: 4 },
        })),
      ],
      hooks: {
        ...(onPress && { ready: [(plot) => takePresses(plot, (at) => seen().onPress?.(at))] }),
        draw: [
          (plot) => drawMarker(plot, seen().marker, colours.warn),
          (plot) => simulated && drawSimulated(plot, colours),
        ],
        setSelect: [(plot) => reportRange(plot, seen().onRange)],
      },
    }),
  }
  const plot = usePlot(setup, height)

  function readout() {
    const at = plot.index === null ? undefined : x[plot.index]
    if (plot.index === null || at === undefined) {
      return marker?.label
    }
    const point = plot.index
    const values = series.map((line, which) => {
      const share = lines?.[which]?.[point]
      const moved = share === undefined || share === null ? '' : ` (${formatPercent(share, 1)})`
      return `${line.label} ${formatY(line.values[point])}${moved}`
    })
    return `${formatX(at)} · ${values.join(' · ')}`
  }

  return (
    <ChartFrame
      label={label}
      plot={plot}
      height={height}
      legend={<Legend names={series.map((line) => line.label)} />}
      readout={readout()}
      table={() => ({
        header: [xLabel, ...series.map((line) => line.label)],
        rows: x.map((at, index) => [
          formatX(at),
          ...series.map((line) => formatY(line.values[index])),
        ]),
      })}
    />
  )
}

/** The canvas and its overlay are removed with the chart, and the listener with them. */
function takePresses(plot: uPlot, onPress: (index: number) => void) {
  plot.over.style.cursor = 'pointer'
  plot.over.addEventListener('click', () => {
    const { idx } = plot.cursor
    if (typeof idx === 'number') onPress(idx)
  })
}

function Legend({ names }: { names: readonly string[] }) {
  return (
    <Row as="ul" wrap gap={3} lineGap={0} align="stretch">
      {names.map((name, index) => (
        <li key={name} className={styles.entry}>
          <span className={styles.swatch} style={{ background: `var(${seriesToken(index)})` }} />
          {name}
        </li>
      ))}
    </Row>
  )
}

/** Each figure as a share of the first one. A line that starts at zero has none. */
function normalised(values: readonly (number | null)[]): (number | null)[] {
  const base = values.find((value) => value !== null && Number.isFinite(value))
  return values.map((value) =>
    value === null || !base || !Number.isFinite(value) ? null : value / base,
  )
}
