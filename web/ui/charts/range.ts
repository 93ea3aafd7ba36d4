import { useEffect } from 'react'
import type uPlot from 'uplot'
import type { PlotState } from './use-plot.ts'

export type XRange = { from: number; to: number }

/** A click without dragging clears the range. */
export function reportRange(plot: uPlot, onRange: ((range: XRange | null) => void) | undefined) {
  const { left, width } = plot.select
  onRange?.(
    width < 2 ? null : { from: plot.posToVal(left, 'x'), to: plot.posToVal(left + width, 'x') },
  )
}

/** Keeps the band at the range, even if it was chosen elsewhere. */
export function useShownRange(
  { plot, state }: PlotState,
  range: XRange | null | undefined,
  height: number,
) {
  useEffect(() => {
    const drawn = plot.current
    if (state !== 'drawn' || !drawn || range === undefined) return
    const left = range ? drawn.valToPos(range.from, 'x') : 0
    const width = range ? drawn.valToPos(range.to, 'x') - left : 0
    drawn.setSelect({ left, width, top: 0, height: range ? height : 0 }, false)
  })
}
