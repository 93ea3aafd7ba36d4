import type uPlot from 'uplot'
import { axisLabels } from '../../../engine/game/number-format.ts'
import { DAY_MS } from '../../../engine/game/time.ts'
import type { ChartColours } from './chart-colours.ts'

export type AxisFormat = (value: number) => string

const FONT = '12px "Inter Variable", system-ui, sans-serif'

/** Without a format: short, with the decimals that tell the labels apart. */
export function axis(colours: ChartColours, format?: AxisFormat): uPlot.Axis {
  return {
    stroke: colours.ink,
    font: FONT,
    size: 30,
    grid: { stroke: colours.line, width: 1 },
    ticks: { stroke: colours.line, width: 1, size: 4 },
    values(_plot, splits: (number | null)[]) {
      const known = splits.filter((split) => split !== null)
      const labels = format ? known.map(format) : axisLabels(known)
      // A logarithmic axis leaves some ticks without a label.
      return splits.map((split) => (split === null ? '' : (labels.shift() ?? '')))
    },
  }
}

export const valueAxis = (colours: ChartColours, format?: AxisFormat): uPlot.Axis => ({
  ...axis(colours, format),
  size: 62,
})

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
export const shortDay = (ms: number) => DAY.format(ms)

export const dayAxis = (colours: ChartColours): uPlot.Axis => ({
  ...axis(colours, shortDay),
  // No closer than whole days.
  incrs: [1, 2, 5, 7, 14, 30, 60, 180, 360].map((days) => days * DAY_MS),
  space: 64,
})

/** Days are the game's days, the same for every reader. */
export const utcDate = (library: typeof uPlot) => (ms: number) =>
  library.tzDate(new Date(ms), 'Etc/UTC')

/** A canvas cannot place infinite or missing values. */
export const plottable = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) ? value : null
