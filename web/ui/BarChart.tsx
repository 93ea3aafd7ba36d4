import { axis, plottable, valueAxis } from './charts/axes.ts'
import { ChartFrame } from './charts/ChartFrame.tsx'
import { type PlotSetup, usePlot } from './charts/usePlot.ts'
import { formatMoney } from './format.ts'

export type Bar = { label: string; value: number | null }

/** Bars that rise for a gain and fall, in another colour, for a loss. */
export function BarChart({
  label,
  barLabel,
  valueLabel,
  bars,
  format = formatMoney,
  plain = false,
  height = 240,
}: {
  label: string
  /** What a bar stands for, for the table: "Plan". */
  barLabel: string
  /** What its height means: "Profit". */
  valueLabel: string
  bars: readonly Bar[]
  format?: ((value: number | null | undefined) => string) | undefined
  /** One colour for all, where more is not better. */
  plain?: boolean | undefined
  height?: number | undefined
}) {
  const values = bars.map((bar) => plottable(bar.value))
  const setup: PlotSetup<readonly Bar[]> = {
    shape: String(plain),
    seen: bars,
    dress: bars.map((bar) => bar.label).join(),
    data: [
      bars.map((_, index) => index),
      values.map((value) => (value !== null && value >= 0 ? value : null)),
      values.map((value) => (value !== null && value < 0 ? value : null)),
    ],
    options: (colours, library, seen) => {
      const paths = library.paths.bars?.({ size: [0.7, 48] })
      const series = (colour: string) => ({
        fill: colour,
        width: 0,
        points: { show: false },
        ...(paths && { paths }),
      })
      return {
        cursor: { y: false, points: { show: false } },
        scales: {
          x: { time: false, range: () => [-0.6, seen().length - 0.4] },
          // Bars without their zero would lie about proportions.
          y: { range: (_plot, least, most) => withZero(least, most) },
        },
        axes: [
          {
            ...axis(colours, (at) => seen()[at]?.label ?? ''),
            grid: { show: false },
            // Only whole places have a name.
            incrs: [1, 2, 5, 10, 20, 50, 100],
          },
          valueAxis(colours),
        ],
        series: [{}, series(plain ? colours.accent : colours.profit), series(colours.loss)],
      }
    },
  }
  const plot = usePlot(setup, height)
  const under = plot.index === null ? undefined : bars[plot.index]
  return (
    <ChartFrame
      label={label}
      plot={plot}
      height={height}
      readout={under && `${under.label} · ${valueLabel} ${format(under.value)}`}
      table={() => ({
        header: [barLabel, valueLabel],
        rows: bars.map((bar) => [bar.label, format(bar.value)]),
      })}
    />
  )
}

function withZero(least: number | null, most: number | null): [number, number] {
  const low = Math.min(0, least ?? 0)
  const high = Math.max(0, most ?? 0)
  if (low === high) return [0, 1]
  const air = (high - low) * 0.05
  return [low === 0 ? 0 : low - air, high === 0 ? 0 : high + air]
}
