import type uPlot from 'uplot'

export type XRange = { from: number; to: number }

/** A click without dragging clears the range. */
export function reportRange(plot: uPlot, onRange: ((range: XRange | null) => void) | undefined) {
  const { left, width } = plot.select
  onRange?.(
    width < 2 ? null : { from: plot.posToVal(left, 'x'), to: plot.posToVal(left + width, 'x') },
  )
}

/** What the vertical scale spans so that all figures from `x` on are inside. */
export function rangeFrom(
  { data }: uPlot,
  { rangeNum }: typeof uPlot,
  x: number,
): uPlot.Range.MinMax {
  const [xs, ...lines] = data
  const first = xs.findIndex((value) => value >= x)
  const figures = lines.flatMap((line) =>
    [...line.slice(first)].filter((value) => value !== null && value !== undefined),
  )
  return figures.length === 0
    ? [null, null]
    : rangeNum(Math.min(...figures), Math.max(...figures), 0.1, true)
}
