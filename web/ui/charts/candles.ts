import type uPlot from 'uplot'
import type { ChartColours } from './chart-colours.ts'

/** One day of trading. */
export type Candle = {
  /** Milliseconds. */
  time: number
  open: number
  high: number
  low: number
  close: number
  volume: number
}

const WIDEST = 14

export function drawCandles(plot: uPlot, candles: readonly Candle[], colours: ChartColours): void {
  const { ctx, bbox } = plot
  const scale = devicePixelRatio
  const step = bbox.width / Math.max(candles.length, 1)
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

    ctx.globalAlpha = 1
    ctx.strokeStyle = rose ? colours.profit : colours.loss
    ctx.beginPath()
    ctx.moveTo(middle, plot.valToPos(candle.high, 'y', true))
    ctx.lineTo(middle, plot.valToPos(candle.low, 'y', true))
    ctx.stroke()
    // Not by colour alone: a rise is hollow, a fall is filled.
    ctx.fillStyle = rose ? colours.surface : colours.loss
    const body = Math.max(bottom - top, scale)
    ctx.fillRect(left, top, width, body)
    ctx.strokeRect(left, top, width, body)
  }
  ctx.restore()
}
