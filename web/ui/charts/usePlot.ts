import { type RefObject, useEffect, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { useShownTheme } from '../theme.ts'
import { type ChartColours, readChartColours } from './chart-colours.ts'

export type PlotParts = {
  options: Omit<uPlot.Options, 'width' | 'height'>
  data: uPlot.AlignedData
}
/** Kept stable by the caller: a new function draws the chart anew. */
export type BuildPlot = (colours: ChartColours, library: typeof uPlot) => PlotParts

export type PlotState = {
  host: RefObject<HTMLDivElement | null>
  state: 'loading' | 'drawn' | 'failed'
  /** The point under the cursor. */
  index: number | null
}

/** One chart on a canvas: loaded when needed, as wide as its place, in the colours of the theme, gone on unmount. */
export function usePlot(build: BuildPlot, height: number): PlotState {
  const host = useRef<HTMLDivElement>(null)
  const theme = useShownTheme()
  const [state, setState] = useState<PlotState['state']>('loading')
  const [index, setIndex] = useState<number | null>(null)

  useEffect(() => {
    const place = host.current
    if (!place) return
    let plot: uPlot | undefined
    let gone = false
    const resize = new ResizeObserver(() => {
      if (place.clientWidth > 0) plot?.setSize({ width: place.clientWidth, height })
    })

    import('./uplot.ts').then(
      ({ Plot }) => {
        if (gone) return
        const { options, data } = build(readChartColours(place, theme), Plot)
        const followCursor = (drawn: uPlot) => setIndex(drawn.cursor.idx ?? null)
        plot = new Plot(
          {
            ...options,
            width: place.clientWidth,
            height,
            legend: { show: false },
            hooks: { ...options.hooks, setCursor: [followCursor] },
          },
          data,
          place,
        )
        resize.observe(place)
        setState('drawn')
      },
      () => gone || setState('failed'),
    )
    return () => {
      gone = true
      resize.disconnect()
      plot?.destroy()
    }
  }, [build, height, theme])

  return { host, state, index }
}
