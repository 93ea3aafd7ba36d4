const TOKENS = {
  ink: '--ink-muted',
  line: '--line',
  surface: '--surface-1',
  accent: '--accent',
  profit: '--profit',
  loss: '--loss',
  warn: '--warn',
} as const

const SERIES_COUNT = 8

type Theme = 'light' | 'dark'

export type ChartColours = Record<keyof typeof TOKENS, string> & {
  theme: Theme
  series: readonly string[]
}

/** A canvas cannot read custom properties: the browser resolves them on a probe inside the themed page. */
export function readChartColours(host: HTMLElement, theme: Theme): ChartColours {
  const probe = document.createElement('span')
  // Otherwise everything would have the one colour of forced text, and no candle would be hollow.
  probe.style.setProperty('forced-color-adjust', 'none')
  host.append(probe)
  const resolve = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const colours = {
    theme,
    ink: resolve(TOKENS.ink),
    line: resolve(TOKENS.line),
    surface: resolve(TOKENS.surface),
    accent: resolve(TOKENS.accent),
    profit: resolve(TOKENS.profit),
    loss: resolve(TOKENS.loss),
    warn: resolve(TOKENS.warn),
    series: Array.from({ length: SERIES_COUNT }, (_, index) => resolve(seriesToken(index))),
  }
  probe.remove()
  return colours
}

/** The colour token of the n-th line, slice or bar; repeats after the eighth. */
export const seriesToken = (index: number) => `--series-${(index % SERIES_COUNT) + 1}`
