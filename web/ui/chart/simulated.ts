import type uPlot from 'uplot'
import type { ChartColours } from './chart-colours.ts'

export const SIMULATED_DASH = [3, 3]

export function drawSimulated({ ctx, bbox }: uPlot, colours: ChartColours): void {
  ctx.save()
  ctx.globalAlpha = 0.45
  ctx.fillStyle = colours.warn
  ctx.font = `600 ${28 * devicePixelRatio}px "Inter Variable", system-ui, sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText('Simulated', bbox.left + bbox.width / 2, bbox.top + bbox.height / 4)
  ctx.restore()
}
