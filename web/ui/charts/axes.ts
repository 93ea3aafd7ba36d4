import type uPlot from 'uplot'
import { formatCompact } from '../format.ts'
import type { ChartColours } from './chart-colours.ts'

export type AxisFormat = (value: number) => string

const FONT = '11px "Inter Variable", system-ui, sans-serif'

/** Quiet axes: thin grid, muted figures, short numbers. */
export function axis(colours: ChartColours, format: AxisFormat | undefined): uPlot.Axis {
  return {
    stroke: colours.ink,
    font: FONT,
    grid: { stroke: colours.line, width: 1 },
    ticks: { stroke: colours.line, width: 1, size: 4 },
    ...(format && {
      values: (_plot: uPlot, splits: number[]) => splits.map((split) => format(split)),
    }),
  }
}

export const valueAxis = (
  colours: ChartColours,
  format: AxisFormat = formatCompact,
): uPlot.Axis => ({
  ...axis(colours, format),
  size: 58,
})

/** Days are the game's days, the same for every reader. */
export const utcDate = (library: typeof uPlot) => (ms: number) =>
  library.tzDate(new Date(ms), 'Etc/UTC')

/** A canvas has no place for what is endless or missing. */
export const plottable = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) ? value : null
