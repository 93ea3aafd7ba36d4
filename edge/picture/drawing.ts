import type { Bytes } from '../crypto/encoding.ts'
import { type Canvas, createCanvas } from './canvas.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { EM, type Font, type Glyph, glyphOf, interFont } from './outlines.ts'
import { pngOf } from './png.ts'
import { type Box, type Shape, type Span, STROKE, type Words } from './shapes.ts'

/** Draws shapes as a PNG, later ones above earlier ones. `pause` is called after each shape and lets other work run. */
export async function pngOfShapes(
  width: number,
  height: number,
  shapes: readonly Shape[],
  pause: () => Promise<void> = async () => {},
): Promise<Bytes> {
  const font = await interFont()
  const canvas = createCanvas(width, height)
  for (const shape of shapes) {
    if ('spans' in shape) writeWords(canvas, font, shape)
    else drawBox(canvas, shape)
    await pause()
  }
  return await pngOf(canvas)
}

function drawBox(canvas: Canvas, box: Box): void {
  if (!box.stroke) {
    fillBox(canvas, box, box.fill)
    return
  }
  const grown = (by: number): Box => ({
    ...box,
    ...{ x: box.x - by, y: box.y - by },
    ...{ width: box.width + 2 * by, height: box.height + 2 * by, radius: box.radius + by },
  })
  fillBox(canvas, grown(STROKE / 2), box.stroke)
  fillBox(canvas, grown(-STROKE / 2), box.fill)
}

const CORNER_LINES = 12

function fillBox(canvas: Canvas, { x, y, width, height, radius }: Box, fill: string): void {
  if (!(width > 0 && height > 0)) return
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const r = Math.max(0, Math.min(radius, width / 2, height / 2))
  const cap = Math.ceil(r)
  // The rows between the corners are covered in full. They are left out of the outline, which would look at each pixel.
  const isWhole = [x, y, width, height].every(Number.isInteger)
  const straight = isWhole ? Math.max(0, height - 2 * cap) : 0
  const bottom = y + height - straight
  const coverage = coverageOf(Math.ceil(x + width) - left, Math.ceil(bottom) - top)
  const corners = [
    [x + width - r, y + r],
    [x + width - r, bottom - r],
    [x + r, bottom - r],
    [x + r, y + r],
  ] as const
  const points = corners.flatMap(([cx, cy], corner) =>
    Array.from({ length: CORNER_LINES + 1 }, (_, n) => {
      const angle = (Math.PI / 2) * (corner - 1 + n / CORNER_LINES)
      return [cx + r * Math.cos(angle) - left, cy + r * Math.sin(angle) - top] as const
    }),
  )
  for (const [n, [x0, y0]] of points.entries()) {
    const [x1, y1] = points[(n + 1) % points.length]!
    coverage.line(x0, y0, x1, y1)
  }
  const drain: Coverage['drain'] = (run) => {
    coverage.drain((at, row, length, share) =>
      run(at, row < cap ? row : row + straight, length, share),
    )
    for (let row = cap; row < cap + straight; row++) run(0, row, width, 1)
  }
  canvas.paint({ drain }, left, top, fill)
}

interface Placed {
  readonly glyph: Glyph
  readonly x: number
  readonly colour: string
}

function writeWords(canvas: Canvas, font: Font, words: Words): void {
  const { x, y, size, anchor } = words
  const { placed, width } = lineOf(font, words)
  const start = anchor === 'end' ? x - width : x
  for (const { glyph, x: at, colour } of placed)
    drawGlyph(canvas, glyph, start + at, y, size, colour)
}

/** Lays out a line from left to right. If it does not fit, it is cut off with an ellipsis. */
function lineOf(font: Font, { spans, size, most }: Words): { placed: Placed[]; width: number } {
  const placed: Placed[] = []
  let width = 0
  const put = ({ bold, colour }: Span, letter: string) => {
    const glyph = glyphOf(bold ? font.bold : font.regular, letter)
    placed.push({ glyph, x: width, colour })
    width += (glyph.advance * size) / EM
  }
  for (const span of spans) {
    width += span.gap ?? 0
    for (const letter of span.text) {
      put(span, letter)
      if (width <= most) continue
      const dots = (glyphOf(font.regular, '…').advance * size) / EM
      while (placed.length > 0 && width + dots > most) width = placed.pop()!.x
      put(span, '…')
      return { placed, width }
    }
  }
  return { placed, width }
}

const CURVE_LINES = 6

function drawGlyph(
  canvas: Canvas,
  { steps, points }: Glyph,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  if (points.length === 0) return
  const scale = size / EM
  const xs = points.filter((_, n) => n % 2 === 0)
  const ys = points.filter((_, n) => n % 2 === 1)
  const left = Math.floor(x + Math.min(...xs) * scale)
  const top = Math.floor(y - Math.max(...ys) * scale)
  const coverage = coverageOf(
    Math.ceil(x + Math.max(...xs) * scale) - left,
    Math.ceil(y - Math.min(...ys) * scale) - top,
  )
  const pointAt = (n: number) =>
    [x + points[n]! * scale - left, y - points[n + 1]! * scale - top] as const
  let [fromX, fromY] = [0, 0]
  let [startX, startY] = [0, 0]
  let at = 0
  for (const step of steps) {
    if (step === 0) {
      coverage.line(fromX, fromY, startX, startY)
      ;[startX, startY] = pointAt(at)
    } else if (step === 1) coverage.line(fromX, fromY, ...pointAt(at))
    else {
      const [midX, midY] = pointAt(at)
      const [endX, endY] = pointAt(at + 2)
      let [lastX, lastY] = [fromX, fromY]
      for (let n = 1; n <= CURVE_LINES; n++) {
        const t = n / CURVE_LINES
        const along = (a: number, b: number, c: number) =>
          (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c
        const [nextX, nextY] = [along(fromX, midX, endX), along(fromY, midY, endY)]
        coverage.line(lastX, lastY, nextX, nextY)
        ;[lastX, lastY] = [nextX, nextY]
      }
      at += 2
    }
    ;[fromX, fromY] = pointAt(at)
    at += 2
  }
  coverage.line(fromX, fromY, startX, startY)
  canvas.paint(coverage, left, top, colour)
}
