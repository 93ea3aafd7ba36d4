import type uPlot from 'uplot'

export type XRange = { from: number; to: number }

/** A click without dragging clears the range. */
export function reportRange(plot: uPlot, onRange: ((range: XRange | null) => void) | undefined) {
  const { left, width } = plot.select
  onRange?.(
    width < 2 ? null : { from: plot.posToVal(left, 'x'), to: plot.posToVal(left + width, 'x') },
  )
}
