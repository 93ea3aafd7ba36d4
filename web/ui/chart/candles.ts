import type uPlot from 'uplot'
import type { ChartColours } from './chart-colours.ts'
import { SIMULATED_DASH } from './simulated.ts'

export type Candle = {
  /** In milliseconds. */
  time: number
  open: number
  high: number
  low: number
  close: number
  volume: number
  /** `clamped`: a price was cut before it was drawn; `quiet`: nothing was traded; `simulated`: the whole candle is simulated. */
  mark?: 'clamped' | 'quiet' | 'simulated' | undefined
}

/** Current ask and bid, drawn across the chart. */
export type PriceBand = { ask: number | null; bid: number | null }

const WIDEST = 14

export function drawCandles(plot: uPlot, candles: readonly Candle[], colours: ChartColours): void {
  const { ctx, bbox } = plot
  const scale = devicePixelRatio
  const step = narrowestStep(plot, candles)
  const width = Math.max(2 * scale, Math.min(step * 0.6, WIDEST * scale))
  const floor = bbox.top + bbox.height

  ctx.save()
  ctx.lineWidth = Math.max(1, scale)
  for (const candle of candles) {
    const rose = candle.close >= candle.open
    const middle = Math.round(plot.valToPos(candle.time, 'x', true))
    const left = middle - width / 2
    const top = plot.valToPos(Math.max(candle.open, candle.close), 'y', true)
    const bottom = plot.valToPos(Math.min(candle.open, candle.close), 'y', true)
    const volumeTop = plot.valToPos(candle.volume, 'volume', true)

    ctx.globalAlpha = 0.35
    ctx.fillStyle = rose ? colours.profit : colours.loss
    ctx.fillRect(left, volumeTop, width, floor - volumeTop)

    ctx.globalAlpha = candle.mark === 'quiet' ? 0.45 : 1
    ctx.setLineDash(candle.mark === 'simulated' ? SIMULATED_DASH.map((px) => px * scale) : [])
    ctx.strokeStyle = rose ? colours.profit : colours.loss
    ctx.beginPath()
    ctx.moveTo(middle, plot.valToPos(candle.high, 'y', true))
    ctx.lineTo(middle, plot.valToPos(candle.low, 'y', true))
    ctx.stroke()
    // Not by colour alone: a rise is hollow, a fall is filled.
    ctx.fillStyle = rose || candle.mark === 'simulated' ? colours.surface : colours.loss
    const body = Math.max(bottom - top, scale)
    ctx.fillRect(left, top, width, body)
    ctx.strokeRect(left, top, width, body)
    if (candle.mark === 'clamped') drawClamped(plot, candle, middle, colours)
  }
  ctx.restore()
}

/** Days without a candle leave gaps, so the width comes from the two nearest ones. */
function narrowestStep(plot: uPlot, candles: readonly Candle[]): number {
  let step = plot.bbox.width
  for (let c = 1; c < candles.length; c++) {
    const apart =
      plot.valToPos(candles[c]!.time, 'x', true) - plot.valToPos(candles[c - 1]!.time, 'x', true)
    step = Math.min(step, apart)
  }
  return step
}

function drawClamped(
  { ctx, valToPos }: uPlot,
  candle: Candle,
  middle: number,
  colours: ChartColours,
) {
  const size = 5 * devicePixelRatio
  const tip = valToPos(candle.high, 'y', true) - size
  ctx.fillStyle = colours.warn
  ctx.beginPath()
  ctx.moveTo(middle, tip)
  ctx.lineTo(middle - size * 0.7, tip - size)
  ctx.lineTo(middle + size * 0.7, tip - size)
  ctx.fill()
}

/** Draws the band behind the candles. */
export const drawBand = drawsBand(({ ctx, bbox }, { ask, bid }, colours, scale) => {
  if (ask !== null && bid !== null) {
    ctx.globalAlpha = 0.12
    ctx.fillRect(bbox.left, ask, bbox.width, bid - ask)
  }
  ctx.globalAlpha = 1
  ctx.strokeStyle = colours.accent
  ctx.lineWidth = scale
  ctx.setLineDash([4 * scale, 3 * scale])
  for (const at of [ask, bid]) {
    if (at === null) continue
    ctx.beginPath()
    ctx.moveTo(bbox.left, at)
    ctx.lineTo(bbox.left + bbox.width, at)
    ctx.stroke()
  }
})

/** Draws the labels in front of the candles, which would otherwise hide them. */
export const drawBandWords = drawsBand(({ ctx, bbox }, { ask, bid }, colours, scale) => {
  ctx.strokeStyle = colours.surface
  ctx.lineWidth = 4 * scale
  ctx.lineJoin = 'round'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.font = `600 ${12 * scale}px "Inter Variable", system-ui, sans-serif`
  for (const [word, at, below] of [
    ['ask', ask, -4],
    ['bid', bid, 12],
  ] as const) {
    if (at === null) continue
    ctx.strokeText(word, bbox.left + 4 * scale, at + below * scale)
    ctx.fillText(word, bbox.left + 4 * scale, at + below * scale)
  }
})

/** Draws part of a band in its colour, only where its two prices lie in the plot. */
function drawsBand(
  draw: (plot: uPlot, places: PriceBand, colours: ChartColours, scale: number) => void,
) {
  return (plot: uPlot, band: PriceBand | undefined, colours: ChartColours): void => {
    if (!band) return
    const { ctx, bbox } = plot
    const place = (price: number | null) =>
      price === null ? null : Math.round(plot.valToPos(price, 'y', true))
    ctx.save()
    ctx.beginPath()
    ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
    ctx.clip()
    ctx.fillStyle = colours.accent
    draw(plot, { ask: place(band.ask), bid: place(band.bid) }, colours, devicePixelRatio)
    ctx.restore()
  }
}
