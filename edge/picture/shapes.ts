import { escapeHtml } from '../html.ts'

/** A part of a picture. Measures are in pixels, colours are `#rrggbb`. */
export type Shape = Box | Words

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly fill: string
  /** The colour of a border of 2 pixels, half of which is outside. */
  readonly stroke?: string
}

export interface Span {
  readonly text: string
  readonly colour: string
  readonly bold: boolean
  /** The distance to the previous span in pixels. */
  readonly gap?: number
}

/** One line of text. */
export interface Words {
  readonly x: number
  /** The y of the baseline. */
  readonly y: number
  readonly size: number
  /** Whether the text begins or ends at x. */
  readonly anchor: 'start' | 'end'
  /** The maximum width. Longer text is cut off. */
  readonly most: number
  readonly spans: readonly Span[]
}

export const STROKE = 2

export function svgOf(width: number, height: number, shapes: readonly Shape[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter, Helvetica, Arial, sans-serif">
${shapes.map(elementOf).join('\n')}
</svg>`
}

function elementOf(shape: Shape): string {
  if ('spans' in shape) {
    const { x, y, size, anchor, spans } = shape
    const inside = spans.map(spanOf).join('')
    return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}">${inside}</text>`
  }
  const { x, y, width, height, radius, fill, stroke } = shape
  const rounded = radius > 0 ? ` rx="${radius}"` : ''
  const border = stroke ? ` stroke="${stroke}" stroke-width="${STROKE}"` : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rounded} fill="${fill}"${border}/>`
}

const spanOf = ({ text, colour, bold, gap }: Span) =>
  `<tspan${gap ? ` dx="${gap}"` : ''} font-weight="${bold ? 700 : 400}" fill="${colour}">${escapeHtml(text)}</tspan>`
