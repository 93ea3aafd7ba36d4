import type uPlot from 'uplot'

/** A point on the x axis; with `y` a point on the line, such as the best day. */
export type LineMarker = { x: number; label: string; y?: number | undefined }

export function drawMarker(plot: uPlot, marker: LineMarker | undefined, colour: string) {
  if (!marker) return
  const { ctx, bbox } = plot
  const left = Math.round(plot.valToPos(marker.x, 'x', true))
  if (left < bbox.left || left > bbox.left + bbox.width) return
  const scale = devicePixelRatio
  ctx.save()
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.lineWidth = scale
  ctx.setLineDash([4 * scale, 3 * scale])
  ctx.beginPath()
  ctx.moveTo(left, bbox.top)
  ctx.lineTo(left, bbox.top + bbox.height)
  ctx.stroke()
  if (marker.y !== undefined && Number.isFinite(marker.y)) {
    ctx.beginPath()
    ctx.arc(left, plot.valToPos(marker.y, 'y', true), 4 * scale, 0, 2 * Math.PI)
    ctx.fill()
  }
  ctx.font = `600 ${12 * scale}px "Inter Variable", system-ui, sans-serif`
  // The label is on the side with room for it.
  const onLeft = left > bbox.left + bbox.width / 2
  ctx.textAlign = onLeft ? 'right' : 'left'
  ctx.fillText(marker.label, left + (onLeft ? -6 : 6) * scale, bbox.top + 12 * scale)
  ctx.restore()
}
