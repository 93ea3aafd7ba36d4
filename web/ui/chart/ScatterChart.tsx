import { memo, useEffect, useEffectEvent, useMemo } from 'react'
import { formatMoney } from '../../../engine/game/number-format.ts'
import { axis, valueAxis } from './axes.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { nearestPoint } from './nearest.ts'
import styles from './ScatterChart.module.css'
import { type PlotSetup, usePlot } from './use-plot.ts'

export type ScatterPoint = { key: string; label: string; x: number; y: number }

const HEIGHT = 320
const REACH = 14

export const ScatterChart = memo(function ScatterChart({
  label,
  pointLabel,
  xLabel,
  yLabel,
  points,
  hovered,
  onHover,
  onSelect,
}: {
  label: string
  pointLabel: string
  xLabel: string
  yLabel: string
  points: readonly ScatterPoint[]
  /** The key of the marked row; the caller keeps it, so that a table can mark it too. */
  hovered: string | null
  onHover: (key: string | null) => void
  onSelect: (key: string) => void
}) {
  // The canvas needs ascending x, and cannot place infinite or missing values, nor those of 0 and below on a logarithmic axis.
  const shown = useMemo(
    () =>
      points
        .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y) && x > 0)
        .toSorted((one, other) => one.x - other.x),
    [points],
  )
  const data = useMemo(
    (): PlotSetup<unknown>['data'] => [
      shown.map((point) => point.x),
      shown.map((point) => point.y),
    ],
    [shown],
  )
  const setup: PlotSetup<null> = {
    shape: '',
    seen: null,
    data,
    options: (colours) => ({
      cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false } },
      scales: {
        x: { time: false, distr: 3, range: (_plot, least, most) => decades(least, most) },
        y: { range: (_plot, least, most) => padded(least, most) },
      },
      axes: [axis(colours), valueAxis(colours)],
      series: [
        {},
        {
          stroke: colours.accent,
          fill: colours.accent,
          width: 0,
          paths: () => null,
          points: { show: true, size: 5, space: 0, fill: colours.accent, width: 0 },
        },
      ],
    }),
  }
  const plot = usePlot(setup, HEIGHT)

  const under = useEffectEvent((event: MouseEvent): string | null => {
    const drawn = plot.plot.current
    if (!drawn) return null
    const { left, top } = drawn.over.getBoundingClientRect()
    const xs = shown.map((point) => drawn.valToPos(point.x, 'x'))
    const ys = shown.map((point) => drawn.valToPos(point.y, 'y'))
    return (
      shown[nearestPoint(xs, ys, event.clientX - left, event.clientY - top, REACH)]?.key ?? null
    )
  })
  const hover = useEffectEvent((key: string | null) => key !== hovered && onHover(key))
  const select = useEffectEvent((key: string | null) => key !== null && onSelect(key))
  useEffect(() => {
    const place = plot.host.current
    if (!place || plot.state !== 'drawn') return
    const move = (event: MouseEvent) => hover(under(event))
    const leave = () => hover(null)
    const press = (event: MouseEvent) => select(under(event))
    place.addEventListener('mousemove', move)
    place.addEventListener('mouseleave', leave)
    place.addEventListener('click', press)
    return () => {
      place.removeEventListener('mousemove', move)
      place.removeEventListener('mouseleave', leave)
      place.removeEventListener('click', press)
    }
  }, [plot.state, plot.host])

  const marked = shown.find((point) => point.key === hovered)
  // The mark lies over the canvas, so that following the pointer redraws no points.
  useEffect(() => {
    const drawn = plot.plot.current
    if (!drawn || !marked) return
    const mark = document.createElement('span')
    mark.className = styles.mark ?? ''
    mark.style.left = `${drawn.valToPos(marked.x, 'x')}px`
    mark.style.top = `${drawn.valToPos(marked.y, 'y')}px`
    drawn.over.append(mark)
    return () => mark.remove()
  })

  return (
    <ChartFrame
      label={label}
      plot={plot}
      height={HEIGHT}
      readout={
        marked
          ? `${yLabel} ${formatMoney(marked.y)} · ${xLabel} ${formatMoney(marked.x)} · ${marked.label}`
          : `${yLabel} over ${xLabel}`
      }
      table={() => ({
        header: [pointLabel, xLabel, yLabel],
        rows: points.map((point) => [point.label, formatMoney(point.x), formatMoney(point.y)]),
      })}
    />
  )
})

/** Adds a tenth on both sides. */
const decades = (least: number | null, most: number | null): [number, number] => [
  (least ?? 1) / 1.1,
  (most ?? 10) * 1.1,
]

function padded(least: number | null, most: number | null): [number, number] {
  const low = least ?? 0
  const high = most ?? 1
  const air = (high - low || Math.abs(high) || 1) * 0.05
  return [low - air, high + air]
}
