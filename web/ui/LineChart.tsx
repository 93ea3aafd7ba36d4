import { useCallback } from 'react'
import type uPlot from 'uplot'
import { type AxisFormat, axis, dayAxis, plottable, utcDate, valueAxis } from './charts/axes.ts'
import { ChartFrame } from './charts/ChartFrame.tsx'
import { Legend } from './charts/Legend.tsx'
import { type BuildPlot, usePlot } from './charts/usePlot.ts'
import { formatAmount, formatDate, formatMoney } from './format.ts'

export type LineSeries = { label: string; values: readonly (number | null)[] }

/** Lines over numbers or days. All arrays are kept stable by the caller. */
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
  height = 240,
}: {
  label: string
  /** Ascending; milliseconds when `time` is set. */
  x: readonly number[]
  /** What runs along the x axis, for the table: "Day". */
  xLabel: string
  series: readonly LineSeries[]
  time?: boolean | undefined
  formatX?: AxisFormat | undefined
  formatY?: ((value: number | null | undefined) => string) | undefined
  /** Short figures beside the y axis; `1.2K` by default. */
  formatAxis?: AxisFormat | undefined
  /** A place on the x axis worth pointing at, such as the best day to repair. */
  marker?: { x: number; label: string } | undefined
  height?: number | undefined
}) {
  const markerX = marker?.x
  const markerLabel = marker?.label ?? ''
  const build = useCallback<BuildPlot>(
    (colours, library) => ({
      data: [[...x], ...series.map((line) => line.values.map(plottable))],
      options: {
        ms: 1,
        tzDate: utcDate(library),
        cursor: { y: false },
        scales: { x: { time } },
        axes: [time ? dayAxis(colours) : axis(colours, formatX), valueAxis(colours, formatAxis)],
        series: [
          {},
          ...series.map((line, index) => ({
            label: line.label,
            stroke: colours.series[index % colours.series.length] ?? colours.accent,
            width: 2,
            points: { show: x.length < 40, size: 4 },
          })),
        ],
        hooks:
          markerX === undefined
            ? {}
            : { draw: [(plot) => drawMarker(plot, markerX, markerLabel, colours.warn)] },
      },
    }),
    [x, series, time, formatX, formatAxis, markerX, markerLabel],
  )
  const plot = usePlot(build, height)

  function readout() {
    const at = plot.index === null ? undefined : x[plot.index]
    if (plot.index === null || at === undefined) {
      return marker?.label
    }
    const values = series.map((line) => `${line.label} ${formatY(line.values[plot.index ?? 0])}`)
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

function drawMarker(plot: uPlot, x: number, label: string, colour: string) {
  const { ctx, bbox } = plot
  const left = Math.round(plot.valToPos(x, 'x', true))
  const scale = devicePixelRatio
  ctx.save()
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.lineWidth = scale
  ctx.setLineDash([4 * scale, 3 * scale])
  ctx.beginPath()
  ctx.moveTo(left, bbox.top)
  ctx.lineTo(left, bbox.top + bbox.height)
  ctx.stroke()
  ctx.font = `600 ${11 * scale}px "Inter Variable", system-ui, sans-serif`
  // Words stand on the side that has room for them.
  const onLeft = left > bbox.left + bbox.width / 2
  ctx.textAlign = onLeft ? 'right' : 'left'
  ctx.fillText(label, left + (onLeft ? -6 : 6) * scale, bbox.top + 12 * scale)
  ctx.restore()
}
