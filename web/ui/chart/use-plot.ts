import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { useShownTheme } from '../theme.ts'
import { type ChartColours, readChartColours } from './chart-colours.ts'

type PlotOptions = Omit<uPlot.Options, 'width' | 'height'>

export type PlotSetup<Seen> = {
  /** Describes what the canvas is built for, such as the number of lines. Another value rebuilds it. */
  shape: string
  /** Formatters, markers and whatever else the drawing reads besides the data. Options read the latest value. */
  seen: Seen
  /** A change of this text, such as the words of a marker, redraws the chart even if the data is the same. */
  dress?: string | undefined
  data: uPlot.AlignedData
  options: (colours: ChartColours, library: typeof uPlot, seen: () => Seen) => PlotOptions
}

export type PlotState = {
  host: RefObject<HTMLDivElement | null>
  state: 'loading' | 'drawn' | 'failed'
  /** The point under the cursor. */
  index: number | null
  plot: RefObject<uPlot | null>
}

/**
 * One chart on a canvas: loaded when needed, as wide as its container, in the colours of the theme, removed on unmount. New data keeps the
 * canvas; equal data in a new array redraws nothing.
 */
export function usePlot<Seen>(setup: PlotSetup<Seen>, height: number): PlotState {
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot | null>(null)
  const theme = useShownTheme()
  const [state, setState] = useState<PlotState['state']>('loading')
  const [index, setIndex] = useState<number | null>(null)
  const seen = useRef(setup.seen)
  const drawn = useRef<{ data: uPlot.AlignedData; dress: string | undefined } | null>(null)
  const { shape, data, dress } = setup

  useEffect(() => {
    seen.current = setup.seen
  })

  const construct = useEffectEvent((library: typeof uPlot, place: HTMLDivElement) => {
    const colours = readChartColours(place, theme)
    const options = setup.options(colours, library, () => seen.current)
    const followCursor = (at: uPlot) => setIndex(at.cursor.idx ?? null)
    drawn.current = { data, dress }
    return new library(
      {
        ...options,
        width: place.clientWidth,
        height,
        legend: { show: false },
        hooks: {
          ...options.hooks,
          setCursor: [followCursor, ...(options.hooks?.setCursor ?? [])],
        },
      },
      data,
      place,
    )
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape or theme is what rebuilds the chart
  useEffect(() => {
    const place = host.current
    if (!place) return
    let gone = false
    const resize = new ResizeObserver(() => {
      if (place.clientWidth > 0) plot.current?.setSize({ width: place.clientWidth, height })
    })
    import('./uplot.ts').then(
      ({ Plot }) => {
        if (gone) return
        plot.current = construct(Plot, place)
        resize.observe(place)
        setState('drawn')
      },
      () => gone || setState('failed'),
    )
    return () => {
      gone = true
      resize.disconnect()
      plot.current?.destroy()
      plot.current = null
    }
  }, [shape, height, theme])

  useEffect(() => {
    const before = drawn.current
    if (!plot.current || !before) return
    if (!sameData(before.data, data)) plot.current.setData(data)
    else if (before.dress !== dress) plot.current.redraw(false)
    drawn.current = { data, dress }
  })

  return { host, state, index, plot }
}

/** Callers may pass new arrays on every render. */
function sameData(one: uPlot.AlignedData, other: uPlot.AlignedData): boolean {
  return one.length === other.length && one.every((row, at) => sameRow(row, other[at]))
}

function sameRow(one: ArrayLike<unknown>, other: ArrayLike<unknown> | undefined): boolean {
  if (one.length !== other?.length) return false
  for (let index = 0; index < one.length; index++) {
    if (!Object.is(one[index], other[index])) return false
  }
  return true
}
