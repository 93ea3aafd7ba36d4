import type { Coverage } from './coverage.ts'

/** A picture with at most 256 colours, which takes a third of the bytes of one with red, green and blue per pixel. */
export interface Canvas {
  readonly width: number
  readonly height: number
  /** The palette index of each pixel, row by row. */
  readonly pixels: Uint8Array<ArrayBuffer>
  /** Red, green and blue of each colour. */
  readonly palette: number[][]
  /** Paints the covered area with its corner at left and top. */
  paint(coverage: Pick<Coverage, 'drain'>, left: number, top: number, colour: string): void
}

const MAX_COLOURS = 256
/** How many steps smooth edges have. Few steps need few colours. */
const STEPS = 15

/** The picture is black at first. */
export function createCanvas(width: number, height: number): Canvas {
  const pixels = new Uint8Array(width * height)
  const palette = [[0, 0, 0]]
  const known = new Map<string, number>([['0,0,0', 0]])
  const mixed = new Map<number, number>()

  function placeOf(colour: number[]): number {
    const name = colour.join()
    const found = known.get(name) ?? (palette.length < MAX_COLOURS ? palette.length : undefined)
    const place = found ?? nearest(palette, colour)
    if (place === palette.length) palette.push(colour)
    known.set(name, place)
    return place
  }

  function mix(below: number, ink: number, step: number): number {
    const key = (below * MAX_COLOURS + ink) * (STEPS + 1) + step
    const made =
      mixed.get(key) ??
      placeOf(
        palette[below]!.map((part, n) =>
          Math.round(part + ((palette[ink]![n]! - part) * step) / STEPS),
        ),
      )
    mixed.set(key, made)
    return made
  }

  return {
    ...{ width, height, pixels, palette },
    paint(coverage, left, top, colour) {
      const ink = placeOf([1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))
      coverage.drain((x, y, length, share) => {
        const row = top + y
        if (row < 0 || row >= height) return
        const from = row * width + Math.max(0, left + x)
        const to = row * width + Math.min(width, left + x + length)
        const step = Math.round(share * STEPS)
        if (step === STEPS) pixels.fill(ink, from, Math.max(from, to))
        else for (let at = from; at < to; at++) pixels[at] = mix(pixels[at]!, ink, step)
      })
    },
  }
}

function nearest(palette: readonly number[][], colour: readonly number[]): number {
  const distance = (other: readonly number[]) =>
    other.reduce((sum, part, n) => sum + (part - colour[n]!) ** 2, 0)
  return palette.reduce(
    (best, other, n) => (distance(other) < distance(palette[best]!) ? n : best),
    0,
  )
}
